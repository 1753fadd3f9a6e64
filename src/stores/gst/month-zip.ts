import { AnswerError, leaveIfSignedOut, request } from '../client'
import { SILENCE_OF_FILES, timeLimit } from '../time-limit'

/** The signature before each file of a zip. */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04]

/** How much of a zip file has arrived. */
export interface Arrived {
  files: number
  bytes: number
}

/** The zip file of a month. `onPiece` gets what has arrived so far. Throws AnswerError or the network's error. */
export async function readMonth(month: string, onPiece: (arrived: Arrived) => void): Promise<Blob> {
  const limit = timeLimit(SILENCE_OF_FILES)
  try {
    const response = await request(`/api/month.zip?month=${month}`, { signal: limit.signal })
    if (!response.ok || !response.body) throw await faultOf(response)
    const pieces: Uint8Array<ArrayBuffer>[] = []
    const arrived = { files: 0, bytes: 0 }
    const count = signatureCounter()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      limit.heard()
      pieces.push(part.value)
      arrived.files += count(part.value)
      arrived.bytes += part.value.length
      onPiece({ ...arrived })
    }
    return new Blob(pieces, { type: 'application/zip' })
  } finally {
    limit.end()
  }
}

async function faultOf(response: Response): Promise<AnswerError> {
  const fault = new AnswerError(response.status, await response.text(), response.statusText)
  leaveIfSignedOut(fault)
  return fault
}

/** Counts signatures, also those split over two pieces. */
function signatureCounter() {
  let matched = 0
  return (piece: Uint8Array): number => {
    let found = 0
    for (const byte of piece) {
      matched = byte === SIGNATURE[matched] ? matched + 1 : Number(byte === SIGNATURE[0])
      if (matched < SIGNATURE.length) continue
      found++
      matched = 0
    }
    return found
  }
}
