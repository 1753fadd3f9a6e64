// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Role } from '~/domain/account/roles'
import { keepSignedIn } from '~/stores/account/signed-in'
import { ORDER_OF_TWO_FEEDS } from '../../../tests/fixtures/rows/stored-orders'
import OrdersTable from './OrdersTable'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const ORDERS = [ORDER_OF_TWO_FEEDS]
const nothing = () => {}
const selection = {
  ...{ rows: [], hidden: 0, shown: 'none' as const },
  ...{ has: () => false, toggle: nothing, toggleShown: nothing, clear: nothing },
}
const SAME = { orders: ORDERS, sending: {}, selection, onStatus: nothing, onNext: nothing, onView: nothing }

test('unchanged orders show what the changed role of the operator may do', () => {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  onTestFinished(() => act(() => root.unmount()))
  const shownTo = (role: Role) => {
    keepSignedIn('haleema', role)
    act(() => root.render(<OrdersTable company="" isSelecting={false} {...SAME} />))
    return document.querySelectorAll('select').length
  }
  expect([shownTo('operator'), shownTo('accountant'), shownTo('operator')]).toEqual([1, 0, 1])
})
