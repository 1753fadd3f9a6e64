import { readEnvironment } from '~/api/startup/environment'
import { backUp } from '~/api/store/files/backup'

const [target] = process.argv.slice(2)

try {
  if (!target) throw new Error('Please name the file to write: npm run backup -- FILE')
  const { DATABASE_URL: url, DATA_DIR: folder } = readEnvironment(process.env)
  if (url) throw new Error('This shop is in PostgreSQL (DATABASE_URL): back it up with pg_dump.')
  await backUp(folder, target)
  console.log(`Backed up to ${target}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
