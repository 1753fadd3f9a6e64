import { readEnvironment } from '~/api/opening/environment'
import { restore } from '~/api/store/files/restore'

const [archive] = process.argv.slice(2)

try {
  if (!archive) throw new Error('Please name the backup to restore: npm run restore -- FILE')
  const aside = await restore(readEnvironment(process.env).DATA_DIR, archive)
  console.log(`Restored ${archive}. What stood there before is kept in ${aside}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
