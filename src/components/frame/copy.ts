import { pageMessages } from './messages-wanted'

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  if (button) void copy(button.dataset['copy'] ?? '', button.nextElementSibling)
})

async function copy(text: string, said: Element | null) {
  if (!said) return
  // Empty it first, so that a screen reader repeats the same words.
  said.textContent = ''
  const isDone = await isCopied(text)
  const { copied } = await pageMessages()
  said.textContent = isDone ? copied.done : copied.refused
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
