import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Puts `text` in place of the file at `path`, or leaves that file as it was and throws.
 * Written beside it, checked, synced and renamed; then the folder is synced, so that a power cut keeps one of the two whole.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.tmp`
  try {
    await writeSynced(temporary, Buffer.from(text))
    await rename(temporary, path)
  } catch (error) {
    await unlink(temporary).catch(() => {})
    throw error
  }
  await syncFolder(dirname(path))
}

async function writeSynced(path: string, bytes: Buffer) {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    // A full disk can cut a write short without an error.
    const { size } = await file.stat()
    if (size !== bytes.length) throw new Error(`Wrote ${size} of ${bytes.length} bytes`)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
