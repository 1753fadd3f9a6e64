import { pageMessages } from './messages-wanted'

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  if (button) void copy(button.dataset['copy'] ?? '', button.nextElementSibling)
})

async function copy(text: string, said: Element | null) {
  if (!said) return
  // Cleared first, so that a screen reader repeats the same message.
  said.textContent = ''
  const isDone = await isCopied(text)
  const { copied } = await pageMessages()
  said.textContent = isDone ? copied.done : copied.refused
}

/** Without HTTPS browsers have no clipboard API, and with it they may refuse. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
