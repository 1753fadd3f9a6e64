import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressBlock, addressGroup } from '../http/client-addresses'

const KEY_FILE = 'address.key'
export const KEY_BYTES = 32

/** The hash of an address and of its IPv6 block, for rate limits. The address itself is never stored. */
export interface HashedAddress {
  group: string
  block?: string
}

export type AddressHash = (address: string) => HashedAddress

export function addressHash(key: Uint8Array = randomBytes(KEY_BYTES)): AddressHash {
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return (address) => {
    const block = addressBlock(address)
    return { group: hashed(addressGroup(address)), ...(block && { block: hashed(block) }) }
  }
}

/** The hash function of a data folder. Its key is stored there, not in backups, so that counts survive a restart. */
export async function openAddressHash(folder: string): Promise<AddressHash> {
  const path = join(folder, KEY_FILE)
  const kept = await readFile(path).catch(() => undefined)
  if (kept?.length === KEY_BYTES) return addressHash(kept)
  const key = randomBytes(KEY_BYTES)
  await writeFile(path, key, { mode: 0o600 })
  return addressHash(key)
}
