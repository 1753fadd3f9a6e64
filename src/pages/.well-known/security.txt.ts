import type { APIRoute } from 'astro'
import { addressOf } from '~/components/structured-data'
import { DAY } from '~/domain/day'
import { securityRoute } from '~/routes'

export const prerender = false

const VALID_FOR = 180 * DAY

/** The contact for security reports (RFC 9116); 404 if the settings have none. */
export const GET: APIRoute = ({ locals }) => {
  const { mailbox, emailLink, telephone, phoneLink } = locals.values
  const contacts = [mailbox && emailLink, telephone && phoneLink].filter((link) => link && link !== '/contact')
  if (contacts.length === 0) return new Response(null, { status: 404 })
  const lines = [
    ...contacts.map((link) => `Contact: ${link}`),
    `Expires: ${new Date(Date.now() + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en, ur, hi',
    `Canonical: ${addressOf(securityRoute.path)}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
