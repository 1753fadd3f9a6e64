import { countUnsent, forgetDevice } from '~/stores/forgotten-device'

// Comes when its button is pressed. The words of the dialog stand in the page: src/components/ForgetDevice.astro.

type Part = 'asks' | 'done' | 'failed'

/** Asks before all goes from this device, and says how much of it was not sent yet. */
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
    // What this page has in memory goes with it.
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
