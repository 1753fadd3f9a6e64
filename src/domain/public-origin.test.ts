import { PUBLIC_SITE_URL } from 'astro:env/client'
import { expect, test } from 'vitest'
import { publicOrigin } from './public-origin'

test.each(['http://127.0.0.1:4321', 'http://localhost:4321', 'http://[::1]:4321', 'http://192.168.1.5'])(
  'keeps %s, as it was asked',
  (origin) => {
    expect(publicOrigin(new URL('/shop', origin))).toBe(origin)
  },
)

test.each(['http://evil.example', 'https://127.0.0.1.evil.example', new URL(PUBLIC_SITE_URL).origin])(
  'names the shop where %s was asked',
  (origin) => expect(publicOrigin(new URL('/shop', origin))).toBe(new URL(PUBLIC_SITE_URL).origin),
)
