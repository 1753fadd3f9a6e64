import { foldedLot, isLot } from '~/domain/batches/lots'

interface Detector {
  detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>
}

type MakesDetector = new (options: { formats: string[] }) => Detector

/** The lot in the text of a code: an address of this site, or the number alone; undefined for a stranger's. */
export function scannedLot(text: string, origin: string): string | undefined {
  const own = /^https?:/i.test(text) ? lotAt(text, origin) : text
  const lot = foldedLot(own)
  return isLot(lot) ? lot : undefined
}

const lotAt = (text: string, origin: string): string =>
  text.startsWith(`${origin}/`) ? (/^(?:\/\w\w)?\/sack\/([^/?#]+)/.exec(text.slice(origin.length))?.[1] ?? '') : ''

/** Reads a code from a picture, where the browser can. Elsewhere the phone's own camera opens the link. */
export function watchScan() {
  const { BarcodeDetector: Detects } = window as unknown as { BarcodeDetector?: MakesDetector }
  const scan = document.querySelector<HTMLElement>('[data-scan]')
  if (!scan || !Detects) return
  scan.hidden = false
  const input = scan.querySelector('input')
  input?.addEventListener('change', async () => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) await open(file, new Detects({ formats: ['qr_code'] }))
  })
}

async function open(file: File, detector: Detector) {
  const form = document.querySelector('form')
  const said = form?.querySelector<HTMLElement>('[data-unread]')
  const codes = await createImageBitmap(file)
    .then((picture) => detector.detect(picture))
    .catch(() => [])
  const [lot] = codes.flatMap(({ rawValue }) => scannedLot(rawValue, location.origin) ?? [])
  if (lot && form) location.assign(`${form.action}/${lot}`)
  else if (said) said.textContent = said.dataset['unread'] ?? ''
}
