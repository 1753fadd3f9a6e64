/** Copies and shares the link of a page, and what stands on it. */

/** Shows the buttons that this browser can serve. */
export function showCopyAndShare() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = !navigator.clipboard
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = !navigator.share
}

/** Copies and shares at a press, once a page asks for it: files with it run on other pages, too. */
export function watchCopyAndShare() {
  showCopyAndShare()
  document.addEventListener('click', onClick)
}

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-share]') : null
  const { copy, share: url, title = '' } = button?.dataset ?? {}
  if (button && copy) void copyText(copy, button)
  // Whoever closes the menu of apps has changed his mind.
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
