import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type open, rename, stat, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar'
import * as z from 'zod/mini'
import { syncFolder } from './durable-file'

const CHECKSUMS = 'checksums.json'
const READ_AT_ONCE = 256 * 1024

const checksums = z.object({ files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })) })

type Checksum = z.infer<typeof checksums>['files'][number]

export interface Part {
  name: string
  size: number
  read(): AsyncIterable<Uint8Array>
}

/** Writes parts to one file (.tar.gz), with the SHA-256 of each at the end; or throws and leaves no file. */
export async function writeArchive(target: string, parts: AsyncIterable<Part>, signal?: AbortSignal): Promise<void> {
  const temporary = `${target}.tmp`
  const { readable, controller } = createTarPacker()
  const packing = pack(controller, parts).catch((error) => {
    controller.error(error)
    throw error
  })
  const file = createWriteStream(temporary, { mode: 0o600, flush: true })
  const written = pipeline(readable, createGzip({ level: 1 }), file, { signal }).catch((error) => {
    throw inWords(target, error)
  })
  try {
    // Prefers the error of writing, because packing then only finds its stream closed.
    await Promise.allSettled([packing, written])
    await written
    await packing
    await rename(temporary, target)
    await syncFolder(dirname(target))
  } catch (error) {
    await unlink(temporary).catch(() => {})
    throw error
  }
}

/**
 * Reads an archive and passes each part to `take`, which must read it completely. Throws if a byte is missing or differs.
 * `onShare` receives the progress from 0 to 1.
 */
export async function readArchive(
  path: string,
  take: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
  onShare?: (share: number) => void,
): Promise<void> {
  const size = async () => (await stat(path)).size
  return readPacked({ name: path, bytes: createReadStream(path, { highWaterMark: READ_AT_ONCE }), size }, take, onShare)
}

/** An archive from any source. */
export interface Packed {
  name: string
  bytes: AsyncIterable<Uint8Array>
  size(): Promise<number>
}

export async function readPacked(
  { name, bytes, size }: Packed,
  take: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
  onShare?: (share: number) => void,
): Promise<void> {
  const { readable, writable } = createTarDecoder({ strict: true })
  const reading = takeAll(readable, take)
  const unpacking = pipeline(bytes, (read) => metered(read, size, onShare), createGunzip(), Writable.fromWeb(writable))
  try {
    await Promise.all([reading, unpacking])
  } catch (error) {
    throw new Error(`${name} is not a whole backup: ${(error as Error).message}`, { cause: error })
  }
}

async function* metered(bytes: AsyncIterable<Uint8Array>, sizeOf: Packed['size'], onShare?: (share: number) => void) {
  const size = await sizeOf()
  let read = 0
  for await (const piece of bytes) {
    read += piece.length
    onShare?.(read / size)
    yield piece
  }
}

function inWords(target: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT' && error.syscall === 'open')
    return new Error(`There is no folder ${dirname(target)} to write the backup into.`, { cause: error })
  return error.syscall === 'open' || error.syscall === 'write'
    ? new Error(`The backup ${target} cannot be written (${error.code}).`, { cause: error })
    : error
}

async function pack(controller: TarPackController, parts: AsyncIterable<Part>) {
  const files: Checksum[] = []
  for await (const { name, size, read } of parts) {
    const hash = createHash('sha256')
    await packOne(controller, name, size, hashing(read(), hash))
    files.push({ name, size, sha256: hash.digest('hex') })
  }
  const bytes = Buffer.from(JSON.stringify({ files }, null, 1))
  await packOne(controller, CHECKSUMS, bytes.length, [bytes])
  controller.finalize()
}

async function packOne(
  controller: TarPackController,
  name: string,
  size: number,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) {
  const writer = controller.add({ name, size, mode: 0o600 }).getWriter()
  for await (const piece of bytes) await writer.write(piece as Uint8Array<ArrayBuffer>)
  await writer.close()
}

async function takeAll(
  entries: ReturnType<typeof createTarDecoder>['readable'],
  take: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
) {
  const found: Checksum[] = []
  let expected: Checksum[] | undefined
  for await (const { header, body } of entries) {
    const hash = createHash('sha256')
    if (header.name === CHECKSUMS) {
      expected = checksums.parse(await new Response(body).json()).files
      continue
    }
    await take(header.name, hashing(body, hash))
    found.push({ name: header.name, size: header.size, sha256: hash.digest('hex') })
  }
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error('its checksums do not fit')
}

export async function* hashing(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, hash: Hash) {
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
}

export async function* bytesOf(file: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size; ) {
    const buffer = Buffer.allocUnsafe(Math.min(READ_AT_ONCE, size - position))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
    if (bytesRead === 0) throw new Error('a file became shorter while it was read')
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}
