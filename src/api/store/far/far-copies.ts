import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import * as z from 'zod/mini'
import { indianDay } from '~/domain/dates'
import { keptCopies } from '~/domain/kept-copies'
import { hashing } from '../files/archive'
import { type FarSide, NotOurs } from './far-side'
import { PassedOver } from './passed-over'
import { droppedPieces, listPieces } from './pieces'

const COPIES = 'copies/'
/** Numbers are written with six digits; longer ones can be read. */
const NAME = /^copies\/((\d{6,15})-(\d{4}-\d\d-\d\d)-[0-9a-f]{8})(\.json)?\.age$/
const MAX_MANIFEST_BYTES = 10_000
const ONLY_A_PART = 'only a part was sent'

/** Written last: a copy without it is incomplete. */
const manifest = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  bytes: z.int(),
  /** The SHA-256 of the sent data; old versions omitted it. */
  sha256: z.optional(z.string()),
  kind: z.enum(['shop', 'dump']),
  /** Its position in the shipped journal: it contains all changes up to this one, and maybe more. */
  generation: z.optional(z.string()),
  sequence: z.int(),
})

export type Manifest = z.infer<typeof manifest>

interface Listed {
  name: string
  number: number
  day: string
  /** Undefined until it exists. */
  bytes: number | undefined
  hasManifest: boolean
}

export interface FarCopyState extends Listed {
  manifest: Manifest | undefined
  /** Why it is invalid; undefined for a complete backup. */
  problem: string | undefined
  /** Whether it was written with this key and name. */
  isOurs: boolean
}

export const copyObject = (name: string) => `${COPIES}${name}.age`
const manifestObject = (name: string) => `${COPIES}${name}.json.age`

/**
 * Sends a backup; the manifest, sent last, makes it valid. Reads it back by its name, and throws if it differs. Then deletes
 * expired copies.
 */
export async function sendCopy(
  far: FarSide,
  file: string,
  about: Pick<Manifest, 'kind' | 'generation' | 'sequence'>,
  { now, erasedAt }: { now: Date; erasedAt: number },
): Promise<Manifest> {
  const before = await listCopies(far)
  const number = 1 + Math.max(0, ...before.filter(({ isOurs }) => isOurs).map((copy) => copy.number))
  const name = `${String(number).padStart(6, '0')}-${indianDay(now)}-${randomBytes(4).toString('hex')}`
  const hash = createHash('sha256')
  const bytes = await far.put(copyObject(name), hashing(createReadStream(file), hash))
  const sent: Manifest = { name, at: now.toISOString(), bytes, sha256: hash.digest('hex'), ...about }
  await far.put(manifestObject(name), [Buffer.from(JSON.stringify(sent))])
  const readBack = await readBackCopy(far, name)
  await prune(far, [readBack, ...before], erasedAt, now.getTime()).catch(({ message }) => {
    console.error(`Old copies could not be removed, and stay: ${message}`)
  })
  return sent
}

/** Finds a copy like a new machine that has only the key. */
async function readBackCopy(far: FarSide, name: string): Promise<FarCopyState> {
  const copy = (await listCopies(far, name)).find((each) => each.name === name)
  if (!copy) throw new Error(`The copy ${name} was sent, but is not there.`)
  if (copy.problem) throw new Error(`The copy ${name} was sent, but is no backup: ${copy.problem}.`)
  for await (const _ of readCopy(far, copy));
  return copy
}

/** Streams a copy; throws if it does not match its manifest. */
export async function* readCopy(far: FarSide, { name, bytes, manifest }: FarCopyState): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  yield* hashing(far.get(copyObject(name), bytes), hash)
  const { sha256 } = manifest ?? {}
  if (sha256 !== undefined && sha256 !== hash.digest('hex')) throw new NotOurs(`${copyObject(name)} holds another copy`)
}

export const isWholeShop = ({ manifest, problem }: FarCopyState) => !problem && manifest?.kind === 'shop'

/** All copies, newest first, with their state. With `name` only those whose names begin with it. */
export const listCopies = (far: FarSide, name = ''): Promise<FarCopyState[]> =>
  Array.fromAsync(copiesOf(far, new PassedOver(), name))

/** Yields copies, newest first; foreign objects are added to `passed`. */
export async function* copiesOf(far: FarSide, passed: PassedOver, name = ''): AsyncGenerator<FarCopyState> {
  for (const copy of (await listed(far, name)).sort((one, other) => other.number - one.number)) yield stateOf(far, copy, passed)
}

async function stateOf(far: FarSide, copy: Listed, passed: PassedOver): Promise<FarCopyState> {
  const unread = { ...copy, manifest: undefined }
  const object = copy.hasManifest ? manifestObject(copy.name) : copyObject(copy.name)
  try {
    if (!copy.hasManifest) {
      // The first bytes show whether it is ours.
      for await (const _ of far.get(object, copy.bytes)) break
      return { ...unread, problem: ONLY_A_PART, isOurs: true }
    }
    const bytes = await Array.fromAsync(far.get(object, MAX_MANIFEST_BYTES))
    const said = manifest.parse(JSON.parse(Buffer.concat(bytes).toString()))
    if (said.name !== copy.name) throw new NotOurs('its name is not its own')
    if (said.bytes === copy.bytes) return { ...copy, manifest: said, problem: undefined, isOurs: true }
    passed.add(copyObject(copy.name), new NotOurs('not what was sent'))
    return { ...copy, manifest: said, problem: 'not what was sent', isOurs: true }
  } catch (error) {
    passed.add(object, error)
    return { ...unread, problem: (error as Error).message, isOurs: false }
  }
}

async function listed(far: FarSide, beginning: string): Promise<Listed[]> {
  const byName = new Map<string, Listed>()
  for (const object of await far.list(`${COPIES}${beginning}`)) {
    const [, name, digits, day = '', isManifest] = NAME.exec(object.name) ?? []
    if (name === undefined) continue
    const copy = byName.get(name) ?? { name, number: Number(digits), day, bytes: undefined, hasManifest: false }
    byName.set(name, isManifest ? { ...copy, hasManifest: true } : { ...copy, bytes: object.bytes })
  }
  return [...byName.values()]
}

/** Deletes only objects with known names, and never the newest complete copy or anything after it. */
async function prune(far: FarSide, copies: readonly FarCopyState[], erasedAt: number, now: number) {
  const [newest, ...whole] = copies.filter(({ problem }) => !problem)
  if (!newest) return
  const older = copies.filter(({ number }) => number < newest.number)
  // Incomplete or foreign copies do not count against complete ones.
  const groups = [whole, older.filter(({ hasManifest, problem }) => hasManifest && problem)]
  const kept = new Set(groups.flatMap((group) => keptCopies([newest, ...group], erasedAt, now)))
  const dropped = older.filter((copy) => !kept.has(copy))
  // The manifest is deleted first: without it, the rest is not a copy.
  await far.remove(dropped.filter(({ hasManifest }) => hasManifest).map(({ name }) => manifestObject(name)))
  await far.remove(dropped.filter(({ bytes }) => bytes !== undefined).map(({ name }) => copyObject(name)))
  // If the newest becomes unreadable, the one before can continue with the same pieces.
  const [, before] = [newest, ...whole].filter((copy) => !dropped.includes(copy)).filter(isWholeShop)
  if (before?.manifest) await far.remove(droppedPieces(await listPieces(far), before.manifest).map(({ name }) => name))
}
