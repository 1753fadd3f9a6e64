import { link, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Disk } from './disk'
import { putInPlace, syncFolder, writeBeside } from './durable-file'
import { headerLine } from './journal-lines'

/** Gives the file at `path` a second, durable name, in place of what may stand there. */
export async function keepAs(archive: string, path: string) {
  await unlink(archive).catch(() => {})
  await link(path, archive)
  await syncFolder(dirname(archive))
}

export async function prepareFile(path: string, after: number, disk: Disk) {
  const line = headerLine(after)
  const temporary = await writeBeside(path, [line], disk)
  const file = await disk.open(temporary, 'r+')
  const place = async () => {
    try {
      await putInPlace(temporary, path)
    } catch (error) {
      await file.close()
      throw error
    }
  }
  return { file, end: Buffer.byteLength(line), putInPlace: place }
}
