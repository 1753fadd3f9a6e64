import { lastOf } from '~/domain/lists'
import { isSaving, isSlow } from '~/stores/connection'
import { prefersReducedMotion, reducedMotion } from '../ui/reduced-motion'
import { contentInView, isBackOffice, isBusyReader } from './page-content'
import { type Fish, fed, newStream, nextStream, type Stream, strengthAt, TICK } from './swimming'
import { TROUT } from './trout-picture'

declare global {
  interface DocumentEventMap {
    /** A fish on the weight line was released: pellets fall there. */
    feedfish: CustomEvent<{ x: number; y: number; millimetres: number }>
  }
}

const KEPT = 'stream'
/** Pixels per millimetre of pellet. */
const PELLET = 3
/** Maximum milliseconds of computing per task, so that a slow phone responds to input in between. */
const AT_ONCE = 5

const OVER_THE_PAGE = {
  position: 'fixed',
  inset: '0',
  overflow: 'clip',
  contain: 'strict',
  pointerEvents: 'none',
}

/**
 * Animates the fish and the food in the water. Some seconds are computed in advance and played as transform animations, off the
 * main thread.
 */
export function swim(water: HTMLElement, first: Stream) {
  // In the back office below all content, so that no fish covers a number, a word or a control.
  Object.assign(water.style, OVER_THE_PAGE, { zIndex: isBackOffice() ? '-1' : '20' })
  const drawIfWanted = () => {
    water.hidden = prefersReducedMotion()
  }
  drawIfWanted()
  reducedMotion().addEventListener('change', drawIfWanted)
  const trout = [...water.querySelectorAll('b')].map((body): Trout => ({ body }))
  const morsels = [...water.querySelectorAll('i')].map((body): Afloat => ({ body }))
  let shown: Course = [first]
  let began = performance.now()
  const now = (): Stream => shown[Math.min(Math.floor((performance.now() - began) / TICK), shown.length - 1)] ?? first
  const show = async (course: Course, mayGoOn: () => boolean) => {
    shown = course
    began = performance.now()
    const parts = [
      ...morsels.map((each, index) => () => sinkMorsel(each, course, index)),
      ...trout.map((each, index) => () => swimTrout(each, course, index)),
    ]
    for (const part of parts) {
      if (!mayGoOn()) return
      part()
      await pause(0)
    }
  }
  const rest = () => {
    shown = [now()]
    for (const each of water.getAnimations({ subtree: true })) each.pause()
  }
  const turn = keepSwimming(now, show, rest)
  document.addEventListener('feedfish', ({ detail: { x, y, millimetres } }) => {
    if (mustRest() || isSlow()) return
    const pixels = millimetres * PELLET
    for (const { body } of morsels) Object.assign(body.style, { width: `${pixels}px`, height: `${pixels}px` })
    shown = [fed(now(), { x, y }, pixels)]
    turn()
  })
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(now())))
}

async function courseFrom(stream: Stream): Promise<Course> {
  // A hidden tab gets no frames.
  const content = await Promise.race([contentInView(), pause(LOOK_AHEAD * TICK).then(() => [])])
  const course: Stream[] = [{ ...stream, ...bed(), content }]
  let since = performance.now()
  for (let tick = 1; tick <= LOOK_AHEAD; tick++) {
    course.push(nextStream(course[tick - 1] ?? stream))
    if (performance.now() - since < AT_ONCE) continue
    await pause(0)
    since = performance.now()
  }
  return course
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Show = (course: Course, mayGoOn: () => boolean) => Promise<void>

/** Stops in a hidden tab, with reduced motion, on a connection that saves data, and while the reader types. */
function keepSwimming(now: () => Stream, show: Show, rest: () => void) {
  let turns = 0
  let isResting = false
  const turn = async () => {
    const mine = ++turns
    const isMine = () => mine === turns
    rest()
    isResting = mustRest()
    if (isResting) return
    let course = await courseFrom(now())
    while (isMine()) {
      const played = pause(LOOK_AHEAD * TICK)
      await show(course, isMine)
      course = await courseFrom(lastOf(course) ?? now())
      await played
    }
  }
  const look = () => {
    if (mustRest() !== isResting) void turn()
  }
  for (const event of ['visibilitychange', 'focusin']) document.addEventListener(event, look)
  // The end of some stops, such as a removed dialog, has no event.
  setInterval(() => isResting && look(), LOOK_AHEAD * TICK)
  reducedMotion().addEventListener('change', look)
  void turn()
  return () => void turn()
}

const mustRest = (): boolean => document.hidden || prefersReducedMotion() || isSaving() || isBusyReader()

/** The stored stream of this tab, or a new one. */
export function keptStream(): Stream {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Stream | null
    if (kept) return { ...kept, ...bed(), content: [] }
  } catch {
    sessionStorage.removeItem(KEPT)
  }
  return newStream(innerWidth, innerHeight)
}

const bed = () => ({ width: innerWidth, height: innerHeight })

/** Ticks per course, and per frame; the browser interpolates between frames. */
const LOOK_AHEAD = 32
const EACH = 4
export const STRENGTH = 0.6
/** Duration of a tail beat in milliseconds at normal playback. */
const BEAT = 1200

type Course = readonly Stream[]

interface Afloat {
  body: HTMLElement
  course?: Animation
}

interface Trout extends Afloat {
  tail?: Animation
}

function newTail(body: HTMLElement): Animation {
  const beat = { duration: BEAT, easing: `steps(${TROUT.phases})`, iterations: Number.POSITIVE_INFINITY }
  return (body.firstElementChild ?? body).animate([{ transform: 'none' }, { transform: 'translateY(-100%)' }], beat)
}

/** A trout is seen from above, so it only rotates; a fast one beats its tail faster. */
function swimTrout(trout: Trout, course: Course, index: number) {
  const frames = course.flatMap((stream, tick) => {
    const fish = stream.fish[index]
    if (tick % EACH !== 0 || !fish) return []
    return { transform: placed(fish), opacity: round(STRENGTH * strengthAt(stream, fish)) }
  })
  play(trout, frames, 'linear')
  const beats = ((lastOf(course)?.fish[index]?.beat ?? 0) - (course[0]?.fish[index]?.beat ?? 0)) / (2 * Math.PI)
  trout.tail ??= newTail(trout.body)
  trout.tail.updatePlaybackRate((beats * BEAT) / (LOOK_AHEAD * TICK))
  trout.tail.play()
}

/** The transform for a fish's position and heading. */
export const placed = ({ x, y, heading }: Fish): string => `translate(${round(x)}px,${round(y)}px) rotate(${round(heading)}rad)`

function sinkMorsel(morsel: Afloat, course: Course, index: number) {
  morsel.body.hidden = course.every(({ food }) => !food[index])
  if (morsel.body.hidden) return
  const frames = course
    .filter((_, tick) => tick % EACH === 0)
    .map((stream) => {
      const food = stream.food[index]
      if (!food) return { opacity: 0, transform: 'none' }
      return { transform: `translate(${round(food.x)}px,${round(food.y)}px)`, opacity: round(strengthAt(stream, food)) }
    })
  play(morsel, frames, 'step-end')
}

/** Plays the frames until the next course; each lasts as many ticks as it covers. */
function play(afloat: Afloat, frames: readonly Keyframe[], easing: string) {
  const before = afloat.course
  afloat.course = afloat.body.animate(
    frames.map((frame) => ({ ...frame, easing })),
    { duration: LOOK_AHEAD * TICK, fill: 'forwards' },
  )
  before?.cancel()
}

const round = (value: number): number => Math.round(value * 100) / 100
