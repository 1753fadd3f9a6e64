import { closeSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explained } from './data-folder'

const SQLITE_BUSY = 5
const SQLITE_NOTADB = 26

/** Locks a data folder until the returned function is called or this process ends. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock')
  createOnce(path)
  const database = new DatabaseSync(path)
  try {
    // An in-memory journal needs no disk space and leaves no file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw refusal(folder, error as { errcode?: number })
  }
  return () => database.close()
}

function refusal(folder: string, error: { errcode?: number }): unknown {
  const { errcode } = error
  if (errcode === SQLITE_BUSY)
    return new Error(`The data folder ${folder} is in use by another running server; stop that one first.`)
  if (errcode !== SQLITE_NOTADB) return error
  return new Error(`The file ${join(folder, 'lock')} holds something that is not the shop's; remove it and start again.`)
}

function createOnce(path: string) {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw explained(dirname(path), error)
  }
}
