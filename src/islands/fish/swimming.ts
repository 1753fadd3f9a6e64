/** Six fish and their food in a stream as large as the window. Lengths in pixels, angles in radians, time in ticks. */
export interface Stream {
  width: number
  height: number
  fish: readonly Fish[]
  food: readonly Food[]
  /** Texts and controls. Fish avoid them, and food falls next to them. */
  content: readonly Box[]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Fish {
  x: number
  y: number
  /** Not normalized, so that a turn never goes the long way round. */
  heading: number
  speed: number
  beat: number
}

interface Food {
  x: number
  y: number
}

export const FISH = 6
export const MOST_FOOD = 6
/** Milliseconds per tick. */
export const TICK = 50

const CRUISE = 1.6
const CHASE = 4.2
const SHARPEST_TURN = 0.11
const SEES = 420
const EATS = 12
const FALLS = 0.5
const FOOD_CHANCE = 0.035
/** How far ahead a fish sees obstacles. */
const LOOKS = 80
/** The angles at which it looks for open water, smallest turn first. */
const GLANCES = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.4, -2.4]
/** The minimum distance to the edge of the window. */
const EDGE = 16
/** Attempts to place a morsel; the last one is used in any case. */
const TRIES = 8
const BEHIND = 1 / 3

type Random = () => number

export function newStream(width: number, height: number, random: Random = Math.random): Stream {
  const fish = Array.from({ length: FISH }, () => ({
    x: random() * width,
    y: random() * height,
    heading: random() * 2 * Math.PI,
    speed: CRUISE,
    beat: random() * 2 * Math.PI,
  }))
  return { width, height, fish, food: [], content: [] }
}

/** The stream one tick later: food sinks, fish turn to what they see and eat what they reach. */
export function nextStream(stream: Stream, random: Random = Math.random): Stream {
  const sunk = stream.food.map(({ x, y }) => ({ x, y: y + FALLS })).filter(({ y }) => y < stream.height)
  const isFed = sunk.length < MOST_FOOD && random() < FOOD_CHANCE
  const offered = isFed ? [...sunk, newFood(stream, random)] : sunk
  const fish = stream.fish.map((each) =>
    swum(
      each,
      stream,
      nearest(
        each,
        offered.filter((morsel) => isFirstAt(each, morsel, stream.fish)),
      ),
      random,
    ),
  )
  const food = offered.filter((morsel) => fish.every((each) => distance(each, morsel) > EATS))
  return { ...stream, fish, food }
}

/** The stream with a handful of food at a place, in pellets of that many pixels: the fish that are near turn to it. */
export const fed = (stream: Stream, { x, y }: Food, pixels: number): Stream => ({
  ...stream,
  food: Array.from({ length: MOST_FOOD }, (_, index) => ({
    x: x + (index - (MOST_FOOD - 1) / 2) * 1.6 * pixels,
    y: y + (index % 2) * 1.4 * pixels,
  })),
})

function swum(fish: Fish, stream: Stream, food: Food | undefined, random: Random): Fish {
  const aim = food ?? openWater(fish, stream)
  const wanted = aim ? turnTowards(fish, aim) : (random() - 0.5) * SHARPEST_TURN
  const heading = fish.heading + Math.max(-SHARPEST_TURN, Math.min(SHARPEST_TURN, wanted))
  const speed = fish.speed + ((food ? CHASE : CRUISE) - fish.speed) * 0.12
  return {
    x: fish.x + Math.cos(heading) * speed,
    y: fish.y + Math.sin(heading) * speed,
    heading,
    speed,
    beat: fish.beat + speed * 0.16,
  }
}

function newFood(stream: Stream, random: Random): Food {
  const place = () => ({ x: random() * stream.width, y: random() * stream.height * 0.8 })
  let food = place()
  for (let tried = 1; tried < TRIES && !isOpen(stream, food); tried++) food = place()
  return food
}

/** The point to which a fish turns to avoid content and the window's edge; undefined if the water ahead is open. */
function openWater(fish: Fish, stream: Stream): Food | undefined {
  for (const glance of GLANCES) {
    const angle = fish.heading + glance
    const place = { x: fish.x + LOOKS * Math.cos(angle), y: fish.y + LOOKS * Math.sin(angle) }
    if (isOpen(stream, place)) return glance === 0 ? undefined : place
  }
  return nearestEdge(fish, stream)
}

/** The nearest open point at the edge of the window or of the content below a fish. */
function nearestEdge({ x, y }: Fish, stream: Stream): Food {
  const { width, height, content } = stream
  const over = content.find((box) => isInside(box, { x, y }))
  const [inX, inY] = [clamped(x, width), clamped(y, height)]
  const ends = [
    { x: EDGE, y: inY },
    { x: width - EDGE, y: inY },
    ...(over ? [over.left - EDGE, over.right + EDGE].map((side) => ({ x: side, y: inY })) : []),
    ...(over ? [over.top - EDGE, over.bottom + EDGE].map((end) => ({ x: inX, y: end })) : []),
  ]
  const open = ends.filter((end) => isOpen(stream, end))
  const reach = open.length > 0 ? open : ends.slice(0, 2)
  return reach.reduce((best, end) => (distance({ x, y }, end) < distance({ x, y }, best) ? end : best))
}

const clamped = (value: number, size: number): number => Math.min(size - EDGE, Math.max(EDGE, value))

const isInside = ({ left, top, right, bottom }: Box, { x, y }: Food): boolean => x > left && x < right && y > top && y < bottom

function isOpen({ width, height, content }: Stream, place: Food): boolean {
  const window = { left: EDGE - 1, top: EDGE - 1, right: width - EDGE + 1, bottom: height - EDGE + 1 }
  return isInside(window, place) && !content.some((box) => isInside(box, place))
}

/** The opacity of a fish or morsel: a third over content, so that it stays readable. */
export const strengthAt = ({ content }: Stream, place: Food): number => (content.some((box) => isInside(box, place)) ? BEHIND : 1)

/** Only the nearest fish chases a morsel, so that fish do not flock. */
const isFirstAt = (fish: Fish, morsel: Food, all: readonly Fish[]): boolean =>
  all.every((other) => distance(fish, morsel) <= distance(other, morsel))

function nearest(fish: Fish, food: readonly Food[]): Food | undefined {
  const seen = food.filter((morsel) => distance(fish, morsel) < SEES)
  return seen.reduce<Food | undefined>(
    (best, morsel) => (best && distance(fish, best) <= distance(fish, morsel) ? best : morsel),
    undefined,
  )
}

function turnTowards({ x, y, heading }: Fish, point: Food): number {
  const turn = Math.atan2(point.y - y, point.x - x) - heading
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
}

const distance = (one: Food, other: Food): number => Math.hypot(one.x - other.x, one.y - other.y)
