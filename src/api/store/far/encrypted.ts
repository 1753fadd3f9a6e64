import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { FarBucket } from './far-bucket'
import { FarFolder } from './far-folder'
import { FarAway, type FarSide, NotOurs } from './far-side'

/** age writes 200 bytes for one recipient; a longer header is foreign. */
const MAX_HEADER_BYTES = 4096
const HEADER_END = '\n--- '

export interface FarAddress {
  BACKUPS_URL?: string | undefined
  BACKUPS_KEY?: string | undefined
}

/** The configured far side; undefined if there is none. */
export function openFarSide({ BACKUPS_URL: address, BACKUPS_KEY: key }: FarAddress): FarSide | undefined {
  if (!address || !key) return undefined
  return encrypted(address.startsWith('/') ? new FarFolder(address) : new FarBucket(address), key)
}

/**
 * A far side with everything encrypted in the age format. Only holders of the key know the recipient, so what the key can
 * decrypt was also written with it.
 */
export function encrypted(side: FarSide, key: string): FarSide {
  return {
    place: side.place,
    list: (prefix) => side.list(prefix),
    remove: (names) => side.remove(names),
    async put(name, bytes) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(await identityToRecipient(key))
      return side.put(name, await encrypter.encrypt(streamOf(bytes)))
    },
    async *get(name, most = Number.POSITIVE_INFINITY) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(key)
      let away: FarAway | undefined
      const bytes = limited(side.get(name, most), most, (error) => {
        away = error
      })
      try {
        yield* await decrypter.decrypt(streamOf(bytes))
      } catch (error) {
        const { message } = error as Error
        throw away ?? new NotOurs(`${name} cannot be read with this BACKUPS_KEY: ${message}`, { cause: error })
      }
    },
  }
}

const streamOf = (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => WebStream.from(bytes) as ReadableStream<Uint8Array>

async function* limited(bytes: AsyncIterable<Uint8Array>, most: number, onAway: (error: FarAway) => void) {
  let read = 0
  let head = ''
  try {
    for await (const piece of bytes) {
      read += piece.length
      if (read > most) throw new NotOurs('it is too long')
      if (!head.includes(HEADER_END)) {
        head += Buffer.from(piece.subarray(0, MAX_HEADER_BYTES)).toString('latin1')
        if (head.length > MAX_HEADER_BYTES && !head.includes(HEADER_END)) throw new NotOurs('it does not begin as an age file')
      }
      yield piece
    }
  } catch (error) {
    if (!(error instanceof NotOurs)) onAway(new FarAway((error as Error).message, { cause: error }))
    throw error
  }
}
