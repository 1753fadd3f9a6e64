/**
 * An answer whose bytes are at hand: the server sends them without a stream between. `body`, `text` and the like read them
 * too, so that one answer may be sent many times. With a `name`, its compressed bytes are cached under it.
 */
export class ReadyResponse extends Response {
  readonly ready: () => Buffer<ArrayBuffer>
  readonly cacheName: string | undefined

  constructor(ready: () => Buffer<ArrayBuffer>, init?: ResponseInit, name?: string) {
    super(null, init)
    this.ready = ready
    this.cacheName = name
  }

  override get body() {
    return new Blob([this.ready()]).stream()
  }

  override arrayBuffer = async () => Uint8Array.from(this.ready()).buffer
  override text = async () => this.ready().toString()
  override json = async () => JSON.parse(this.ready().toString())
}
