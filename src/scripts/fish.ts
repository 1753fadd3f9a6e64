import { type Fish, type Food, MOST_FOOD, newStream, nextStream, type Stream, TICK } from '~/rules/swimming'
import { isSaving } from '~/stores/connection'
import { isStill } from './still'
import { TROUT, troutPicture } from './trout'

const KEPT = 'stream'
/** Lets the fish swim over the page, in the element that stays while pages change; once a document. */
export function swim() {
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
  let stream = keptStream()
  const picture = troutPicture()
  const trout = stream.fish.map((each) => newTrout(water, picture, each))
  const morsels = Array.from({ length: MOST_FOOD }, () => newMorsel(water))
  const show = () => {
    for (const [index, each] of trout.entries()) placeTrout(each, stream.fish[index])
    for (const [index, each] of morsels.entries()) placeMorsel(each, stream.food[index])
  }
  const tick = () => {
    stream = nextStream({ ...stream, ...bed() })
    show()
  }
  show()
  keepTicking(tick)
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(stream)))
}

/** The fish rest in a hidden tab, for a reader who wants no motion, and on a connection that saves. */
function keepTicking(tick: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const turn = () => {
    clearInterval(timer)
    if (!document.hidden && !isStill() && !isSaving()) timer = setInterval(tick, TICK)
  }
  document.addEventListener('visibilitychange', turn)
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', turn)
  turn()
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

/** A fish on the screen: what swims, the phases of its beat within, and which side is up, from 1 to −1 as it rolls over. */
interface Trout {
  body: HTMLElement
  phases: HTMLElement
  roll: number
}

function newTrout(water: HTMLElement, src: string, fish: Fish | undefined): Trout {
  const { width, height, phases } = TROUT
  const body = afloat(water, document.createElement('b'), {
    width: `${width}px`,
    height: `${height}px`,
    margin: `${-height / 2}px 0 0 ${-width / 2}px`,
    overflow: 'clip',
    opacity: '0.6',
  })
  const picture = new Image(width, height * phases)
  picture.src = src
  picture.alt = ''
  return { body, phases: afloat(body, picture, {}), roll: fish && Math.cos(fish.heading) < 0 ? -1 : 1 }
}

function newMorsel(water: HTMLElement): HTMLElement {
  return afloat(water, document.createElement('i'), {
    width: '7px',
    height: '7px',
    margin: '-3px 0 0 -3px',
    borderRadius: '50%',
    background: '#7a4b2a',
  })
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

/** A trout shows its side: the tail beats through its phases, and one that turns about rolls over to keep its back up. */
function placeTrout(trout: Trout, fish: Fish | undefined) {
  if (!fish) return
  const facing = Math.cos(fish.heading)
  const wanted = Math.abs(facing) < 0.2 ? Math.sign(trout.roll) : Math.sign(facing)
  trout.roll += (wanted - trout.roll) * 0.3
  const phase = Math.floor((fish.beat / (2 * Math.PI)) * TROUT.phases) % TROUT.phases
  trout.body.style.transform = `translate(${round(fish.x)}px,${round(fish.y)}px) rotate(${round(fish.heading)}rad) scaleY(${round(trout.roll)})`
  trout.phases.style.transform = `translateY(${round(-phase * TROUT.height)}px)`
}

function placeMorsel(element: HTMLElement, food: Food | undefined) {
  element.hidden = !food
  if (food) element.style.transform = `translate(${round(food.x)}px,${round(food.y)}px)`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
