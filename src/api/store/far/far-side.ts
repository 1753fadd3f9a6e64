export interface FarObject {
  name: string
  bytes: number
}

/** A place away from this machine. What `put` has not finished does not stand there. */
export interface FarSide {
  /** Where it is, without secrets. */
  readonly place: string
  /** Ends with an error where there are too many, or the list has no end. */
  list(prefix: string): Promise<FarObject[]>
  /** Gives the number of bytes that stand there. */
  put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>
  /** Ends with an error where there are more bytes than `most`; with `NotOurs` where this object alone cannot be read. */
  get(name: string, most?: number): AsyncIterable<Uint8Array>
  remove(names: readonly string[]): Promise<void>
}

/** Objects of a far side that one look at it takes in. */
export const MOST_LISTED = 100_000

export const tooMany = (place: string) =>
  new Error(`${place} has more than ${MOST_LISTED} objects. Please remove what the shop has not sent there.`)

/** An object that is not what its name says: it is passed over, whoever put it there. */
export class NotOurs extends Error {}

/** The far side breaks off, which says nothing of what stands there. */
export class FarAway extends Error {}
