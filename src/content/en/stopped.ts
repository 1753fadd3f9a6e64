/** In place of a part of a page that has failed. */
export const stopped = {
  text: 'This part of the page has stopped working. What you typed is kept.',
  retry: 'Try again',
}
