/** A button with `data-copy` lays that text on the clipboard, and the words after it say so: pages lock their own text. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  if (button) void copy(button.dataset['copy'] ?? '', button.nextElementSibling)
})

async function copy(text: string, said: Element | null) {
  if (!said) return
  // Emptied first, so that the same words are heard again.
  said.textContent = ''
  said.textContent = (await isCopied(text)) ? 'Copied' : 'Your browser does not allow copying here.'
}

/** A browser has no clipboard for a page without HTTPS, and may refuse it to any other. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
