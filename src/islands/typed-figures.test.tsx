// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import type { BatchDetails, ListedBatch } from '~/domain/batches/schema'
import type { Cheque } from '~/domain/box/box-schema'
import type { Bill } from '~/domain/customers/bills-schema'
import type { OrderDetails } from '~/domain/orders/order-details-schema'
import { refreshProducts } from '~/stores/catalog/products'
import { typeInto } from '../../tests/fixtures/browser/typing'
import { FEED, pondEvent, recordOf } from '../../tests/fixtures/rows/ponds'
import { productsWith } from '../../tests/fixtures/rows/seeded-products'
import CustomContentDialog from './account/CustomContentDialog'
import DeliveryCharges from './account/DeliveryCharges'
import BatchView from './batches/BatchView'
import MillDialog from './batches/MillDialog'
import BoxEntryDialog from './box/BoxEntryDialog'
import ChequeDialog from './box/ChequeDialog'
import ProductForm from './catalog/ProductForm'
import Products from './catalog/Products'
import ShowcaseImages from './catalog/ShowcaseImages'
import CreditNote from './customers/CreditNote'
import CustomerForm from './customers/CustomerForm'
import TakePayment from './customers/TakePayment'
import AdvancedCalculator from './feeding/AdvancedCalculator'
import SimpleCalculator from './feeding/SimpleCalculator'
import OrderEditor from './orders/OrderEditor'
import ReportedPayments from './orders/ReportedPayments'
import CountDialog from './packing/CountDialog'
import BagDialog from './ponds/BagDialog'
import { pondsToday } from './ponds/book-metrics'
import EntryDialog from './ponds/EntryDialog'
import MetricsView from './ponds/MetricsView'
import PondDialog from './ponds/PondDialog'
import NewQuotation from './quotations/NewQuotation'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
await loadMessages('en')

const ABSURD = [
  ...[
    '999999999999999',
    '999999999999.99',
    '1e9',
    '1e400',
    '9'.repeat(400),
    '100000',
    '-1',
    '0.001',
    '0',
    '.',
    '-',
    '००१२',
    '۱۲٬۳۴۵',
  ],
  ...['₹1,00,000', '1,2,3', 'NaN', 'Infinity', '12 bags at 2,400\n', ' ', ''],
]

const ABSURD_DAYS = ['12026-11-28', '0001-01-01', '9999-12-31', '2026-02-30', '']

