import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import { MAX_PASSWORD, MIN_PASSWORD } from '~/domain/account/password-schema'

const onOrOff = z.enum(['on', 'off'], 'is on or off')

const address = z.union([z.ipv4(), z.ipv6()], 'is off, or the addresses of your proxy with commas between')

const SECONDS = 'is a number of seconds, at most 60'

const PORT = 'is a number from 0 to 65535'

/** A plain decimal number: no other base, exponent or space. */
const plainNumber = (sentence: string) => z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/, sentence)), z.transform(Number))

const webAddress = (example: string) => z.url({ protocol: /^https?$/, hostname: /./, error: `is an address such as ${example}` })

/** Log levels: everything, warnings, or only errors. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const

const listOf = (text: string): string[] => (text === 'off' ? [] : text.split(',').map((part) => part.trim()))

const environment = z.object({
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:%-]+$/, 'is an address or a name of this machine, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  PORT: z._default(z.pipe(plainNumber(PORT), z.int(PORT).check(z.maximum(65_535, PORT))), 4321),
  DATA_DIR: z._default(z.string().check(z.regex(/^(?! ).*\S$/, 'is a folder, without spaces around it')), 'data'),
  ADMIN_USERNAME: z._default(
    z.string().check(z.trim(), z.minLength(1, 'is a name'), z.maxLength(100, 'is at most 100 characters')),
    'admin',
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(MIN_PASSWORD, `has at least ${MIN_PASSWORD} characters`),
        z.maxLength(MAX_PASSWORD, `has at most ${MAX_PASSWORD} characters`),
      ),
  ),
  PUBLIC_SITE_URL: z.optional(webAddress('https://example.com')),
  PUBLIC_API_BASE: z.optional(webAddress('https://api.example.com')),
  PUBLIC_GEO_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text === 'off' || webAddress('').safeParse(text).success,
          'is off, or an address such as https://ipapi.co/json/',
        ),
      ),
  ),
  PUBLIC_LOCKDOWN: z.optional(onOrOff),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `is ${LOG_LEVELS.join(', ')}`), 'info'),
  TRUST_PROXY: z._default(z.pipe(z.string(), z.pipe(z.transform(listOf), z.array(address))), []),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: 'is an address such as smtp://user:password@mail.example.com:587' }),
  ),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'is an address such as postgres://user:password@db.example.com/shop' }),
  ),
  UPLOADS_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'is an address such as https://key:secret@s3.example.com/bucket?region=ap-south-1' }),
  ),
  BACKUPS_URL: z.optional(
    z.union(
      [z.url({ protocol: /^https?$/ }), z.string().check(z.regex(/^\//))],
      'is an address such as https://key:secret@s3.example.com/bucket?region=ap-south-1, or a folder such as /mnt/disk/backups',
    ),
  ),
  BACKUPS_KEY: z.optional(
    z.string().check(z.regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'begins with AGE-SECRET-KEY-1; make one: npm run backup -- key')),
  ),
  BACKUPS_EVERY: z._default(z.pipe(plainNumber(SECONDS), z.number().check(z.minimum(0.1, SECONDS), z.maximum(60, SECONDS))), 30),
  HEARTBEAT_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'is an address such as https://monitor.example.com/ping/my-shop' }),
  ),
  PUSH_TEST_SERVICE: z.optional(
    z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/, error: 'is for tests alone, such as http://127.0.0.1:4000' }),
  ),
  RATE_LIMITS: z._default(onOrOff, 'on'),
  WARM_UP: z._default(onOrOff, 'on'),
})

export type Environment = z.infer<typeof environment>

/** Reads and validates the environment; throws one line that names the invalid value. Empty values count as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  if (variables === process.env) refuseMisread(variables)
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (parsed.success) return withItsKey(parsed.data)
  const { path, message } = parsed.error.issues[0] as { path: PropertyKey[]; message: string }
  throw new Error(`The environment variable ${String(path[0])} ${message}.`)
}

/**
 * Node cuts an unquoted value at its first #, and includes a byte order mark in the first name. Throws one line for a value of
 * `.env` that is affected.
 */
export function refuseMisread(variables: Record<string, string | undefined>, path = '.env') {
  if (!existsSync(path)) return
  const text = readFileSync(path, 'utf8')
  const [first = ''] = Object.keys(
    parseEnv(
      text
        .replace(/^\ufeff/, '')
        .split('\n', 1)
        .join(),
    ),
  )
  if (text.startsWith('\ufeff') && first !== '' && variables[first] === undefined)
    throw new Error(
      `The file ${path} begins with a byte order mark, which hides its first line. Please save it without one, as plain UTF-8.`,
    )
  for (const [, name = '', before = ''] of text.matchAll(CUT)) {
    if (!(name in environment.shape) || variables[name] !== before.trim()) continue
    throw new Error(`The value of ${name} in ${path} ends at its #. Please put the whole value in quotes.`)
  }
}

/** An unquoted value with a # directly after another character. */
const CUT = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:((?!["'`])[^\s#][^\r\n#]*)(?<=\S)#|(?<==)#(?=\S))/gm

function withItsKey(environment: Environment): Environment {
  const { BACKUPS_URL: address, BACKUPS_KEY: key } = environment
  if (!address || key) return environment
  throw new Error('The environment variable BACKUPS_URL needs BACKUPS_KEY; make one: npm run backup -- key.')
}
