import * as z from 'zod/mini'
import { isAddress } from '../addresses'
import { asked, line } from '../text'

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
export const MAX_IMAGE_PIXELS = 40_000_000
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

const OWN_PATH = /^\/(?!\/)[\w./-]+$/
const PICTURE_PATH = /^\/(?:pictures|uploads)\/./
const SENTENCE = 'Please give an https address or upload a picture.'

/** A picture's address: a path of this site's pictures or an https URL; nothing that could run, and no other page or call. */
export const imageAddress = line(500).check(
  z.refine((address) => (OWN_PATH.test(address) && !address.includes('..')) || isHttps(address), SENTENCE),
  asked(z.refine<string>((address) => !OWN_PATH.test(address) || PICTURE_PATH.test(address), SENTENCE)),
)

const side = z.int().check(z.minimum(1), z.maximum(MAX_IMAGE_PIXELS))

/** What an upload answers: the address to save, the same picture in its widths, and its size in pixels. */
export const upload = z.object({ url: imageAddress, srcset: z.string(), width: side, height: side })

export type Upload = z.infer<typeof upload>

function isHttps(address: string) {
  return isAddress(address) && new URL(address).protocol === 'https:' && !/[\s"'<>\\]/.test(address)
}
