import { TROUT } from '../../src/islands/fish/trout-picture'

/** A trout at rest, from above: nose at `nose` on the right, tail at `tail`, on the line `middle`. */
const REST = { nose: 77, tail: 2, middle: 11, width: 80, height: 22 }
/** The height of one phase, including the swinging tail and fins. */
const BOX = { width: REST.width, height: 28 }
const WAVES = 1.5

/** Lateral movement at a point along the body: a wave that grows from 0.02 of the length at the nose to 0.10 at the tail. */
export function swing(along: number, phase: number): number {
  const wave = (along / 100) * WAVES - phase / TROUT.phases
  return (2 + 8 * (along / 100) ** 2) * Math.sin(2 * Math.PI * wave)
}

const FINS =
  'M13 11L2 6.5Q4 11 2 15.5ZM56 4Q52 0 45 0Q48 4 52 5.5ZM56 18Q52 22 45 22Q48 18 52 16.5ZM36 6Q32 4 29 4.5L33 7.5ZM36 16Q32 18 29 17.5L33 14.5Z'
/** From tail to nose: the position, and the half widths of the rose band, the back and its light middle. */
const STATIONS = [
  [10, 1, 0.7, 0],
  [20, 2, 1.3, 0],
  [28, 3.4, 2.2, 1.1],
  [36, 5.3, 3.7, 1.8],
  [44, 6.6, 4.7, 2.3],
  [52, 7, 5, 2.5],
  [60, 6.7, 4.7, 2.3],
  [66, 5.7, 3.9, 1.5],
  [72, 3.8, 2.5, 0],
  [77, 0, 0, 0],
] as const
const DORSAL = 'M33 11Q40 9.5 46 11Q40 12.5 33 11Z'
const SPOTS =
  'M20 11.3h0M24 9.8h0M27 12.5h0M30 9h0M33 13.5h0M37 8h0M41 14h0M45 8h0M49 13.5h0M51 8.5h0M55 11h0M56 14.2h0M60 8h0M63 12.5h0'
const GILLS = 'M63 6.2Q66 11 63 15.8'
const EYES = 'M71.5 8h0M71.5 14h0'

const STYLE =
  '.f{fill:#c3aa80}.r{fill:#c4606f}.b{fill:#64795a}.l{fill:#a9b79a}.d{fill:#0b3b42}.s{fill:none;stroke:#0b3b42;stroke-linecap:round}' +
  '@media(prefers-color-scheme:dark){.f{fill:#b79c74}.r{fill:#d2707f}.b{fill:#6f8c6b}.l{fill:#a5b79d}.d{fill:#06262b}.s{stroke:#06262b}}'

/** A rainbow trout from above, nose to the right, with its swimming phases from top to bottom. */
export function troutPicture(): string {
  const phases = Array.from({ length: TROUT.phases }, (_, phase) => troutIn(phase)).join('')
  const size = `width="${BOX.width}" height="${BOX.height * TROUT.phases}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>Rainbow trout from above</title><style>${STYLE}</style>${phases}</svg>\n`
}

function troutIn(phase: number): string {
  const bent = (path: string) =>
    path.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => `${x} ${round(aside(Number(x), Number(y), phase))}`)
  const filled = (name: string, path: string) => `<path class="${name}" d="${bent(path)}"/>`
  const drawn = (width: number, path: string) => `<path class="s" stroke-width="${width}" d="${bent(path)}"/>`
  return (
    filled('f', FINS) +
    filled('r', outline(1)) +
    filled('b', outline(2)) +
    filled('l', outline(3)).replace('/>', ' opacity=".6"/>') +
    filled('d', DORSAL) +
    drawn(1.2, SPOTS) +
    drawn(0.7, GILLS) +
    drawn(2.2, EYES)
  )
}

function outline(part: 1 | 2 | 3): string {
  const edge = (side: 1 | -1) => STATIONS.map((station) => `${station[0]} ${REST.middle + side * station[part]}`)
  return `M${[...edge(-1), ...edge(1).toReversed()].join('L')}Z`
}

/** The position of a point of the resting trout in one phase. */
function aside(x: number, y: number, phase: number): number {
  const length = REST.nose - REST.tail
  const along = ((REST.nose - x) / length) * 100
  return BOX.height * (phase + 0.5) + y - REST.middle + (swing(along, phase) / 100) * length
}

const round = (value: number): string => String(Math.round(value * 10) / 10)
