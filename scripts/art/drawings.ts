import { readFileSync } from 'node:fs'
import { TROUT } from '../../src/islands/fish/trout-picture'
import { fallbackImages } from './fallback-images'
import { illustrationPicture } from './illustrations'
import { ILLUSTRATIONS, illustrationFile } from './table'
import { troutPicture } from './trout'

const draw: Record<string, () => string> = {
  [TROUT.picture]: troutPicture,
  ...Object.fromEntries(ILLUSTRATIONS.map((each) => [`/${illustrationFile(each)}`, () => illustrationPicture(each)])),
  '/pictures/pellet-heap.svg': () => readFileSync('art/masters/pellet-heap.svg', 'utf8'),
  '/pictures/trout-outline.svg': () => readFileSync('art/masters/trout-outline.svg', 'utf8'),
  ...fallbackImages,
}

/** The SVG of a file in public. Throws for an unknown file. */
export function drawingOf(file: string): string {
  const svg = draw[`/${file}`]?.()
  if (!svg) throw new Error(`Nothing draws ${file}.`)
  return svg
}
