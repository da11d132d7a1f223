# Words that all games share.
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
seat-4 = White
seat-5 = Black
