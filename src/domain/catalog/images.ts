import { hasOwn } from '../own-keys'
import { OWN_PICTURES } from './own-pictures'
import { versioned } from './versioned'

/** Stored widths of an uploaded picture in pixels. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const

/** The random part, the width and the height. All file names of the upload follow from them. */
const UPLOAD = /^\/uploads\/([\w-]{22})-([1-9]\d{0,3})x([1-9]\d{0,4})\.webp$/

interface ImageSource {
  src: string
  srcSet?: string
  width?: number
  height?: number
}

const OWN = /^\/pictures\/([\w-]+)\.(webp|svg)$/

export const uploadName = (random: string, width: number, height: number): string => `${random}-${width}x${height}.webp`

/** The stored widths for a picture of this width; never larger than the original. */
export const uploadWidths = (width: number): number[] => [...IMAGE_WIDTHS.filter((each) => each < width), width]

export const nameInWidth = (name: string, own: number, width: number): string =>
  width === own ? name : name.replace(/\.webp$/, `-${width}.webp`)

/** The attributes of an `<img>`: `srcset` and size for an upload or a picture of the site, otherwise only the address. */
export function imageSource(address: string): ImageSource {
  const match = UPLOAD.exec(address)
  if (!match) return ownPicture(address) ?? { src: versioned(address) }
  const [width, height] = [Number(match[2]), Number(match[3])]
  const srcSet = uploadWidths(width)
    .map((each) => `${nameInWidth(address, width, each)} ${each}w`)
    .join(', ')
  return { src: address, srcSet, width, height }
}

export const smallestImage = (address: string): string => imageSource(address).srcSet?.split(' ', 1)[0] ?? versioned(address)

/** The AVIF `srcset` of a picture of the site; undefined for others. */
export const lighterSrcSet = (address: string): string | undefined => ownPicture(address)?.srcSet?.replaceAll('.webp', '.avif')

function ownPicture(address: string): ImageSource | undefined {
  const own = known(address)
  if (!own) return undefined
  const { width, height, smaller } = own
  const src = versioned(address)
  if (smaller.length === 0) return { src, width, height }
  const widths = smaller.map((each) => `${versioned(nameInWidth(address, width, each))} ${each}w`)
  return { src, srcSet: [...widths, `${src} ${width}w`].join(', '), width, height }
}

function known(address: string) {
  const [, name = '', format] = OWN.exec(address) ?? []
  const own = hasOwn(OWN_PICTURES, name) ? OWN_PICTURES[name] : undefined
  const isDrawn = own?.smaller.length === 0
  return isDrawn === (format === 'svg') ? own : undefined
}
