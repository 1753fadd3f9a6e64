/** Shown in place of a failed part of a page. */
export const stopped = {
  text: 'This part of the page has stopped working. What you typed is kept.',
  retry: 'Try again',
}
