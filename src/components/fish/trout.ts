import { type Fish, type Stream, strengthAt, TICK } from './swimming'
import { TROUT } from './trout-picture'

/** Ticks of a course, and of which each is a frame; between two frames of a fish the browser fills in. */
export const LOOK_AHEAD = 32
const EACH = 4
const STRENGTH = 0.6
/** Milliseconds of a tail's beat, at the speed of one that plays as it is. */
const BEAT = 1200

export type Course = readonly Stream[]

interface Afloat {
  body: HTMLElement
  course?: Animation
}

export interface Trout extends Afloat {
  tail: Animation
}

export function newTrout(water: HTMLElement, fish: Fish): Trout {
  const { width, height, phases } = TROUT
  const body = afloat(water, document.createElement('b'), {
    width: `${width}px`,
    height: `${height}px`,
    margin: `${-height / 2}px 0 0 ${-width / 2}px`,
    overflow: 'clip',
    opacity: `${STRENGTH / 3}`,
  })
  const picture = new Image(width, height * phases)
  picture.src = TROUT.picture
  picture.alt = ''
  afloat(body, picture, {})
  body.style.transform = placed(fish)
  const beat = { duration: BEAT, easing: `steps(${phases})`, iterations: Number.POSITIVE_INFINITY }
  const tail = picture.animate([{ transform: 'none' }, { transform: 'translateY(-100%)' }], beat)
  tail.pause()
  return { body, tail }
}

export function newMorsel(water: HTMLElement): Afloat {
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

/** A trout is seen from above, so that it turns by its heading alone; a fast one beats its tail faster. */
export function swimTrout(trout: Trout, course: Course, index: number) {
  const frames = course.flatMap((stream, tick) => {
    const fish = stream.fish[index]
    if (tick % EACH !== 0 || !fish) return []
    return { transform: placed(fish), opacity: round(STRENGTH * strengthAt(stream, fish)) }
  })
  play(trout, frames, 'linear')
  const beats = ((course.at(-1)?.fish[index]?.beat ?? 0) - (course[0]?.fish[index]?.beat ?? 0)) / (2 * Math.PI)
  trout.tail.updatePlaybackRate((beats * BEAT) / (LOOK_AHEAD * TICK))
  trout.tail.play()
}

const placed = ({ x, y, heading }: Fish): string => `translate(${round(x)}px,${round(y)}px) rotate(${round(heading)}rad)`

export function sinkMorsel(morsel: Afloat, course: Course, index: number) {
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

/** Plays one frame after the other until the next course; each lasts as many ticks as lie between them. */
function play(afloat: Afloat, frames: readonly Keyframe[], easing: string) {
  const before = afloat.course
  afloat.course = afloat.body.animate(
    frames.map((frame) => ({ ...frame, easing })),
    { duration: LOOK_AHEAD * TICK, fill: 'forwards' },
  )
  before?.cancel()
}

const round = (value: number): number => Math.round(value * 100) / 100
