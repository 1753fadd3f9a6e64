import { languages } from '~/languages'
import type { Column } from '../csv'
import { rupees } from '../money'
import { filePhone } from '../phones'
import { paiseOwed } from '../signed-money'
import type { CustomerBalance } from './customer-balances-schema'
import { owedOf } from './ledger'
import { ENTRY_LABELS, METHOD_LABELS } from './ledger-texts'
import type { Customer } from './schema'
import type { StatementLine } from './statements'

/** Amounts have two columns, because spreadsheets take a cell with a leading sign for a formula. */
const above = (paise: number) => (paise > 0 ? rupees(paise) : '')

export const CUSTOMER_COLUMNS: readonly Column<CustomerBalance>[] = [
  ['Customer', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => filePhone(phone)],
  ['Address', ({ address }) => address],
  ['District', ({ district }) => district],
  ['Owes', (customer) => above(owedOf(customer))],
  ['In advance', ({ advance }) => above(paiseOwed(advance))],
  ['Not billed yet', ({ notBilled }) => above(paiseOwed(notBilled))],
  ['0 to 30 days', ({ owed }) => owed.upTo30],
  ['31 to 60 days', ({ owed }) => owed.upTo60],
  ['Over 60 days', ({ owed }) => owed.over60],
  ['Owes since', ({ owesSince }) => owesSince],
  ['Credit limit', ({ creditLimit }) => creditLimit],
  ['Language', ({ language = 'en' }) => languages[language].english],
  ['Note', ({ note }) => note],
]

/** The columns of a statement: charged, received, and the balance after each line. */
export const statementColumns = ({ name, phone }: Customer): readonly Column<StatementLine & { balance: number }>[] => [
  ['Customer', () => name],
  ['Phone', () => filePhone(phone)],
  ['Date', ({ date }) => date],
  ['Entry', ({ id }) => id],
  ['Kind', ({ kind }) => ENTRY_LABELS[kind]],
  ['Bill', ({ billNumber }) => billNumber],
  ['Order', ({ orderId }) => orderId],
  ['Method', ({ method }) => method && METHOD_LABELS[method]],
  ['Reference', ({ reference }) => reference],
  ['Value date', ({ valueDate }) => valueDate],
  ['Takes back', ({ reverses }) => reverses],
  ['Charged', ({ amount }) => above(paiseOwed(amount))],
  ['Received', ({ amount }) => above(-paiseOwed(amount))],
  ['Owes', ({ balance }) => above(balance)],
  ['In advance', ({ balance }) => above(-balance)],
  ['Note', ({ note }) => note],
]
