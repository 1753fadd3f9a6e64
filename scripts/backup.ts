import { readEnvironment } from '~/api/opening/environment'
import { backUp } from '~/api/store/files/backup'

const [target] = process.argv.slice(2)

try {
  if (!target) throw new Error('Please name the file to write: npm run backup -- FILE')
  await backUp(readEnvironment(process.env).DATA_DIR, target)
  console.log(`Backed up to ${target}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
