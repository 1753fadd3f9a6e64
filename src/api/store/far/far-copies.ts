import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import * as z from 'zod/mini'
import { indianDay } from '~/domain/dates'
import { keptCopies } from '~/domain/kept-copies'
import type { FarSide } from './far-side'
import { droppedPieces, listPieces } from './pieces'

const COPIES = 'copies/'
const NAME = /^copies\/((\d{6})-(\d{4}-\d\d-\d\d)-[0-9a-f]{8})(\.json)?\.age$/
const MAX_MANIFEST_BYTES = 10_000

/** Written last: a copy without it is not whole. */
const manifest = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  bytes: z.int(),
  kind: z.enum(['shop', 'dump']),
  /** Where its rows stand in the journal that is shipped: they hold all up to this change, and may hold more. */
  generation: z.optional(z.string()),
  sequence: z.int(),
})

export type Manifest = z.infer<typeof manifest>

interface Listed {
  name: string
  number: number
  day: string
  /** Undefined while nothing stands there. */
  bytes: number | undefined
  hasManifest: boolean
}

export interface FarCopyState extends Listed {
  manifest: Manifest | undefined
  /** Why it is no backup; undefined for one that is whole. */
  problem: string | undefined
}

export const copyObject = (name: string) => `${COPIES}${name}.age`
const manifestObject = (name: string) => `${COPIES}${name}.json.age`

/** Sends a backup; only what is said of it at the end makes it count. Then removes what is not kept any more. */
export async function sendCopy(
  far: FarSide,
  file: string,
  about: Pick<Manifest, 'kind' | 'generation' | 'sequence'>,
  { now, erasedAt }: { now: Date; erasedAt: number },
): Promise<Manifest> {
  const number = 1 + Math.max(0, ...(await listed(far)).map((copy) => copy.number))
  const name = `${String(number).padStart(6, '0')}-${indianDay(now)}-${randomBytes(4).toString('hex')}`
  const bytes = await far.put(copyObject(name), createReadStream(file))
  const sent: Manifest = { name, at: now.toISOString(), bytes, ...about }
  await far.put(manifestObject(name), [Buffer.from(JSON.stringify(sent))])
  await prune(far, erasedAt, now.getTime()).catch(({ message }) => {
    console.error(`Old copies could not be removed, and stay: ${message}`)
  })
  return sent
}

export const isWholeShop = ({ manifest, problem }: FarCopyState) => !problem && manifest?.kind === 'shop'

/** All copies, the newest first, and whether each is whole. */
export async function listCopies(far: FarSide): Promise<FarCopyState[]> {
  const copies = (await listed(far)).sort((one, other) => other.number - one.number)
  const states: FarCopyState[] = []
  for (const copy of copies) states.push(await stateOf(far, copy))
  return states
}

async function stateOf(far: FarSide, copy: Listed): Promise<FarCopyState> {
  if (!copy.hasManifest) return { ...copy, manifest: undefined, problem: 'only a part was sent' }
  try {
    const bytes = await Array.fromAsync(far.get(manifestObject(copy.name), MAX_MANIFEST_BYTES))
    const said = manifest.parse(JSON.parse(Buffer.concat(bytes).toString()))
    const isWhole = said.name === copy.name && said.bytes === copy.bytes
    return { ...copy, manifest: said, problem: isWhole ? undefined : 'not what was sent' }
  } catch (error) {
    return { ...copy, manifest: undefined, problem: (error as Error).message }
  }
}

async function listed(far: FarSide): Promise<Listed[]> {
  const byName = new Map<string, Listed>()
  for (const object of await far.list(COPIES)) {
    const [, name, digits, day = '', isManifest] = NAME.exec(object.name) ?? []
    if (name === undefined) continue
    const copy = byName.get(name) ?? { name, number: Number(digits), day, bytes: undefined, hasManifest: false }
    byName.set(name, isManifest ? { ...copy, hasManifest: true } : { ...copy, bytes: object.bytes })
  }
  return [...byName.values()]
}

/** Removes nothing but what it knows by its name, and never the newest whole copy. */
async function prune(far: FarSide, erasedAt: number, now: number) {
  const copies = await listed(far)
  const whole = copies.filter(({ hasManifest }) => hasManifest)
  const kept = new Set(keptCopies(whole, erasedAt, now))
  const newest = Math.max(...whole.map(({ number }) => number))
  const dropped = copies.filter((copy) => !kept.has(copy) && copy.number < newest)
  // What is said of a copy goes first: without it, the rest is not taken for one.
  await far.remove(dropped.filter(({ hasManifest }) => hasManifest).map(({ name }) => manifestObject(name)))
  await far.remove(dropped.filter(({ bytes }) => bytes !== undefined).map(({ name }) => copyObject(name)))
  // Where the newest cannot be read one day, the one before it goes on by the same pieces.
  const [, before] = (await listCopies(far)).filter(isWholeShop)
  if (before?.manifest) await far.remove(droppedPieces(await listPieces(far), before.manifest).map(({ name }) => name))
}
