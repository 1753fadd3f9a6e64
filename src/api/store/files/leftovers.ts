import { existsSync, readdirSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopFolder } from './shop-folder'

/** What is written beside its place and renamed: files of the shop, of its visits and of its daily backups. */
const UNFINISHED = /^((db|last)\.json|(journal|totals)\.jsonl|restoring|\d+-\d{4}-\d{2}-\d{2}\.tar\.gz)\.tmp$/

/** Removes unfinished files that a kill left behind; only for who holds the folder's lock, since nobody else writes them then. */
export async function removeLeftovers({ path, visits, backups }: ShopFolder) {
  for (const folder of [path, visits, backups].filter(existsSync)) {
    for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) await unlink(join(folder, name))
  }
}
