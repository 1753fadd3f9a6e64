import { ReadableStream as WebStream } from 'node:stream/web'

/** An answer that is made piece by piece, each when the reader has taken the one before. */
export class StreamedResponse extends Response {
  constructor(pieces: Iterable<string>, init?: ResponseInit) {
    super(WebStream.from(encoded(pieces)) as ReadableStream, init)
  }
}

function* encoded(pieces: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for (const piece of pieces) yield encoder.encode(piece)
}
