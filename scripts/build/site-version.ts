import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MADE_FROM = ['astro.config.mjs', 'package-lock.json', 'public', 'scripts/build', 'src']

/** A hash of the sources, so that pages of two versions are never mixed in one document. */
export const siteVersion = versionOf(MADE_FROM.flatMap(filesIn))

/** The query of the addresses of our pictures: it changes with any of them, so that browsers may cache them for good. */
export const picturesQuery = `?v=${versionOf(filesIn('public/pictures'))}`

function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(join(ROOT, path)))
  return hash.digest('base64url').slice(0, 10)
}

function filesIn(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
