import type { AstroUserConfig } from 'astro'

type Directives = NonNullable<Exclude<NonNullable<AstroUserConfig['security']>['csp'], boolean | undefined>['directives']>

/** The directives of every page's content security policy. Scripts may also connect to these origins. */
export const policyFor = (called: readonly string[]): Directives => [
  "default-src 'none'",
  "base-uri 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' https: data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  `connect-src ${["'self'", ...called].join(' ')}`,
]
