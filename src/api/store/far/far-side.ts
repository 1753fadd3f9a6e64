export interface FarObject {
  name: string
  bytes: number
}

/** A place away from this machine. What `put` has not finished does not stand there. */
export interface FarSide {
  /** Where it is, without secrets. */
  readonly place: string
  list(prefix: string): Promise<FarObject[]>
  /** Gives the number of bytes that stand there. */
  put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>
  /** Ends with an error where there are more bytes than `most`. */
  get(name: string, most?: number): AsyncIterable<Uint8Array>
  remove(names: readonly string[]): Promise<void>
}
