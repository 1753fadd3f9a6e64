import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'

/** A group of processes that together have so much memory, and no swap; kept by the kernel, which ends what needs more. */
interface LimitedGroup {
  what: string
  /** A process that writes its number here belongs to the group. */
  members: string
  remove(): void
}

/** A group with a real limit of memory in bytes; undefined where this machine lets nobody make one, as without root. */
export function limitedGroup(bytes: number): LimitedGroup | undefined {
  const isNewer = existsSync(join(ROOT, 'cgroup.controllers'))
  const folder = join(ROOT, isNewer ? '' : `memory${ownGroup()}`, `trout-feed-bench-${process.pid}`)
  const limits = isNewer
    ? { 'memory.max': bytes, 'memory.swap.max': 0 }
    : { 'memory.limit_in_bytes': bytes, 'memory.swappiness': 0 }
  try {
    mkdirSync(folder)
    for (const [name, value] of Object.entries(limits)) writeFileSync(join(folder, name), String(value))
  } catch {
    if (existsSync(folder)) rmdirSync(folder)
    return undefined
  }
  return {
    what: `a control group of the kernel (version ${isNewer ? 2 : 1})`,
    members: join(folder, 'cgroup.procs'),
    remove: () => rmdirSync(folder),
  }
}

/** The group for memory that this process is in, as the older version tells it. */
const ownGroup = () => /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? ''

/** Megabytes of a process, as the system counts it: now, and the most it ever had. */
export function megabytesOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  return { now: (kilobytes('VmRSS') * 1024) / 1e6, peak: (kilobytes('VmHWM') * 1024) / 1e6 }
}
