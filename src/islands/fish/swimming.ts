/** Six fish and the food they chase, in a stream as large as the window. Lengths in pixels, angles in radians, time in ticks. */
export interface Stream {
  width: number
  height: number
  fish: readonly Fish[]
  food: readonly Food[]
  /** What a reader reads or presses. Fish keep out of it, and food falls beside it. */
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
  /** Unwrapped, so that a turn never runs the long way round. */
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
/** Milliseconds. */
export const TICK = 50

const CRUISE = 1.6
const CHASE = 4.2
const SHARPEST_TURN = 0.11
const SEES = 420
const EATS = 12
const FALLS = 0.5
const FOOD_CHANCE = 0.035
/** How far ahead a fish sees what it should keep out of. */
const LOOKS = 80
/** The angles at which it looks for open water, the smallest turn first. */
const GLANCES = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.4, -2.4]
/** How near it comes to the edge of the window. */
const EDGE = 16
/** Places tried for a morsel; the last one is taken as it is. */
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

/** The stream a tick later: food sinks, each fish turns towards what it sees and eats what it reaches. */
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

/** Where a fish turns that would swim out of the window or over content; undefined while open water lies ahead. */
function openWater(fish: Fish, stream: Stream): Food | undefined {
  for (const glance of GLANCES) {
    const angle = fish.heading + glance
    const place = { x: fish.x + LOOKS * Math.cos(angle), y: fish.y + LOOKS * Math.sin(angle) }
    if (isOpen(stream, place)) return glance === 0 ? undefined : place
  }
  return nearestEdge(fish, stream)
}

/** The nearest open point at the edge of the window, or of the content under a fish. */
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

/** How strong a fish or a morsel is shown, 0 to 1: over content a third, so that the content is read as if it were before it. */
export const strengthAt = ({ content }: Stream, place: Food): number => (content.some((box) => isInside(box, place)) ? BEHIND : 1)

/** A morsel belongs to the nearest fish. The others look elsewhere, so that they do not flock. */
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
