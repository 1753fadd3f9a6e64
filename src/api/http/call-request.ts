/** The parts of a request that calls read, compatible with `Request` but cheaper. The body can only be iterated. */
export interface CallRequest {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
  readonly body: AsyncIterable<Uint8Array> | null
}
