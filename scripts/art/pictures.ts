import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Format, Icon, Picture } from './table'

const MASTERS = 'art/masters'
const DEEP_WATER = '#0f4f55'

// The output must not depend on the number of processors.
sharp.concurrency(1)

/** The visible part of the master, in its own pixels. */
const shown = ({ master, part }: Picture): Promise<Buffer> => sharp(`${MASTERS}/${master}`).extract(part).png().toBuffer()

export async function encodePicture(picture: Picture, width: number, format: Format, quality: number): Promise<Buffer> {
  const resized = sharp(await shown(picture)).resize({ width, kernel: 'lanczos3' })
  return encoders[format](resized, quality).toBuffer()
}

const encoders: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  avif: (image, quality) => image.avif({ quality, effort: 9 }),
  jpg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
}

/** The mark as a PNG. A maskable icon has the mark's background. */
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
