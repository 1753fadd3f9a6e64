export interface FarObject {
  name: string
  bytes: number
}

/** Storage outside this machine. An unfinished `put` leaves no object. */
export interface FarSide {
  /** The address without secrets. */
  readonly place: string
  /** Throws if there are too many objects or the listing does not end. */
  list(prefix: string): Promise<FarObject[]>
  /** Returns the number of stored bytes. */
  put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>
  /** Throws if there are more than `most` bytes; `NotOurs` if only this object cannot be read. */
  get(name: string, most?: number): AsyncIterable<Uint8Array>
  remove(names: readonly string[]): Promise<void>
}

/** Maximum objects in a listing. */
export const MOST_LISTED = 100_000

export const tooMany = (place: string) =>
  new Error(`${place} has more than ${MOST_LISTED} objects. Please remove what the shop has not sent there.`)

/** An object that does not match its name; it is skipped. */
export class NotOurs extends Error {}

/** The far side failed; this says nothing about its content. */
export class FarAway extends Error {}
