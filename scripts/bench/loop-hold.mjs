// Loaded into a server that is measured: at SIGUSR2 it writes for how long its main thread worked at most between two looks of a
// timer since the last time. It counts the processor's time, so that what else the machine does is no hold.
import { writeFileSync } from 'node:fs'

const millisecondsUsed = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let longest = 0
let before = millisecondsUsed()
setInterval(() => {
  const used = millisecondsUsed()
  longest = Math.max(longest, used - before)
  before = used
}, 1).unref()
process.on('SIGUSR2', () => {
  writeFileSync(process.env.LOOP_HOLD, String(longest))
  longest = 0
  before = millisecondsUsed()
})