/** What a calculation shows that went wrong. */
const WRONG = /\b(?:NaN|undefined|null)\b|Infini|Invalid Date|\de[+-]\d|\[object/

const day = '2026-11-28'
const onClose = () => {}
const [pond] = pondsToday(
  [
    recordOf([
      pondEvent('stocked', '2026-10-01', { count: 1000, meanWeight: 50 }),
      pondEvent('weighed', '2026-11-01', { weighings: [{ number: 30, grams: 2400 }] }),
      pondEvent('temperature', '2026-11-27', { celsius: 10 }),
      pondEvent('fed', '2026-11-27', { kilograms: 2, feed: FEED }),
    ]),
  ],
  day,
  () => FEED,
)
if (!pond) throw new Error('no pond')
const inPond = { pond, ponds: [pond], today: day, onClose }

const batch = {
  ...{ id: 1, version: 1, lot: 'E-261101-1', productId: 1, productName: 'Early', bags: 40, left: 40, toNotify: 0 },
  ...{ milledOn: '2026-11-01', bestBefore: '2027-02-01', state: 'free', reason: '', labReport: '' },
  ...{ stateAt: `${day}T06:00:00Z`, stateBy: 'a', at: `${day}T06:00:00Z`, by: 'a' },
} as const satisfies Partial<ListedBatch>
const details = { ...batch, moves: [], holders: [], notified: [] } as unknown as BatchDetails

const bill = {
  ...{ number: 'TF/26-27/00001', totalAmount: '5000.00', deliveryCharge: '0.00', discount: '0.00', credits: [] },
  lines: [{ description: 'Early', hsn: '2309', quantity: 2, unit: 'bags', unitPrice: '2500.00', totalPrice: '5000.00' }],
} as unknown as Bill

const cheque: Cheque = {
  ...{ entryId: 1, state: 'waiting', customerId: 1, customerName: 'Bilal', customerPhone: '', orderIds: [], amount: '900.00' },
  ...{ bank: '', number: '1', chequeDate: day, date: day },
}

const reported = {
  id: 1,
  status: 'confirmed',
  reports: [{ id: 1, reference: '4000', date: day, state: 'reported', sentence: '' }],
}

const box = { balance: { cash: '100.00', bank: '0.00' }, openings: { cash: { amount: '1.00', date: day } } }

interface Form {
  of: ReactNode
  /** The address with the dialog. */
  at?: string
  /** Names of the buttons that open more fields. */
  press?: RegExp
}

/** Each form with a field for a figure, by its file. */
const FORMS: Readonly<Record<string, Form>> = {
  'account/CustomContentDialog': { of: <CustomContentDialog kind="question" row={undefined} onClose={onClose} /> },
  'account/DeliveryCharges': { of: <DeliveryCharges onTyped={onClose} /> },
  'batches/BatchView': { of: <BatchView batch={batch as unknown as ListedBatch} company="Trout Feed" onClose={onClose} /> },
  'batches/MillDialog': { of: <MillDialog onDone={onClose} onClose={onClose} /> },
  'box/BoxEntryDialog': { of: <BoxEntryDialog first="count" box={box as never} onClose={onClose} /> },
  'box/ChequeDialog': { of: <ChequeDialog cheque={cheque} state="bounced" onClose={onClose} /> },
  'catalog/ProductForm': { of: <ProductForm product={undefined} onClose={onClose} /> },
  'catalog/Products': { of: <Products />, press: /^Price of / },
  'catalog/StockCell': { of: <Products />, press: /^Stock of / },
  'catalog/ShowcaseImages': { of: <ShowcaseImages />, at: '?image=new' },
  'customers/CreditNote': { of: <CreditNote bill={bill} /> },
  'customers/CustomerForm': { of: <CustomerForm onClose={onClose} /> },
  'customers/MoneyEntry': {
    of: <TakePayment customer={{ id: 1, name: 'Bilal', balance: '900.00', advance: '0.00' }} onClose={onClose} />,
  },
  'feeding/Inputs': {
    of: (
      <>
        <SimpleCalculator language="en" />
        <AdvancedCalculator language="en" company={{ name: 'Trout Feed', phone: '' }} />
      </>
    ),
  },
  'packing/CountDialog': { of: <CountDialog here={[]} onClose={onClose} /> },
  'orders/OrderEditor': { of: <OrderEditor onSaved={onClose} onClose={onClose} />, press: /^Add another/ },
  'orders/ReportedPayments': { of: <ReportedPayments order={reported as unknown as OrderDetails} /> },
  'ponds/BagDialog': { of: <BagDialog {...inPond} kind="bought" pondId={undefined} /> },
  'ponds/EntryFields': {
    of: (['stocked', 'fed', 'weighed', 'temperature', 'oxygen', 'treated', 'moved', 'harvested'] as const).map((kind) => (
      <EntryDialog key={kind} {...inPond} kind={kind} />
    )),
  },
  'ponds/MetricsView': { of: <MetricsView pond={pond} /> },
  'ponds/PondDialog': { of: <PondDialog today={day} onClose={onClose} /> },
  'quotations/NewQuotation': { of: <NewQuotation contactId="" onMade={onClose} onClose={onClose} />, press: /^Add another/ },
}

/** Files whose figures are no quantities: a code, and the fields that forms use. */
const OTHERS = ['account/SetUpTwoFactor', 'ui/Field', 'ui/FeedLines', 'ui/Fields']

test('each form with a field for a figure is here', () => {
  const files = globSync('src/islands/*/*.tsx').filter((file) => !file.includes('.test.'))
  const typed = files.filter((file) => /inputMode|type="number"|kind: '(?:amount|money|whole)'/.test(readFileSync(file, 'utf8')))
  expect(typed.map((file) => file.slice('src/islands/'.length, -'.tsx'.length)).sort()).toEqual(
    [...Object.keys(FORMS), ...OTHERS].sort(),
  )
})

/** What the shop answers to a read. */
const ANSWERS: Record<string, object> = {
  '/api/products': productsWith({ stockQuantity: 40 }),
  '/api/batches/1': details,
  '/api/delivery-charges': [{ id: 1, place: 'Anantnag', amount: '300.00', version: 1 }],
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string } = {}) => {
    const isRefused = method !== 'GET'
    return new Response(JSON.stringify(isRefused ? { status: 503 } : (ANSWERS[path] ?? [])), { status: isRefused ? 503 : 200 })
  })
  return () => {
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  }
})

const inputsIn = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll<HTMLInputElement>(selector)].filter(({ disabled }) => !disabled)

const figuresIn = (place: ParentNode) =>
  inputsIn(place, 'input[inputmode="decimal"], input[inputmode="numeric"], input[type="number"]')

/** A text of a form that says no figure. */
const wrongIn = (place: Element) => WRONG.exec(place.textContent)?.[0]

test.each(Object.entries(FORMS))('%s calculates with absurd figures, and says nothing absurd', async (_, { of, at, press }) => {
  if (at) history.replaceState(null, '', at)
  const faults: unknown[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onUncaughtError: (fault) => faults.push(fault), onCaughtError: (fault) => faults.push(fault) })
  await act(async () => {
    root.render(of)
    await refreshProducts()
  })
  await vi.waitFor(() => expect(figuresIn(place).length + (press ? 1 : 0)).toBeGreaterThan(0))
  for (const button of place.querySelectorAll('button')) {
    if (press?.test(button.getAttribute('aria-label') ?? button.textContent)) await act(async () => button.click())
  }
  for (const select of place.querySelectorAll<HTMLSelectElement>('select[aria-label^="Feed"]')) {
    const other = [...select.options].find(({ value, selected }) => value !== '' && !selected)
    await act(async () => choose(select, other?.value ?? ''))
  }
  const fields = figuresIn(place)
  expect(fields.length).toBeGreaterThan(0)
  const said: string[] = []
  const days = inputsIn(place, 'input[type="date"]')
  for (const field of [...fields, ...days]) {
    const texts = days.includes(field) ? ABSURD_DAYS : ABSURD
    for (const text of texts) {
      await act(async () => typeInto(field, text))
      const wrong = wrongIn(place)
      if (wrong) said.push(`${field.name || field.ariaLabel || field.id}: ${text.slice(0, 30)} is said as ${wrong}`)
    }
    await act(async () => typeInto(field, texts[0] as string))
  }
  for (const form of place.querySelectorAll('form[aria-label], form[class]'))
    await act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(wrongIn(place)).toBeUndefined()
  await act(async () => root.unmount())
  place.remove()
  expect({ faults, said }).toEqual({ faults: [], said: [] })
})

function choose(select: HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') as PropertyDescriptor
  set?.call(select, value)
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
