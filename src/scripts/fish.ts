import { type Fish, type Food, MOST_FOOD, newStream, nextStream, type Stream, TICK } from '~/rules/swimming'
import { isSaving } from '~/stores/connection'
import { isStill } from './still'

const KEPT = 'stream'
/** Seen from above, nose to the right: body, fins and tail, tapering. */
const TROUT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 18"><path fill="#1d7775" d="M55 9c-3-4-9-6-16-6C29 3 19 6 11 8.5L2 4q2 5 0 10l9-4.5c8 2.5 18 5.5 28 5.5 7 0 13-2 16-6"/><path fill="#0f4f55" d="M37 3.2q-5-4-9-3 1 2.5 3 4ZM37 14.8q-5 4-9 3 1-2.5 3-4Z"/><path fill="none" stroke="#8cc9c1" stroke-width="1.4" stroke-dasharray="1 2.5" stroke-linecap="round" d="M47 9H14"/><path fill="#0b3b42" d="M50 6.300a1 1 0 1 0 .1 0M50 10.700a1 1 0 1 0 .1 0"/></svg>',
)}`

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
  const trout = stream.fish.map(() => newTrout(water))
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

function newTrout(water: HTMLElement): HTMLElement {
  const trout = new Image(56, 18)
  trout.src = TROUT
  trout.alt = ''
  return afloat(water, trout, { opacity: '0.45', margin: '-9px 0 0 -28px' })
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

/** The body bends with the beat of the tail. */
function placeTrout(element: HTMLElement, fish: Fish | undefined) {
  if (fish)
    element.style.transform = `translate(${round(fish.x)}px,${round(fish.y)}px) rotate(${round(fish.heading)}rad) skewY(${round(Math.sin(fish.beat) * 0.1)}rad)`
}

function placeMorsel(element: HTMLElement, food: Food | undefined) {
  element.hidden = !food
  if (food) element.style.transform = `translate(${round(food.x)}px,${round(food.y)}px)`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
