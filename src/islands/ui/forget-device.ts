import { countUnsent, forgetDevice } from '~/stores/forgotten-device'

// Loaded when its button is pressed. The texts of the dialog are in the page: src/components/ForgetDevice.astro.

type Part = 'asks' | 'done' | 'failed'

/** Asks before all data of this device is deleted, and reports how many forms were not sent. */
export async function ask() {
  const dialog = document.querySelector<HTMLDialogElement>('#forget-device')
  const yes = dialog?.querySelector<HTMLButtonElement>('[data-yes]')
  const unsent = dialog?.querySelector<HTMLElement>('[data-unsent]')
  if (!dialog || !yes || !unsent) return
  const count = await countUnsent().catch(() => 0)
  unsent.hidden = count === 0
  unsent.querySelector('strong')?.replaceChildren(String(count))
  yes.onclick = () => void forget(dialog, yes)
  show(dialog, 'asks')
  if (!dialog.open) dialog.showModal()
}

async function forget(dialog: HTMLDialogElement, yes: HTMLButtonElement) {
  yes.disabled = true
  yes.setAttribute('aria-busy', 'true')
  try {
    await forgetDevice()
    // Reloading also clears this page's memory.
    dialog.addEventListener('close', () => location.replace(location.pathname), { once: true })
    dispatchEvent(new Event('storage'))
    show(dialog, 'done')
  } catch (error) {
    console.warn('Failed to forget this device:', error)
    show(dialog, 'failed')
  }
  yes.disabled = false
  yes.removeAttribute('aria-busy')
}

function show(dialog: HTMLDialogElement, shown: Part) {
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = part.dataset['part'] !== shown
}
