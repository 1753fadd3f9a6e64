import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Format, Icon, Picture } from './table'

const MASTERS = 'art/masters'
const DEEP_WATER = '#0f4f55'

// What comes out must not depend on how many processors the machine has.
sharp.concurrency(1)

/** The part of the master that is shown, in its own pixels, on its shadow where it has one. */
async function shown({ master, part, shadow }: Picture): Promise<Buffer> {
  const cut = await sharp(`${MASTERS}/${master}`).extract(part).png().toBuffer()
  if (!shadow) return cut
  return sharp(shadowOf(shadow, part.width, part.height))
    .composite([{ input: cut }])
    .png()
    .toBuffer()
}

/** Soft where it is wide, dark where the thing touches the ground. */
function shadowOf({ x, y, half }: { x: number; y: number; half: number }, width: number, height: number): Buffer {
  const blot = (wide: number, high: number, blur: number, opacity: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="#06262b" fill-opacity="${opacity}" filter="url(#blur${blur})"/>`
  const filter = (blur: number) =>
    `<filter id="blur${blur}" x="-50%" y="-400%" width="200%" height="900%"><feGaussianBlur stdDeviation="${blur}"/></filter>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filter(12)}${filter(6)}${blot(half + 14, 12, 12, 0.34)}${blot(half, 8, 6, 0.5)}</svg>`,
  )
}

export async function encodePicture(picture: Picture, width: number, format: Format, quality: number): Promise<Buffer> {
  const resized = sharp(await shown(picture)).resize({ width, kernel: 'lanczos3' })
  return encoders[format](resized, quality).toBuffer()
}

const encoders: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  avif: (image, quality) => image.avif({ quality, effort: 9 }),
  jpg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
}

/** The mean colour of what is shown, as #rrggbb: what may stand in a picture's place until it comes. */
export async function meanColor(picture: Picture): Promise<string> {
  const { data } = await sharp(await shown(picture))
    .removeAlpha()
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

/** The mark as a PNG; one that a phone may cut to its own shape stands on the mark's own ground. */
export async function encodeIcon({ size, share }: Icon): Promise<Buffer> {
  const mark = await sharp(await readFile('public/favicon.svg'), { density: 72 * 16 })
    .resize(Math.round(size * share))
    .png()
    .toBuffer()
  const ground = share < 1 ? DEEP_WATER : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}
