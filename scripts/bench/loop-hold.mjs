// Loaded into a measured server. At SIGUSR2 it writes the longest time that its main thread worked between two ticks of a timer,
// since the last signal. It counts processor time, so that other load of the machine is ignored.
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
