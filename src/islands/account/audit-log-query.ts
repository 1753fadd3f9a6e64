import { dayRange } from '~/domain/day-ranges'
import { hasOwn } from '~/domain/own-keys'
import { pageNumber } from '~/domain/paging'
import { auditedRows } from '~/routes'

interface Asked {
  operator: string
  noun: string
  from: string
  to: string
  page: string
}

/** The server's query for the parameters of the URL; invalid ones are left out. */
export function auditLogQuery({ operator, noun, from, to, page }: Asked): string {
  const filter = { operator, noun: hasOwn(auditedRows, noun) ? noun : '', ...dayRange(from, to) }
  const asked = Object.entries({ page: pageNumber(page), ...filter }).filter(([, text]) => text !== '')
  return new URLSearchParams(asked).toString()
}
