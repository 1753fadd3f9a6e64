import { canScan, lotOnPicture } from '~/stores/scanned-lot'

/** Reads a code from a picture, where the browser can. Elsewhere the phone's own camera opens the link. */
export function watchScan() {
  const scan = document.querySelector<HTMLElement>('[data-scan]')
  if (!scan || !canScan()) return
  scan.hidden = false
  const input = scan.querySelector('input')
  input?.addEventListener('change', async () => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) await open(file)
  })
}

async function open(file: File) {
  const form = document.querySelector('form')
  const said = form?.querySelector<HTMLElement>('[data-unread]')
  const read = await lotOnPicture(file)
  if (typeof read !== 'string' && form) location.assign(`${form.action}/${read.lot}`)
  else if (said) said.textContent = said.dataset['unread'] ?? ''
}
