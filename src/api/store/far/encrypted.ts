import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { FarBucket } from './far-bucket'
import { FarFolder } from './far-folder'
import type { FarSide } from './far-side'

export interface FarAddress {
  BACKUPS_URL?: string | undefined
  BACKUPS_KEY?: string | undefined
}

/** The far side of the settings; undefined where there is none. */
export function openFarSide({ BACKUPS_URL: address, BACKUPS_KEY: key }: FarAddress): FarSide | undefined {
  if (!address || !key) return undefined
  return encrypted(address.startsWith('/') ? new FarFolder(address) : new FarBucket(address), key)
}

/**
 * A far side on which everything stands in the age format. The recipient is known to who has the key alone, so what can be
 * read with the key was also written with it.
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
      try {
        yield* await decrypter.decrypt(streamOf(limited(side.get(name), most)))
      } catch (error) {
        const { message } = error as Error
        throw new Error(`${name} cannot be read with this BACKUPS_KEY: ${message}`, { cause: error })
      }
    },
  }
}

const streamOf = (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => WebStream.from(bytes) as ReadableStream<Uint8Array>

async function* limited(bytes: AsyncIterable<Uint8Array>, most: number) {
  let read = 0
  for await (const piece of bytes) {
    read += piece.length
    if (read > most) throw new Error('it is too long')
    yield piece
  }
}
