import { LANGUAGES, languages, OTHER_LANGUAGES } from '~/languages'
import { auditedRows } from '~/routes'
import { indianNumber } from '../indian-numbers'
import { lastOf } from '../lists'
import { formatRupees } from '../money'
import { signedRupees } from '../signed-money'
import type { AuditEntry, AuditedField, ListedAuditEntry } from './audit-log-schema'

/** The changed row, such as `Order #12`, `Product Winter Feed` or `2,000 products`. */
export function auditedSubject({ noun, rowId, label, count }: Pick<AuditEntry, 'noun' | 'rowId' | 'label' | 'count'>): string {
  const { one, many } = auditedRows[noun]
  if (rowId === null) return `${indianNumber(count)} ${many}`
  if (noun === 'settings') return `${one} ${titleOf(label)}`
  return label === '' ? `${one} #${rowId}` : `${one} ${label}`
}

/** The path that opens the changed row; undefined for several rows or a deleted one. */
export function auditedPath({ noun, rowId, action }: Pick<AuditEntry, 'noun' | 'rowId' | 'action'>): string | undefined {
  if (rowId === null || action === 'deleted') return undefined
  const { path } = auditedRows[noun]
  return /[=#]$/.test(path) ? path + encodeURIComponent(rowId) : path
}

const ACTION_WORDS = { added: 'added', deleted: 'deleted', restored: 'brought back' } as const

/** The changes, one line per field: `pending → confirmed`, `price: ₹2,500 → ₹2,600`, `password changed`. */
export function auditedLines({ action, fields, rowId, label, money }: ListedAuditEntry): string[] {
  const numbers = rowId === null ? [`Numbers ${label}`] : []
  if (money && action === 'added') return [`${sumIn(label, money.amount)} of ${money.customerName}`]
  if (action !== 'edited') return [ACTION_WORDS[action], ...numbers]
  return [...(fields.length > 0 ? fields.map(fieldLine) : ['changed']), ...numbers]
}

/** Payments and credit notes are stored as negative amounts. */
const sumIn = (kind: string, amount: string): string =>
  signedRupees(kind === 'payment' || kind === 'credit-note' ? amount.replace('-', '') : amount)

/** Fields whose values are shown without the field's name. */
const NAMELESS = ['status', 'value']

const FIELD_WORDS: Readonly<Record<string, string>> = {
  stockQuantity: 'stock',
  isActive: 'active',
  sku: 'SKU',
  twoFactor: 'Two-Factor',
  answeredHow: 'answered by',
  order: 'place',
}

function fieldLine({ field, before, after }: AuditedField): string {
  const name = lastOf(field.split('.')) as string
  const words = FIELD_WORDS[name] ?? translatedWords(field) ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (before === null || after === null) return `${words} changed`
  const values = `${shown(name, before)} → ${shown(name, after)}`
  return NAMELESS.includes(field) ? values : `${words}: ${values}`
}

/** `translations.name_ur` becomes `name in Urdu`, and `answer_en` becomes `answer in English`. */
function translatedWords(field: string): string | undefined {
  const [, name, language] = /^(?:translations\.)?(\w+)_(\w+)$/.exec(field) ?? []
  const known = LANGUAGES.find((each) => each === language)
  return name && known && `${name} in ${languages[known].english}`
}

function shown(name: string, value: string): string {
  if (value === '') return 'empty'
  return name === 'price' ? formatRupees(value) : value
}

/** `business_hours` becomes `Business Hours`, `site_name_ur` becomes `Site Name in Urdu`. */
function titleOf(key: string): string {
  const language = OTHER_LANGUAGES.find((each) => key.endsWith(`_${each}`))
  if (language) return `${titleOf(key.slice(0, -language.length - 1))} in ${languages[language].english}`
  return key.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())
}
