import { chmod, mkdir } from 'node:fs/promises'

const REASONS: Record<string, string> = {
  EROFS: 'its disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'it belongs to another user',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file stands in its place',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EIO: 'its disk has an error',
}

export async function makeDataFolder(path: string) {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await chmod(path, 0o700)
  } catch (error) {
    throw explained(path, error)
  }
}

export function explained(path: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  return reason ? new Error(`The data folder ${path} cannot be written: ${reason} (${code}).`, { cause: error }) : error
}
