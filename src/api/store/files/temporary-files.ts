import { existsSync, readdirSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopFolder } from './shop-folder'

const UNFINISHED = /^((db|last)\.json|(journal|totals)\.jsonl|restoring|\d+-\d{4}-\d{2}-\d{2}\.tar\.gz)\.tmp$/

/** Removes temporary files that a kill left behind. Only for the holder of the folder's lock. */
export async function removeTemporaryFiles({ path, visits, backups }: ShopFolder) {
  for (const folder of [path, visits, backups].filter(existsSync)) {
    for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) await unlink(join(folder, name))
  }
}
