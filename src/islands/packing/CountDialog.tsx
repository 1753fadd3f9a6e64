import { useStore } from '@nanostores/react'
import { bagsInWords } from '~/domain/orders/order-texts'
import type { FeedBags } from '~/domain/packing/packing-list-schema'
import { newStockCount } from '~/domain/packing/stock-counts-schema'
import { $products } from '~/stores/catalog/products'
import { proposeStockCount } from '~/stores/packing/stock-counts'
import { showToast } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import Fields, { type FormField } from '../ui/Fields'
import { useForm } from '../ui/form'
import Notice from '../ui/Notice'
import SaveButtons from '../ui/SaveButtons'

interface Props {
  /** The bags of orders that are not shipped yet: they stand in the store, too. */
  here: readonly FeedBags[]
  onClose: () => void
}

/** A packer says how many bags of a feed he finds. An operator accepts it, which moves the stock. */
export default function CountDialog({ here, onClose }: Props) {
  const { value: products = [] } = useStore($products)
  const { form, field, sentence, element, submit, isSending, mayClose } = useForm({
    saved: { productId: '', found: '', note: '' },
    schema: newStockCount,
    toInput: ({ productId, found, note }) => ({
      productId: Number(productId),
      found: found.trim() === '' ? Number.NaN : Number(found),
      note,
    }),
    send: proposeStockCount,
    onDone(_form, { productName, found, expected }) {
      showToast('Count Sent', `${productName}: ${found} of ${expected}. The stock changes once an operator accepts it.`)
      onClose()
    },
  })
  const product = products.find(({ id }) => String(id) === form.productId)
  const reserved = here.find(({ productId }) => productId === product?.id)?.bags ?? 0
  const fields: FormField<keyof typeof form>[] = [
    {
      name: 'productId',
      label: 'Feed',
      required: true,
      choices: [['', 'Choose a feed'], ...products.map(({ id, name }) => [String(id), name] as const)],
    },
    {
      name: 'found',
      label: 'Bags that I find',
      kind: 'whole',
      required: true,
      hint: product
        ? `There should be ${bagsInWords(product.stockQuantity + reserved)}, ${reserved} of them for orders.`
        : 'All bags of this feed in the store, also the packed ones.',
    },
    { name: 'note', label: 'Why', required: true, maxLength: 150 },
  ]
  return (
    <Dialog title="Stock is wrong" onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label="Stock is wrong">
        <Fields of={fields} field={field} />
        <Notice>{sentence}</Notice>
        <div className="actions">
          <SaveButtons words="Send the count" isSaving={isSending} onCancel={() => mayClose() && onClose()} />
        </div>
      </form>
    </Dialog>
  )
}
