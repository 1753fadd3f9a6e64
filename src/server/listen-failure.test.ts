import { expect, test } from 'vitest'
import { listenFailure } from './listen-failure'

const failed = (code: string) =>
  listenFailure(Object.assign(new Error(`listen ${code}`), { code }), { HOST: '127.0.0.1', PORT: 80 }).message

test.each([
  ['EADDRINUSE', 'Port 80 of 127.0.0.1 is in use already.'],
  ['EACCES', 'This user may not open port 80.'],
  ['EADDRNOTAVAIL', 'HOST is 127.0.0.1, which is no address of this machine.'],
  ['ENOTFOUND', 'HOST is 127.0.0.1, which is no address of this machine.'],
])('%s is explained in one line with a fix', (code, line) => {
  expect(failed(code)).toContain(line)
  expect(failed(code).split('\n')).toHaveLength(1)
})

test('other errors keep their message', () => {
  expect(failed('EMFILE')).toBe('listen EMFILE')
})
