import { FALLBACK_IMAGES } from '../../src/domain/catalog/fallback-images'
import { CATEGORIES } from '../../src/domain/catalog/schema'
import { TROUT } from '../../src/islands/fish/trout-picture'

const KB = 1000

interface Part {
  left: number
  top: number
  width: number
  height: number
}

export type Format = 'webp' | 'avif' | 'jpg'

/** A picture of the site: its master, the visible part, widths, quality and maximum bytes. */
export interface Picture {
  /** Its address in /pictures, without width and format. */
  name: string
  master: string
  part: Part
  /** In pixels, widest first. The widest has only the name, others have their width appended. */
  widths: readonly number[]
  formats: Partial<Record<Format, number>>
  most: readonly number[]
  /** Whether products and gallery can use it, so that pages need its sizes. */
  isInShop?: true
}

export interface Film {
  name: string
  master: string
  format: 'mp4' | 'webm'
  width: number
  /** Constant rate factor: lower is better and larger. */
  rate: number
  most: number
}

export interface Icon {
  name: string
  size: number
  /** The share of the icon that the mark fills. The outer fifth of a maskable icon may be cut. */
  share: number
  most: number
}

const bag = (stage: string): Picture => ({
  name: `bag-${stage}`,
  master: `bag-${stage}.webp`,
  part: { left: 60, top: 60, width: 940, height: 1175 },
  widths: [480, 240],
  formats: { webp: 60, avif: 42 },
  most: [36 * KB, 16 * KB],
  isInShop: true,
})

const VIEW: Part = { left: 0, top: 0, width: 1600, height: 900 }

const view = (name: string): Picture => ({
  name,
  master: `${name}.webp`,
  part: VIEW,
  widths: [640, 480],
  formats: { webp: 52, avif: 44 },
  most: [30 * KB, 18 * KB],
  isInShop: true,
})

export const PICTURES: readonly Picture[] = [
  bag('early'),
  bag('small'),
  bag('stock'),
  // Galleries of old shops use this name and the next.
  view('feed-mill'),
  view('himalayan-stream'),
  view('raceway-farm'),
  view('three-bags'),
  {
    name: 'pellets-close-up',
    master: 'pellets-close-up.webp',
    part: { left: 0, top: 0, width: 1600, height: 1000 },
    widths: [640, 480, 320],
    formats: { webp: 48, avif: 42 },
    most: [18 * KB, 10 * KB, 6 * KB],
    isInShop: true,
  },
  {
    name: 'hero/poster',
    master: 'poster.webp',
    part: { left: 0, top: 0, width: 1280, height: 720 },
    widths: [1280],
    formats: { avif: 42 },
    most: [42 * KB],
  },
  {
    name: 'hero/poster-portrait',
    master: 'poster-portrait.webp',
    // What a phone of 360 px shows of it.
    part: { left: 0, top: 134, width: 720, height: 1056 },
    widths: [540],
    formats: { webp: 56, avif: 38 },
    most: [25 * KB],
  },
  {
    name: 'social',
    master: 'poster.webp',
    part: { left: 80, top: 90, width: 1200, height: 630 },
    widths: [1200],
    formats: { jpg: 72 },
    most: [60 * KB],
  },
]

export const FILMS: readonly Film[] = [
  { name: 'stream-portrait', master: 'stream-portrait.mp4', format: 'webm', width: 540, rate: 54, most: 250 * KB },
  { name: 'stream-960', master: 'stream-loop.mp4', format: 'webm', width: 960, rate: 53, most: 700 * KB },
  { name: 'stream-960', master: 'stream-loop.mp4', format: 'mp4', width: 960, rate: 32, most: 700 * KB },
]

export const ICONS: readonly Icon[] = [
  { name: 'any-192', size: 192, share: 1, most: 8 * KB },
  { name: 'any-512', size: 512, share: 1, most: 20 * KB },
  { name: 'maskable-512', size: 512, share: 0.64, most: 20 * KB },
]

/** A drawn view: its name in /pictures and in the masters, and its size in pixels. */
export interface Illustration {
  name: string
  width: number
  height: number
  /** Same as for a picture. */
  isInShop?: true
}

export const ILLUSTRATIONS: readonly Illustration[] = [
  { name: 'balance', width: 1200, height: 900, isInShop: true },
  { name: 'mill', width: 1200, height: 800, isInShop: true },
  { name: 'pellets', width: 1200, height: 800, isInShop: true },
  { name: 'raceway', width: 1200, height: 800, isInShop: true },
  { name: 'sacks', width: 1200, height: 800, isInShop: true },
  { name: 'valley', width: 1600, height: 900, isInShop: true },
]

export const illustrationFile = ({ name }: Illustration): string => `pictures/${name}.svg`

/** Drawings: their file in public, and the maximum bytes. */
export const DRAWINGS: readonly { file: string; most: number }[] = [
  ...ILLUSTRATIONS.map((illustration) => ({ file: illustrationFile(illustration), most: 16 * KB })),
  { file: TROUT.picture.slice(1), most: 16 * KB },
  { file: 'pictures/pellet-heap.svg', most: 1 * KB },
  { file: 'pictures/trout-outline.svg', most: 4.5 * KB },
  ...CATEGORIES.map((category) => ({ file: FALLBACK_IMAGES[category].slice(1), most: 2 * KB })),
]

export const fileOf = ({ name, widths }: Picture, width: number, format: Format): string =>
  `pictures/${name}${width === widths[0] ? '' : `-${width}`}.${format}`

export const heightOf = ({ part }: Picture, width: number): number => Math.round((width * part.height) / part.width)

export const filmFile = ({ name, format }: Film): string => `video/${name}.${format}`

export const iconFile = ({ name }: Icon): string => `icons/${name}.png`
