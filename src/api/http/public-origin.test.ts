import { PUBLIC_SITE_URL } from 'astro:env/client'
import os from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicOrigin } from './public-origin'

beforeEach(() => {
  const addresses = ['127.0.0.1', '192.168.1.5', 'fd00::5'].map((address) => ({ address }) as os.NetworkInterfaceInfo)
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ lo: addresses.slice(0, 1), eth0: addresses.slice(1) })
})
afterEach(() => void vi.restoreAllMocks())

test.each(['http://127.0.0.1:4321', 'http://localhost:4321', 'http://[::1]:4321', 'http://192.168.1.5', 'http://[fd00::5]:80'])(
  'keeps %s, at which this machine was asked',
  (origin) => {
    expect(publicOrigin(new URL('/shop', origin))).toBe(new URL(origin).origin)
  },
)

test.each([
  ...[
    'http://evil.example',
    'https://127.0.0.1.evil.example',
    'http://203.0.113.7',
    'http://192.168.1.6:4321',
    'http://10.0.0.1',
  ],
  ...['http://3405803783', 'http://[2001:db8::1]', 'http://[::ffff:203.0.113.7]', new URL(PUBLIC_SITE_URL).origin],
])('uses the shop’s address for a request to %s', (origin) =>
  expect(publicOrigin(new URL('/shop', origin))).toBe(new URL(PUBLIC_SITE_URL).origin),
)
