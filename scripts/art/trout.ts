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

const TAIL = 'M13 11L2 6Q5 11 2 16Z'
/** The breast fins and, behind them, the belly fins. */
const FINS =
  'M56 5Q51 0.5 44 1Q47 4 51 5.5ZM56 17Q51 21.5 44 21Q47 18 51 16.5ZM36 6.5Q32 3.5 28 4L32 7.5ZM36 15.5Q32 18.5 28 18L32 14.5Z'
/** From tail to nose: the position, and the half widths of the body and of the back between the rose bands. */
const STATIONS = [
  [9, 1.2, 0.8],
  [20, 1.9, 1.2],
  [32, 4.6, 3.4],
  [44, 7, 5.3],
  [58, 7.3, 5.5],
  [71, 5.2, 4],
  [78, 1.2, 0.8],
] as const
/** Fin rays, and hatches across the back. */
const RAYS =
  'M12 11L4 8.2M12 11L4 13.8M53 4.2L47 2M53 17.8L47 20M21 10.2L23 11.8M24 9.6L27 12.4M27.5 9L31 13M49 7.6L53 9.8M49 14.4L53 12.2M54 7.2L58 9.4M54 14.8L58 12.6'
const DORSAL = 'M33 11Q40 9.2 47 11Q40 12.8 33 11Z'
const SPOTS = 'M31 9.4h0M34 13.2h0M38 8.4h0M42 13.9h0M46 8.2h0M50 11h0M57 11h0M61 8.6h0M61 13.4h0'
const GILLS = 'M63.5 5.6Q66.5 11 63.5 16.4'
const EYES = 'M71 8.4h0M71 13.6h0'

/** The ink, paper and rose of the line engravings, by day and by night. */
const INKS = { day: ['#0b3b42', '#fbf8f0', '#d9707c'], night: ['#fbf8f0', '#04161a', '#e89aa0'] } as const

const coloured = ([ink, paper, rose]: readonly [string, string, string]): string =>
  `svg{stroke:${ink}}.p{fill:${paper}}.r{fill:${rose}}.d{fill:${ink}}`

const STYLE =
  'path{fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:.8}.b{stroke:none}.h{stroke-width:.5}.s{stroke-width:1.3}.e{stroke-width:2}' +
  `${coloured(INKS.day)}@media(prefers-color-scheme:dark){${coloured(INKS.night)}}`

/** A rainbow trout from above, nose to the right, with its swimming phases from top to bottom. */
export function troutPicture(): string {
  const phases = Array.from({ length: TROUT.phases }, (_, phase) => troutIn(phase)).join('')
  const size = `width="${BOX.width}" height="${BOX.height * TROUT.phases}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>Rainbow trout from above</title><style>${STYLE}</style>${phases}</svg>\n`
}

function troutIn(phase: number): string {
  const bent = (path: string) =>
    path.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => `${x} ${round(aside(Number(x), Number(y), phase))}`)
  const drawn = (name: string, path: string) => `<path class="${name}" d="${bent(path)}"/>`
  return (
    drawn('p', TAIL + FINS) +
    drawn('r', outline(1)) +
    drawn('p b', outline(2)) +
    drawn('h', RAYS + GILLS) +
    drawn('d h', DORSAL) +
    drawn('s', SPOTS) +
    drawn('e', EYES)
  )
}

/** A curve around the stations, through the middles between them. */
function outline(part: 1 | 2): string {
  const edge = (side: 1 | -1) => STATIONS.map((station) => [station[0], REST.middle + side * station[part]] as const)
  const around = [...edge(-1), ...edge(1).toReversed()]
  const curves = around.map(([x, y], index) => {
    const [nextX, nextY] = around[(index + 1) % around.length] ?? [x, y]
    return `${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  const [start = ''] = curves.slice(-1).map((curve) => curve.split(' ').slice(2).join(' '))
  return `M${start}Q${curves.join(' ')}Z`
}

/** The position of a point of the resting trout in one phase. */
function aside(x: number, y: number, phase: number): number {
  const length = REST.nose - REST.tail
  const along = ((REST.nose - x) / length) * 100
  return BOX.height * (phase + 0.5) + y - REST.middle + (swing(along, phase) / 100) * length
}

const round = (value: number): string => String(Math.round(value * 10) / 10)
