import * as z from 'zod/mini'
import { isAddress } from '../addresses'
import { asked, line } from '../text'

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
export const MAX_IMAGE_PIXELS = 40_000_000
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

const OWN_PATH = /^\/(?!\/)[\w./-]+$/
const PICTURE_PATH = /^\/(?:pictures|uploads)\/./
const SENTENCE = 'Please give an https address or upload a picture.'

/** The address of a picture: a picture path of this site or an https URL; no script URL and no other path. */
export const imageAddress = line(500).check(
  z.refine((address) => (OWN_PATH.test(address) && !address.includes('..')) || isHttps(address), SENTENCE),
  asked(z.refine<string>((address) => !OWN_PATH.test(address) || PICTURE_PATH.test(address), SENTENCE)),
)

const side = z.int().check(z.minimum(1), z.maximum(MAX_IMAGE_PIXELS))

/** The answer to an upload: the address to save, its `srcset`, and its size in pixels. */
export const upload = z.object({ url: imageAddress, srcset: z.string(), width: side, height: side })

export type Upload = z.infer<typeof upload>

function isHttps(address: string) {
  return isAddress(address) && new URL(address).protocol === 'https:' && !/[\s"'<>\\]/.test(address)
}
