import { type FileHandle, open } from 'node:fs/promises'

export type DiskFile = Pick<FileHandle, 'write' | 'truncate' | 'datasync' | 'sync' | 'stat' | 'close'>

/** Opens the files that the store writes. Tests use one that simulates a full or failing disk. */
export interface Disk {
  open(path: string, flags: string): Promise<DiskFile>
}

export const nodeDisk: Disk = { open: (path, flags) => open(path, flags, 0o600) }

export async function writeFully(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written)
    if (bytesWritten === 0) throw new Error(`The disk took ${written} of ${bytes.length} bytes.`)
    written += bytesWritten
  }
}
