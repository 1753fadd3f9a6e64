/** An answer whose bytes are at hand: the server sends them without a stream between. `body`, `text` and the like read them too. */
export class ReadyResponse extends Response {
  readonly ready: Buffer<ArrayBuffer>

  constructor(bytes: Buffer<ArrayBuffer>, init?: ResponseInit) {
    super(null, init)
    this.ready = bytes
  }

  override get body() {
    return new Blob([this.ready]).stream()
  }

  override arrayBuffer = async () => Uint8Array.from(this.ready).buffer
  override text = async () => this.ready.toString()
  override json = async () => JSON.parse(this.ready.toString())
}
