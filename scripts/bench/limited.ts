import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'

/** A control group with a memory limit and no swap; the kernel ends processes above the limit. */
interface LimitedGroup {
  what: string
  /** The file for process ids: a process that writes its own joins the group. */
  members: string
  remove(): void
}

/** Creates a group with a memory limit in bytes; undefined if this process may not, for example without root. */
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

/** The memory group of this process in cgroup version 1. */
const ownGroup = () => /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? ''

/** Resident memory of a process in megabytes: now, and its peak. */
export function megabytesOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  return { now: (kilobytes('VmRSS') * 1024) / 1e6, peak: (kilobytes('VmHWM') * 1024) / 1e6 }
}
