import { stat, statfs } from 'node:fs/promises'
import { ShopFolder } from './shop-folder'

/** Sizes in bytes: of the shop's two files, and of what the disk has left for this process. */
export interface FolderFigures {
  journalBytes: number
  snapshotBytes: number
  freeBytes: number
}

/** Measures a data folder; a file that is just being replaced counts as none. */
export async function folderFigures(path: string): Promise<FolderFigures> {
  const { journal, snapshot } = new ShopFolder(path)
  const [journalBytes, snapshotBytes, disk] = await Promise.all([sizeOf(journal), sizeOf(snapshot), statfs(path)])
  return { journalBytes, snapshotBytes, freeBytes: disk.bavail * disk.bsize }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
