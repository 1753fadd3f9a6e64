import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progress } from './progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shown(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 }
}

test('a terminal shows one line, which is updated and removed at the end', async () => {
  const output = shown(true)
  const result = await progress(async (tell) => {
    tell('Adding rows', 0)
    tell('Adding rows', 0.1)
    vi.advanceTimersByTime(100)
    tell('Adding rows', 0.259)
    tell('Closing')
    return 7
  }, output)
  expect(result).toBe(7)
  expect(output.written).toEqual(['Adding rows: 0 %', 'Adding rows: 25 %', 'Closing …', ''].map((line) => `\r\x1b[K${line}`))
})

test('other outputs get a plain line every five seconds', async () => {
  const output = shown(false)
  await progress(async (tell) => {
    for (let second = 0; second < 12; second++) {
      tell('Adding rows', second / 12)
      vi.advanceTimersByTime(1000)
    }
  }, output)
  expect(output.written).toEqual(['Adding rows: 41 %\n', 'Adding rows: 83 %\n'])
})

test('short work prints nothing without a terminal, and errors are thrown', async () => {
  const [file, terminal] = [shown(false), shown(true)]
  const fail = async (tell: (step: string) => void) => {
    tell('Adding rows')
    throw new Error('no space')
  }
  await expect(progress(fail, file)).rejects.toThrow('no space')
  await expect(progress(fail, terminal)).rejects.toThrow('no space')
  expect(file.written).toEqual([])
  expect(terminal.written.at(-1)).toBe('\r\x1b[K')
})
