export const copied = { done: 'Copied', refused: 'Your browser does not allow copying here.' }
