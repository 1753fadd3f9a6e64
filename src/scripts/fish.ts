import { type Fish, MOST_FOOD, newStream, nextStream, type Stream, TICK } from '~/rules/swimming'
import { isSaving } from '~/stores/connection'
import { isStill } from './still'
import { TROUT } from './trout'

const KEPT = 'stream'
/** Ticks of a course, and of which each is a frame; between two frames of a fish the browser fills in. */
const AHEAD = 32
const EACH = 4
/** Ticks that are thought out in one turn; a fish is made in one, too, and set on its way. A slow phone answers a touch in between. */
const AT_ONCE = 4
/** Milliseconds of a tail's beat, at the speed of one that plays as it is. */
const BEAT = 1200

/** The stream as it will be, tick for tick. */
type Course = readonly Stream[]

/**
 * Lets the fish swim over the page, in the element that stays while pages change; once a document. Some seconds of ticks are
 * thought out ahead and handed over as animations of transforms, which the browser plays beside the page's own work.
 */
export async function swim() {
  const water = document.getElementById('stream')
  if (!water || water.childElementCount > 0) return
  Object.assign(water.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '20',
    overflow: 'clip',
    contain: 'strict',
    pointerEvents: 'none',
  })
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
  const show = async (course: Course) => {
    shown = course
    began = performance.now()
    for (const [index, each] of trout.entries()) {
      swimTrout(each, course, index)
      await pause(0)
    }
    for (const [index, each] of morsels.entries()) sinkMorsel(each, course, index)
  }
  keepSwimming(water, now, show)
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(now())))
}

async function courseFrom(stream: Stream): Promise<Course> {
  const course = [{ ...stream, ...bed() }]
  for (let tick = 1; tick <= AHEAD; tick++) {
    if (tick % AT_ONCE === 1) await pause(0)
    course.push(nextStream(course[tick - 1] ?? stream))
  }
  return course
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Shows one course after the other and thinks the next one out meanwhile. The fish rest in a hidden tab, for a reader who
 * wants no motion, and on a connection that saves.
 */
function keepSwimming(water: HTMLElement, now: () => Stream, show: (course: Course) => Promise<void>) {
  let turns = 0
  const turn = async () => {
    const mine = ++turns
    for (const each of water.getAnimations({ subtree: true })) each.pause()
    if (document.hidden || isStill() || isSaving()) return
    let course = await courseFrom(now())
    while (mine === turns) {
      const played = pause(AHEAD * TICK)
      await show(course)
      course = await courseFrom(course.at(-1) ?? now())
      await played
    }
  }
  document.addEventListener('visibilitychange', turn)
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', turn)
  void turn()
}

/** The stream as the page before left it, or a new one. */
function keptStream(): Stream {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Stream | null
    if (kept) return { ...kept, ...bed() }
  } catch {
    sessionStorage.removeItem(KEPT)
  }
  return newStream(innerWidth, innerHeight)
}

const bed = () => ({ width: innerWidth, height: innerHeight })

/** What moves over the page, and the course that it is on. */
interface Afloat {
  body: HTMLElement
  course?: Animation
}

/** A fish: the beat of its tail, and which side is up, from 1 to −1 as it rolls over. */
interface Trout extends Afloat {
  tail: Animation
  roll: number
}

function newTrout(water: HTMLElement, fish: Fish): Trout {
  const { width, height, phases } = TROUT
  const body = afloat(water, document.createElement('b'), {
    width: `${width}px`,
    height: `${height}px`,
    margin: `${-height / 2}px 0 0 ${-width / 2}px`,
    overflow: 'clip',
    opacity: '0.6',
  })
  const picture = new Image(width, height * phases)
  picture.src = TROUT.picture
  picture.alt = ''
  afloat(body, picture, {})
  const roll = Math.cos(fish.heading) < 0 ? -1 : 1
  body.style.transform = placed(fish, roll)
  const beat = { duration: BEAT, easing: `steps(${phases})`, iterations: Number.POSITIVE_INFINITY }
  const tail = picture.animate([{ transform: 'none' }, { transform: 'translateY(-100%)' }], beat)
  tail.pause()
  return { body, tail, roll }
}

function newMorsel(water: HTMLElement): Afloat {
  const body = afloat(water, document.createElement('i'), {
    width: '7px',
    height: '7px',
    opacity: '0',
    margin: '-3px 0 0 -3px',
    borderRadius: '50%',
    background: '#7a4b2a',
  })
  return { body }
}

function afloat(water: HTMLElement, element: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  Object.assign(element.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    willChange: 'transform',
    ...style,
  })
  water.append(element)
  return element
}

/** A trout shows its side: one that turns about rolls over to keep its back up, and a fast one beats its tail faster. */
function swimTrout(trout: Trout, course: Course, index: number) {
  const frames: Keyframe[] = []
  for (const [tick, { fish }] of course.entries()) {
    const each = fish[index]
    if (!each) return
    const facing = Math.cos(each.heading)
    const wanted = Math.abs(facing) < 0.2 ? Math.sign(trout.roll) : Math.sign(facing)
    if (tick > 0) trout.roll += (wanted - trout.roll) * 0.3
    if (tick % EACH === 0) frames.push({ transform: placed(each, trout.roll) })
  }
  play(trout, frames, 'linear')
  const beats = ((course.at(-1)?.fish[index]?.beat ?? 0) - (course[0]?.fish[index]?.beat ?? 0)) / (2 * Math.PI)
  trout.tail.updatePlaybackRate((beats * BEAT) / (AHEAD * TICK))
  trout.tail.play()
}

const placed = ({ x, y, heading }: Fish, roll: number): string =>
  `translate(${round(x)}px,${round(y)}px) rotate(${round(heading)}rad) scaleY(${round(roll)})`

function sinkMorsel(morsel: Afloat, course: Course, index: number) {
  morsel.body.hidden = course.every(({ food }) => !food[index])
  if (morsel.body.hidden) return
  const frames = course.filter((_, tick) => tick % EACH === 0).map(({ food }) => food[index])
  play(
    morsel,
    frames.map((food) =>
      food ? { transform: `translate(${round(food.x)}px,${round(food.y)}px)`, opacity: 1 } : { opacity: 0, transform: 'none' },
    ),
    'step-end',
  )
}

/** Plays one frame after the other until the next course; each lasts as many ticks as lie between them. */
function play(afloat: Afloat, frames: readonly Keyframe[], easing: string) {
  const before = afloat.course
  afloat.course = afloat.body.animate(
    frames.map((frame) => ({ ...frame, easing })),
    { duration: AHEAD * TICK, fill: 'forwards' },
  )
  before?.cancel()
}

const round = (value: number): number => Math.round(value * 100) / 100
