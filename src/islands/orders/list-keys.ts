import type { KeyboardEvent } from 'react'
import { $topDialog } from '~/stores/open-dialogs'
import { useSingleKeys } from '../ui/single-keys'

const VIEW = '[data-action="View"]'

interface ListActions {
  select: (id: number) => void
  selectAll: () => void
  help: () => void
}

/** Keyboard shortcuts of the list. Enter opens the order of a focused row natively. */
export function useListKeys({ select, selectAll, help }: ListActions) {
  useSingleKeys(
    {
      '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
      j: () => moveFocus(1),
      k: () => moveFocus(-1),
      x: () => {
        const id = Number(focusedRow()?.dataset['row'])
        if (id) select(id)
      },
      a: selectAll,
      c: () => reach('tel:'),
      w: () => reach('https://wa.me/'),
      b: () => document.querySelector<HTMLElement>('main [data-selected] button')?.focus(),
      '?': help,
    },
    () => $topDialog.get() === undefined,
  )
}

/** Enter in the search moves to the first result. */
export function leaveSearch(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return
  // Otherwise the next focused button would be clicked.
  event.preventDefault()
  moveFocus(1)
}

/** Moves the focus to the rows. */
export const focusList = () => moveFocus(1)

/** Calls or writes to the customer of the focused row. */
const reach = (begin: string) => focusedRow()?.querySelector<HTMLElement>(`a[href^="${begin}"]`)?.click()

/** Moves the focus to the row of an order, if shown. */
export const focusRow = (id: number | string) =>
  document.querySelector<HTMLElement>(`[data-row="${Number(id)}"] ${VIEW}`)?.focus()

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')]

const focusedRow = () => rows().find((row) => row.contains(document.activeElement))

/** Moves the focus to the next or previous row, on the button that opens its order. */
function moveFocus(by: 1 | -1) {
  const all = rows()
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const row = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]
  row?.querySelector<HTMLElement>(VIEW)?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}
