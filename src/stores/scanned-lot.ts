import { foldedLot, isLot } from '~/domain/lots'

interface Detector {
  detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>
}

type MakesDetector = new (options: { formats: string[] }) => Detector

const detector = () => (window as unknown as { BarcodeDetector?: MakesDetector }).BarcodeDetector

/** Whether this browser reads codes. Elsewhere the phone's own camera opens the link. */
export const canScan = (): boolean => detector() !== undefined

/** The lot in the text of a code: an address of this site, or the number alone; undefined for a stranger's. */
export function scannedLot(text: string, origin: string): string | undefined {
  const own = /^https?:/i.test(text) ? lotAt(text, origin) : text
  const lot = foldedLot(own)
  return isLot(lot) ? lot : undefined
}

const lotAt = (text: string, origin: string): string =>
  text.startsWith(`${origin}/`) ? (/^(?:\/\w\w)?\/sack\/([^/?#]+)/.exec(text.slice(origin.length))?.[1] ?? '') : ''

/** The lot on a picture, or why there is none: no code, or only a stranger's. */
export async function lotOnPicture(file: File): Promise<{ lot: string } | 'unread' | 'stranger'> {
  const Detects = detector()
  const codes = await createImageBitmap(file)
    .then((picture) => (Detects ? new Detects({ formats: ['qr_code'] }).detect(picture) : []))
    .catch(() => [])
  const [lot] = codes.flatMap(({ rawValue }) => scannedLot(rawValue, location.origin) ?? [])
  return lot ? { lot } : codes.length > 0 ? 'stranger' : 'unread'
}
