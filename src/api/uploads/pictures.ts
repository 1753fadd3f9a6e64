import sharp from 'sharp'
import { invalid, Refusal, tooLarge } from '~/api/http/problems'
import { IMAGE_WIDTHS, uploadWidths } from '~/domain/catalog/images'
import { MAX_IMAGE_PIXELS } from '~/domain/catalog/images-schema'

/** A stored picture: WebP files by width, without metadata. Width and height are of the widest, in pixels. */
export interface Pictures {
  width: number
  height: number
  widths: ReadonlyMap<number, Buffer>
}

const WIDEST = Math.max(...IMAGE_WIDTHS)
/** Very tall pictures do not fit on a page, and WebP is limited to 16,383 pixels. */
const MAX_HEIGHT = 4 * WIDEST
const QUALITY = 80
/** Some programs append bytes after the end of a JPEG. */
const END_WITHIN = 4096
const SECONDS = 20

// One thread, one picture at a time and no cache, so that orders do not wait for pictures.
sharp.concurrency(1)
sharp.cache(false)

let last: Promise<unknown> = Promise.resolve()

/** Re-encodes a PNG, JPG or WebP upright in all widths, after the pictures queued before. 413, 415 or 422. */
export const reencode = (bytes: Uint8Array): Promise<Pictures> => inTurn(() => encode(bytes))

/** Works on a picture after those queued before. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = last.then(work)
  last = own.catch(() => {})
  return own
}

async function encode(bytes: Uint8Array): Promise<Pictures> {
  const type = typeOf(bytes)
  if (!type) throw wrongType()
  try {
    await refuseUnfit(bytes, type)
    return await encodeWidths(...whole(bytes, type))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw invalid([{ path: 'image', message: 'This picture is damaged. Please choose another.' }])
  }
}

async function refuseUnfit(bytes: Uint8Array, type: string) {
  // Reads only the header, so that the decoded size of a small file is known before.
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format !== type) throw wrongType()
  if (pages > 1 || (type === 'png' && isAnimatedPng(bytes))) throw moving()
  if (width * height > MAX_IMAGE_PIXELS) throw tooLarge(`${MAX_IMAGE_PIXELS / 1e6} megapixels`)
}

const JPEG_END = Buffer.from([0xff, 0xd9])

/**
 * The bytes to decode, and the level at which the decoder fails. Some cameras omit the end marker of a JPEG: then it is added,
 * and any other damage is refused.
 */
function whole(bytes: Uint8Array, type: string): [Uint8Array, 'error' | 'warning'] {
  const isEnded = type !== 'jpeg' || Buffer.from(bytes).includes(JPEG_END, -END_WITHIN)
  return isEnded ? [bytes, 'error'] : [Buffer.concat([bytes, JPEG_END]), 'warning']
}

async function encodeWidths(bytes: Uint8Array, failOn: 'error' | 'warning'): Promise<Pictures> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn })
    .autoOrient()
    .resize({ width: WIDEST, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = new Map<number, Buffer>()
  for (const each of uploadWidths(width)) {
    const decoded = sharp(data, { raw: { width, height, channels } })
    widths.set(each, await decoded.resize({ width: each }).webp({ quality: QUALITY }).toBuffer())
  }
  return { width, height, widths }
}

/** The type by the file's first bytes, ignoring name and content type. */
function typeOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  const first = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (first.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (first.startsWith('\xff\xd8\xff')) return 'jpeg'
  return first.startsWith('RIFF') && first.endsWith('WEBP') ? 'webp' : undefined
}

/** Whether a PNG is animated (chunk `acTL` before its pixels); the image library sees only the first frame. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const chunk = file.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL'
  }
  return false
}

const moving = () => invalid([{ path: 'image', message: 'This picture moves. Please choose a still one.' }])

const wrongType = () => new Refusal(415, 'Please choose a PNG, JPG or WebP picture.')
