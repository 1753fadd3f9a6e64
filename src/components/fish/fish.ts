import { isSaving } from '~/stores/connection'
import { prefersReducedMotion } from '../frame/reduced-motion'
import { contentInView, isBusyReader } from './page-content'
import { MOST_FOOD, newStream, nextStream, type Stream, TICK } from './swimming'
import { type Course, LOOK_AHEAD, newMorsel, newTrout, sinkMorsel, swimTrout, type Trout } from './trout'

const KEPT = 'stream'
/** Milliseconds of computing in one task, so that a slow phone answers a touch in between. */
const AT_ONCE = 5

const OVER_THE_PAGE = {
  position: 'fixed',
  inset: '0',
  zIndex: '20',
  overflow: 'clip',
  contain: 'strict',
  pointerEvents: 'none',
}

/** Some seconds of ticks are computed ahead and played as transform animations, off the main thread. */
export async function swim() {
  const water = document.getElementById('stream')
  if (!water || water.childElementCount > 0) return
  Object.assign(water.style, OVER_THE_PAGE)
  const first = keptStream()
  const trout: Trout[] = []
  for (const each of first.fish) {
    trout.push(newTrout(water, each))
    await pause(0)
  }
  const morsels = Array.from({ length: MOST_FOOD }, () => newMorsel(water))
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
  keepSwimming(now, show, rest)
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(now())))
}

async function courseFrom(stream: Stream): Promise<Course> {
  // No frame comes in a tab that is hidden meanwhile.
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

/** The fish rest in a hidden tab, with reduced motion, on a saved connection, and while the reader types. */
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
      course = await courseFrom(course.at(-1) ?? now())
      await played
    }
  }
  const look = () => {
    if (mustRest() !== isResting) void turn()
  }
  for (const event of ['visibilitychange', 'focusin']) document.addEventListener(event, look)
  // What ends a rest, such as a dialog that is taken away, has no event of its own.
  setInterval(() => isResting && look(), LOOK_AHEAD * TICK)
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', look)
  void turn()
}

const mustRest = (): boolean => document.hidden || prefersReducedMotion() || isSaving() || isBusyReader()

function keptStream(): Stream {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Stream | null
    if (kept) return { ...kept, ...bed(), content: [] }
  } catch {
    sessionStorage.removeItem(KEPT)
  }
  return newStream(innerWidth, innerHeight)
}

const bed = () => ({ width: innerWidth, height: innerHeight })
