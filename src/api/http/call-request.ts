/** What a call reads of a request. A web request has it too; none is made for a call. The body is only to be iterated. */
export interface CallRequest {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
  readonly body: AsyncIterable<Uint8Array> | null
}
