import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Disk, type DiskFile, nodeDisk, writeFully } from './disk'

type Chunks = string | Iterable<string> | AsyncIterable<string>

/** A long file is synced in parts, so that no order waits for all of it. */
const SYNC_EVERY = 512 * 1024

/** Minimum characters per write. */
const BLOCK = 128 * 1024

/**
 * Replaces the file at `path` by `chunks`, or throws and keeps the old file. Writes a temporary file, verifies, syncs and
 * renames it, and syncs the folder: after a power cut one of the two is complete.
 */
export async function replaceFile(path: string, chunks: Chunks, disk: Disk = nodeDisk): Promise<void> {
  await putInPlace(await writeBeside(path, chunks, disk), path)
}

/** Writes a synced temporary file next to `path` and returns its path; throws and leaves nothing on failure. */
export async function writeBeside(path: string, chunks: Chunks, disk: Disk = nodeDisk): Promise<string> {
  const temporary = `${path}.tmp`
  try {
    const file = await disk.open(temporary, 'w')
    try {
      await writeChecked(file, chunks)
    } finally {
      await file.close()
    }
  } catch (error) {
    await unlink(temporary).catch(() => {})
    throw error
  }
  return temporary
}

export async function putInPlace(temporary: string, path: string): Promise<void> {
  try {
    await rename(temporary, path)
  } catch (error) {
    await unlink(temporary).catch(() => {})
    throw error
  }
  await syncFolder(dirname(path))
}

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function writeChecked(file: DiskFile, chunks: Chunks) {
  let position = 0
  let synced = 0
  for await (const block of blocksOf(typeof chunks === 'string' ? [chunks] : chunks)) {
    const bytes = Buffer.from(block)
    await writeFully(file, bytes, position)
    position += bytes.length
    if (position - synced < SYNC_EVERY) continue
    await file.datasync()
    synced = position
  }
  // A full disk can truncate a write without an error.
  const { size } = await file.stat()
  if (size !== position) throw new Error(`Wrote ${size} of ${position} bytes.`)
  await file.sync()
}

/** Yields to the event loop between small chunks, so that orders hardly wait for a snapshot. */
async function* blocksOf(chunks: Exclude<Chunks, string>) {
  let block = ''
  for await (const chunk of chunks) {
    block += chunk
    if (block.length < BLOCK) await setImmediate()
    else {
      yield block
      block = ''
    }
  }
  if (block !== '') yield block
}
