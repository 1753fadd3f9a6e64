import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** A note in the data folder about a process's last work, for other processes. */
const note = z.object({
  /** The last success. */
  at: z.optional(z.string()),
  name: z.optional(z.string()),
  bytes: z.optional(z.int()),
  /** The error since then, without secrets. */
  problem: z.optional(z.string()),
  failedAt: z.optional(z.string()),
})

export type Note = z.infer<typeof note>

export async function readNote(path: string): Promise<Note> {
  try {
    return note.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return {}
  }
}

export const noteSuccess = (path: string, said: Pick<Note, 'name' | 'bytes'> = {}, at = new Date()) =>
  writeNote(path, { at: at.toISOString(), ...said })

export async function noteFailure(path: string, problem: string) {
  const { failedAt = new Date().toISOString(), ...before } = await readNote(path)
  await writeNote(path, { ...before, problem, failedAt })
}

/** Not synced, because orders would wait: after a power cut the old note, or half of the new one, may remain. */
export async function writeNote(path: string, said: object) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.tmp`, JSON.stringify(said), { mode: 0o600 })
  await rename(`${path}.tmp`, path)
}
