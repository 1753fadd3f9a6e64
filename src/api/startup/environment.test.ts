import { expect, test } from 'vitest'
import { readEnvironment } from './environment'

const defaults = {
  HOST: '127.0.0.1',
  PORT: 4321,
  DATA_DIR: 'data',
  ADMIN_USERNAME: 'admin',
  TRUST_PROXY: [],
  BACKUPS_EVERY: 30,
  RATE_LIMITS: 'on',
  WARM_UP: 'on',
}

test('an empty environment has its defaults, and so has one of empty values', () => {
  expect(readEnvironment({})).toEqual(defaults)
  const names = [...Object.keys(defaults), 'ADMIN_PASSWORD', 'PUBLIC_SITE_URL', 'SMTP_URL']
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults)
})

test('what is not ours is left out', () => {
  expect(readEnvironment({ PATH: '/usr/bin', HOME: undefined })).toEqual(defaults)
})

test.each([
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['DATA_DIR', '/var/lib/trout', '/var/lib/trout'],
  ['ADMIN_USERNAME', 'آپریٹر', 'آپریٹر'],
  ['ADMIN_PASSWORD', '8 spaces', '8 spaces'],
  ['ADMIN_PASSWORD', 'x'.repeat(200), 'x'.repeat(200)],
  ['PUBLIC_SITE_URL', 'https://example.com', 'https://example.com'],
  ['TRUST_PROXY', 'off', []],
  ['TRUST_PROXY', '127.0.0.1', ['127.0.0.1']],
  ['TRUST_PROXY', '127.0.0.1, ::1,10.0.0.2', ['127.0.0.1', '::1', '10.0.0.2']],
  ['SMTP_URL', 'smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
  ['SMTP_URL', 'smtps://us%40er:pass@mail.example.com', 'smtps://us%40er:pass@mail.example.com'],
  ['BACKUPS_EVERY', '0.5', 0.5],
  ['PUSH_TEST_SERVICE', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['RATE_LIMITS', 'off', 'off'],
  ['WARM_UP', 'off', 'off'],
])('%s may be "%s"', (name, text, value) => {
  expect(readEnvironment({ [name]: text })).toEqual({ ...defaults, [name]: value })
})

test.each([
  ['PORT', 'http', 'is a number from 0 to 65535'],
  ['PORT', '-1', 'is a number from 0 to 65535'],
  ['PORT', '65536', 'is a number from 0 to 65535'],
  ['PORT', '80.5', 'is a number from 0 to 65535'],
  ['ADMIN_USERNAME', 'x'.repeat(101), 'is at most 100 characters'],
  ['ADMIN_PASSWORD', '7 chars', 'has at least 8 characters'],
  ['ADMIN_PASSWORD', 'x'.repeat(201), 'has at most 200 characters'],
  ['PUBLIC_SITE_URL', 'example.com', 'is an address such as https://example.com'],
  ['TRUST_PROXY', 'on', 'is off, or the addresses of your proxy with commas between'],
  ['TRUST_PROXY', '127.0.0.1,', 'is off, or the addresses of your proxy with commas between'],
  ['TRUST_PROXY', 'proxy.example', 'is off, or the addresses of your proxy with commas between'],
  ['SMTP_URL', 'mail.example.com', 'is an address such as smtp://user:password@mail.example.com:587'],
  ['SMTP_URL', 'https://mail.example.com', 'is an address such as smtp://user:password@mail.example.com:587'],
  ['SMTP_URL', 'smtp://', 'is an address such as smtp://user:password@mail.example.com:587'],
  [
    'BACKUPS_URL',
    'backups',
    'is an address such as https://key:secret@s3.example.com/bucket?region=ap-south-1, or a folder such as /mnt/disk/backups',
  ],
  [
    'BACKUPS_URL',
    'ftp://backups.example.com',
    'is an address such as https://key:secret@s3.example.com/bucket?region=ap-south-1, or a folder such as /mnt/disk/backups',
  ],
  ['BACKUPS_URL', '/mnt/disk/backups', 'needs BACKUPS_KEY; make one: npm run backup -- key'],
  ['BACKUPS_KEY', 'a secret', 'begins with AGE-SECRET-KEY-1; make one: npm run backup -- key'],
  ['BACKUPS_EVERY', '61', 'is a number of seconds, at most 60'],
  ['PUSH_TEST_SERVICE', 'https://push.example.com', 'is for tests alone, such as http://127.0.0.1:4000'],
  ['PUSH_TEST_SERVICE', 'http://10.0.0.1:4000', 'is for tests alone, such as http://127.0.0.1:4000'],
  ['RATE_LIMITS', 'true', 'is on or off'],
  ['RATE_LIMITS', 'OFF', 'is on or off'],
  ['WARM_UP', 'no', 'is on or off'],
])('%s is never "%s", which one line says', (name, text, sentence) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(new Error(`The environment variable ${name} ${sentence}.`))
})
