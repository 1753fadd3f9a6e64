import { STRANGER } from '~/api/auth/auth'
import { calls } from '~/api/calls'
import { nothing } from '~/api/http/endpoint'
import { type Endpoint, isWithoutMoney } from '~/api/http/handle'
import { inputSchema } from '~/api/openapi/schemas'
import { may, ROLES, type Role } from '~/domain/account/roles'

const INTRODUCTION = `# All calls

\`npm run calls\` generates this page from \`calls\` of each \`src/api/*/feature.ts\`. [Roles](roles.md) explains the roles, and
\`GET /api/openapi.json\` describes each call in full.
`

/** A page of all API calls, with audience and input. */
export function callsPage(): string {
  const rows = Object.entries(calls).flatMap(([path, call]) =>
    Object.entries(call).map(([method, endpoint]) => {
      const address = `/api${path.replaceAll('[', '{').replaceAll(']', '}')}`
      const allowed = ROLES.map((role) => says(endpoint, role))
      return [`\`${method} ${address}\``, maySay(isOpen(endpoint)), ...allowed, taken(endpoint)]
    }),
  )
  const headings = ['call', 'visitor', ...ROLES, 'takes']
  return [INTRODUCTION, line(headings), line(headings.map(() => '---')), ...rows.map(line), ''].join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const maySay = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no')

const isOpen = ({ callers }: Endpoint) => callers.may(STRANGER)

function says({ callers }: Endpoint, role: Role): string {
  const isAllowed = callers.may({ ...STRANGER, role, isOperator: may(role, 'read') })
  return role === 'packer' && isAllowed && isWithoutMoney(callers) ? 'without money' : maySay(isAllowed)
}

/** The fields of the body, and the query parameters after a question mark. */
function taken({ takes, asks, pages }: Endpoint): string {
  const fields = takes && takes !== nothing ? fieldsIn(inputSchema(takes)) : []
  const parameters = [asks, pages].flatMap((query) => (query ? fieldsIn(inputSchema(query)) : []))
  return [...fields, ...parameters.map((name) => `?${name}`)].map((name) => `\`${name}\``).join(', ')
}

function fieldsIn({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: ReturnType<typeof inputSchema>): string[] {
  const parts = [...anyOf, ...oneOf, ...allOf].flatMap((part) => (typeof part === 'object' ? fieldsIn(part) : []))
  return [...new Set([...Object.keys(properties), ...parts])]
}
