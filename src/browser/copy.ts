document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  if (button) void copy(button.dataset['copy'] ?? '', button.nextElementSibling)
})

async function copy(text: string, said: Element | null) {
  if (!said) return
  // Empty it first, so that a screen reader repeats the same words.
  said.textContent = ''
  said.textContent = (await isCopied(text)) ? 'Copied' : 'Your browser does not allow copying here.'
}

/** Browsers have no clipboard without HTTPS, and may refuse it elsewhere. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
