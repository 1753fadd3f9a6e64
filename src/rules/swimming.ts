/** Six fish and the food they chase, in a stream as large as the window. Lengths in pixels, angles in radians, time in ticks. */
export interface Stream {
  width: number
  height: number
  fish: readonly Fish[]
  food: readonly Food[]
}

export interface Fish {
  x: number
  y: number
  /** Unwrapped, so that a turn never runs the long way round. */
  heading: number
  speed: number
  /** Where its tail is in its beat. */
  beat: number
}

export interface Food {
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
const SHORE = 48

type Random = () => number

export function newStream(width: number, height: number, random: Random = Math.random): Stream {
  const fish = Array.from({ length: FISH }, () => ({
    x: random() * width,
    y: random() * height,
    heading: random() * 2 * Math.PI,
    speed: CRUISE,
    beat: random() * 2 * Math.PI,
  }))
  return { width, height, fish, food: [] }
}

/** The stream a tick later: food sinks, each fish turns towards what it sees and eats what it reaches. */
export function nextStream(stream: Stream, random: Random = Math.random): Stream {
  const sunk = stream.food.map(({ x, y }) => ({ x, y: y + FALLS })).filter(({ y }) => y < stream.height)
  const isFed = sunk.length < MOST_FOOD && random() < FOOD_CHANCE
  const offered = isFed ? [...sunk, { x: random() * stream.width, y: random() * stream.height * 0.8 }] : sunk
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
  const aim = food ?? shoreless(fish, stream)
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

/** The middle of the stream, for a fish that has come near its edge. */
function shoreless({ x, y }: Fish, { width, height }: Stream): Food | undefined {
  const isInside = x > SHORE && y > SHORE && x < width - SHORE && y < height - SHORE
  return isInside ? undefined : { x: width / 2, y: height / 2 }
}

/** A morsel belongs to the fish that is nearest to it: the others look elsewhere, and do not flock. */
const isFirstAt = (fish: Fish, morsel: Food, all: readonly Fish[]): boolean =>
  all.every((other) => distance(fish, morsel) <= distance(other, morsel))

function nearest(fish: Fish, food: readonly Food[]): Food | undefined {
  const seen = food.filter((morsel) => distance(fish, morsel) < SEES)
  return seen.reduce<Food | undefined>(
    (best, morsel) => (best && distance(fish, best) <= distance(fish, morsel) ? best : morsel),
    undefined,
  )
}

/** The shorter way round from a fish's heading to a point, −π to π. */
function turnTowards({ x, y, heading }: Fish, point: Food): number {
  const turn = Math.atan2(point.y - y, point.x - x) - heading
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
}

const distance = (one: Food, other: Food): number => Math.hypot(one.x - other.x, one.y - other.y)
