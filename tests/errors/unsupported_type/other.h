typedef __int128 otherWide;
