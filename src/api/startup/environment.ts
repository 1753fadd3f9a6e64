import * as z from 'zod/mini'
import { MAX_PASSWORD, MIN_PASSWORD } from '~/domain/account/password-schema'

const onOrOff = z.enum(['on', 'off'], 'is on or off')

const address = z.union([z.ipv4(), z.ipv6()], 'is off, or the addresses of your proxy with commas between')

const SECONDS = 'is a number of seconds, at most 60'

const PORT = 'is a number from 0 to 65535'

const listOf = (text: string): string[] => (text === 'off' ? [] : text.split(',').map((part) => part.trim()))

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number(PORT).check(z.int(PORT), z.minimum(0, PORT), z.maximum(65_535, PORT)), 4321),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'is a folder')), 'data'),
  ADMIN_USERNAME: z._default(
    z.string().check(z.minLength(1, 'is a name'), z.maxLength(100, 'is at most 100 characters')),
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
  PUBLIC_SITE_URL: z.optional(z.url('is an address such as https://example.com')),
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
  BACKUPS_EVERY: z._default(z.coerce.number(SECONDS).check(z.minimum(0.1, SECONDS), z.maximum(60, SECONDS)), 30),
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

/** Reads and checks the environment; throws one line that names the bad value. An empty value counts as none. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (parsed.success) return withItsKey(parsed.data)
  const { path, message } = parsed.error.issues[0] as { path: PropertyKey[]; message: string }
  throw new Error(`The environment variable ${String(path[0])} ${message}.`)
}

function withItsKey(environment: Environment): Environment {
  const { BACKUPS_URL: address, BACKUPS_KEY: key } = environment
  if (!address || key) return environment
  throw new Error('The environment variable BACKUPS_URL needs BACKUPS_KEY; make one: npm run backup -- key.')
}
