import { stat, statfs } from 'node:fs/promises'
import type { StoreStats } from '~/domain/account/system-schema'
import { ShopFolder } from './shop-folder'

export async function folderSize(path: string): Promise<StoreStats> {
  const { journal, snapshot } = new ShopFolder(path)
  const [journalBytes, snapshotBytes, disk] = await Promise.all([sizeOf(journal), sizeOf(snapshot), statfs(path)])
  return { store: 'files', journalBytes, snapshotBytes, freeBytes: disk.bavail * disk.bsize }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
