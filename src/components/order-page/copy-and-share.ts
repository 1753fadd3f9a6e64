/** Copies and shares the link and the texts of a page. */

/** Shows the buttons that this browser supports. */
export function showCopyAndShare() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    if (navigator.clipboard) button.hidden = false
    else button.remove()
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = !navigator.share
}

/** Handles presses after a page has requested it, because bundles with this module also run on other pages. */
export function watchCopyAndShare() {
  showCopyAndShare()
  document.addEventListener('click', onClick)
}

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-share]') : null
  const { copy, share: url, title = '' } = button?.dataset ?? {}
  if (button && copy) void copyText(copy, button)
  // Rejects if the user closes the share menu.
  if (url) navigator.share({ title, url }).catch(() => {})
}

async function copyText(text: string, button: HTMLElement) {
  const { copied = '', refused = '' } = button.closest<HTMLElement>('[data-copied]')?.dataset ?? {}
  const said = button.nextElementSibling
  const sentence = await navigator.clipboard.writeText(text).then(
    () => copied,
    () => refused,
  )
  if (said) said.textContent = sentence
}
