import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folders'
import { readEnvironment, refuseMisread } from './environment'

const defaults = {
  HOST: '127.0.0.1',
  PORT: 4321,
  DATA_DIR: 'data',
  ADMIN_USERNAME: 'admin',
  TRUST_PROXY: [],
  BACKUPS_EVERY: 30,
  LOG_LEVEL: 'info',
  RATE_LIMITS: 'on',
  WARM_UP: 'on',
}

test('an empty environment, and one with empty values, has the defaults', () => {
  expect(readEnvironment({})).toEqual(defaults)
  const names = [...Object.keys(defaults), 'ADMIN_PASSWORD', 'PUBLIC_SITE_URL', 'SMTP_URL']
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults)
})

test('ignores unknown variables', () => {
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
  ['PUBLIC_GEO_URL', 'off', 'off'],
  ['PUBLIC_GEO_URL', 'https://ipapi.co/json/', 'https://ipapi.co/json/'],
  ['PUBLIC_API_BASE', 'https://api.example.com', 'https://api.example.com'],
  ['PUBLIC_LOCKDOWN', 'off', 'off'],
  ['LOG_LEVEL', 'error', 'error'],
  ['ADMIN_USERNAME', 'gn ', 'gn'],
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
  ['PORT', ' ', 'is a number from 0 to 65535'],
  ['PORT', '0x50', 'is a number from 0 to 65535'],
  ['PORT', '1e3', 'is a number from 0 to 65535'],
  ['HOST', 'http://127.0.0.1', 'is an address or a name of this machine, such as 127.0.0.1'],
  ['DATA_DIR', ' ', 'is a folder, without spaces around it'],
  ['LOG_LEVEL', 'loud', 'is info, warn, error'],
  ['PUBLIC_GEO_URL', 'foo', 'is off, or an address such as https://ipapi.co/json/'],
  ['PUBLIC_GEO_URL', 'ftp://example.com', 'is off, or an address such as https://ipapi.co/json/'],
  ['PUBLIC_API_BASE', 'foo', 'is an address such as https://api.example.com'],
  ['PUBLIC_LOCKDOWN', 'no', 'is on or off'],
  ['PUBLIC_SITE_URL', 'javascript:alert(1)', 'is an address such as https://example.com'],
  ['BACKUPS_EVERY', '1e1', 'is a number of seconds, at most 60'],
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
])('%s refuses "%s" with one line', (name, text, sentence) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(new Error(`The environment variable ${name} ${sentence}.`))
})

test('each variable of the example has a check', () => {
  const named = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  expect(named.length).toBeGreaterThan(15)
  for (const name of named) expect(() => readEnvironment({ [name]: ' ' }), name).toThrow(name)
})

/** Node's reading of a file, and the resulting error. */
async function misread(text: string) {
  const path = join(await newFolder(), '.env')
  await writeFile(path, text)
  try {
    refuseMisread(parseEnv(text), path)
    return undefined
  } catch (error) {
    return (error as Error).message.replace(path, '.env')
  }
}

test.each([
  ['ADMIN_PASSWORD=A#b', 'The value of ADMIN_PASSWORD in .env ends at its #. Please put the whole value in quotes.'],
  ['HOST=::1\n  SMTP_URL = smtp://u:p#w@mail.example.com # mail', 'The value of SMTP_URL in .env ends at its #.'],
  ['ADMIN_PASSWORD=#walnuts', 'The value of ADMIN_PASSWORD in .env ends at its #.'],
  ['\ufeffADMIN_PASSWORD=walnuts\nPORT=80', 'begins with a byte order mark, which hides its first line'],
])('reports a value of .env that Node misreads: %j', async (text, sentence) => {
  expect(await misread(text)).toContain(sentence)
})

test.each([
  'ADMIN_PASSWORD="A#b"',
  "ADMIN_PASSWORD='A#b'",
  'PORT=80 # the web',
  '# ADMIN_PASSWORD=A#b',
  'PORT=80\n\nOTHERS=a#b',
  '',
])('accepts a value that Node reads correctly: %j', async (text) => {
  expect(await misread(text)).toBeUndefined()
})
