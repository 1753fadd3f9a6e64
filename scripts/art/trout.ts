import { TROUT } from '../../src/browser/trout-picture'

/** A trout's length is 100 here; its box is wider for the tail's swing, and as high as the swing needs. */
const BOX = { width: 108, height: 46 }
/** From the snout to the root of the tail: how far along, and how high the body is above and below its middle. */
const STATIONS = [
  [0, 1, 1],
  [3, 3.4, 3.3],
  [8, 6, 5.5],
  [15, 8.2, 7.7],
  [25, 10.5, 10.3],
  [40, 11.7, 12.4],
  [55, 10.6, 11.6],
  [70, 7.7, 7.8],
  [80, 5.7, 5.3],
  [90, 3.7, 3.6],
] as const
const WAVES = 1.5

/** How far the body swings aside at a place along it: a wave that runs to the tail and grows from 0.02 to 0.10 of the length. */
export function swing(along: number, phase: number): number {
  const wave = (along / 100) * WAVES - phase / TROUT.phases
  return (2 + 8 * (along / 100) ** 2) * Math.sin(2 * Math.PI * wave)
}

/** A rainbow trout from the side, its nose to the right, in each phase of its beat from the top down. */
export function troutPicture(): string {
  const phases = Array.from({ length: TROUT.phases }, (_, phase) => troutIn(phase)).join('')
  const size = `width="${BOX.width}" height="${BOX.height * TROUT.phases}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>Rainbow trout</title>${phases}</svg>`
}

function troutIn(phase: number): string {
  const middle = BOX.height * (phase + 0.5)
  const at = ([along, aside]: readonly [number, number]) =>
    `${(BOX.width - 2 - along).toFixed(1)} ${(middle + aside + swing(along, phase)).toFixed(1)}`
  const line = (points: readonly (readonly [number, number])[]) => `M${points.map(at).join('L')}`
  const edge = (share: number) =>
    STATIONS.map(([along, above, below]) => [along, share < 0 ? share * above : share * below] as const)
  const between = (top: number, bottom: number) => `${line([...edge(top), ...edge(bottom).toReversed()])}Z`
  const fins = [TAIL, BACK, SMALL, UNDER, BELLY].map((fin) => `${line(fin)}Z`).join('')
  const [eyeX, eyeY] = at([6.5, -1.2]).split(' ')
  return `<path fill="#8d8650" d="${fins}"/><path fill="#ddd6c4" d="${between(-1, 1)}"/><path fill="#5f6a38" d="${between(-1, -0.2)}"/><g fill="none" stroke-linecap="round"><path stroke="#c2606a" stroke-width="4.5" d="${line(edge(0.02).slice(1))}"/><g stroke="#1f2217" stroke-width="1.8"><path stroke-dasharray="0 5" d="${line(edge(-0.6).slice(2))}"/><path stroke-dasharray="0 7" d="${line(edge(-0.2).slice(3))}"/></g></g><circle cx="${eyeX}" cy="${eyeY}" r="1.6"/>`
}

type Fin = readonly (readonly [number, number])[]
const TAIL: Fin = [
  [88, -3.6],
  [103, -11],
  [98, 0],
  [103, 11],
  [88, 3.6],
]
const BACK: Fin = [
  [42, -10],
  [47, -18],
  [59, -14],
  [57, -9],
]
const SMALL: Fin = [
  [73, -6],
  [77, -10],
  [78, -5],
]
const UNDER: Fin = [
  [66, 7],
  [71, 14],
  [77, 10],
  [76, 5],
]
const BELLY: Fin = [
  [50, 10],
  [58, 15],
  [57, 9],
]
