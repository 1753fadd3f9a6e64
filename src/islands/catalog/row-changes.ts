import type { Product } from '~/domain/catalog/schema'
import type { NewStockMove } from '~/domain/catalog/stock-moves-schema'
import { formatRupees } from '~/domain/money'
import { setProductActive, setProductPrice } from '~/stores/catalog/products'
import { createStockMove } from '~/stores/catalog/stock-moves'
import { showError, showToast } from '~/stores/toasts'
import { uniqueKey } from '~/stores/unique-key'
import { problemOf } from '../ui/problems'

type Field = 'price' | 'stockQuantity' | 'isActive'

const FAILED = 'Failed to update product.'

/** Sends a change of one field; concurrent changes of other fields are no conflict. Throws what `send` throws. */
async function sendFor<Sent>(seen: Product, field: Field, send: (version: number) => Promise<Sent>): Promise<Sent> {
  try {
    return await send(seen.version)
  } catch (error) {
    const current = problemOf(error)?.current as Product | undefined
    if (!current || current[field] !== seen[field] || current.version === seen.version) throw error
    return sendFor(current, field, send)
  }
}

const setPrice = (seen: Product, price: string) => sendFor(seen, 'price', (version) => setProductPrice(seen.id, price, version))

/** Changes a price, with a toast to undo it. Throws AnswerError or the network's error. */
export async function changePrice(seen: Product, price: string) {
  const product = await setPrice(seen, price)
  if (product.price === seen.price) return
  const undo = { label: 'Undo', run: () => void takeBack(seen.name, () => setPrice(product, seen.price)) }
  showToast('Product Updated', `${product.name} costs ${formatRupees(product.price)} now.`, undo)
}

const setActive = (seen: Product, isActive: boolean) =>
  sendFor(seen, 'isActive', (version) => setProductActive(seen.id, isActive, version))

/** Shows or hides a product in the shop, with a toast to undo it. */
export async function changeActive(seen: Product, isActive: boolean) {
  try {
    const product = await setActive(seen, isActive)
    const undo = { label: 'Undo', run: () => void takeBack(seen.name, () => setActive(product, seen.isActive)) }
    showToast('Product Updated', `${product.name} is ${isActive ? 'shown in' : 'hidden from'} the shop now.`, undo)
  } catch {
    showError(FAILED)
  }
}

/** Moves stock, with a toast that undoes it by an opposite move. Throws AnswerError or the network's error. */
export async function moveStock(seen: Product, move: NewStockMove, idempotencyKey: string) {
  const send = (version: number) =>
    createStockMove(seen.id, move, { idempotencyKey, ...(move.counted !== undefined && { version }) })
  const { by, reason, stockAfter } = await sendFor(seen, 'stockQuantity', send)
  const back = () => createStockMove(seen.id, { reason, by: -by, note: 'Undone' }, { idempotencyKey: uniqueKey() })
  const undo = by === 0 ? undefined : { label: 'Undo', run: () => void takeBack(seen.name, back) }
  showToast('Stock Updated', `${seen.name}: ${stockAfter} in stock now.`, ...(undo ? [undo] : []))
}

async function takeBack(name: string, back: () => Promise<unknown>) {
  try {
    await back()
    showToast('Taken Back', `${name} is as it was before.`)
  } catch {
    showError(`${name} has been changed since, and stays as it is.`)
  }
}
