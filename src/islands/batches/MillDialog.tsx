import { useStore } from '@nanostores/react'
import {
  type Batch,
  type BatchDetails,
  type EditedBatch,
  editedBatch,
  MAX_FIGURE,
  type NewBatch,
  newBatch,
} from '~/domain/batches/schema'
import { monthsLater } from '~/domain/calendar-days'
import { FIGURE_LABELS, FIGURES, type Figure } from '~/domain/catalog/figures'
import { indianDay } from '~/domain/dates'
import { STORAGE } from '~/domain/feeding/storage'
import { MAX_LOT } from '~/domain/lots'
import { createBatch, editBatch } from '~/stores/batches/batches'
import { $products } from '~/stores/catalog/products'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import Fields, { emptyOf, type FormField, type FormFields } from '../ui/Fields'
import { useForm } from '../ui/form'
import PictureField from '../ui/PictureField'
import { usePictures } from '../ui/pictures'
import own from './Batches.module.css'

type Name = 'lot' | 'productId' | 'bags' | 'isInStock' | 'milledOn' | 'bestBefore' | Figure
type Form = Record<Name, string> & { images: readonly string[] }

interface Props {
  /** The batch to edit; undefined for a new one. */
  batch?: BatchDetails
  onDone: (batch: Batch) => void
  onClose: () => void
}

const MEASURED = FIGURES.map((name): FormField<Figure> => ({ name, label: FIGURE_LABELS[name], maxLength: MAX_FIGURE }))

const STOCKED = [
  ['no', 'New: the stock grows by them'],
  ['yes', 'Counted in the stock already'],
] as const

/** Writes a milled batch, or its days and what the laboratory measured. */
export default function MillDialog({ batch, onDone, onClose }: Props) {
  const { value: products = [] } = useStore($products)
  const pictures = usePictures<Form>()
  const editing = useForm<Form, NewBatch | EditedBatch, Batch>({
    draft: `batches/${batch?.id ?? 'new'}`,
    saved: formOf(batch),
    schema: (batch ? editedBatch : newBatch) as typeof newBatch,
    toInput: inputOf,
    fieldAt: ([first, second]) => (first === 'labReport' ? 'images' : ((second ?? first) as Name)),
    uniqueField: 'lot',
    pictures,
    send: (input, key) => (batch ? editBatch(batch, input) : createBatch(input as NewBatch, key)),
    onDone(_, done) {
      showToast('Batch Saved', `Lot ${done.lot}, ${done.productName}.`)
      onDone(done)
    },
  })
  const { form, errors, field, change } = editing
  const day = form.milledOn.slice(2).replaceAll('-', '')
  const milled: FormFields<Name> = [
    { name: 'lot', label: 'Lot on the bags', maxLength: MAX_LOT, required: true, placeholder: `E-${day}-1` },
    {
      name: 'productId',
      label: 'Feed',
      required: true,
      choices: [['', 'Please choose'], ...products.map(({ id, name }) => [String(id), name] as const)],
    },
    { name: 'bags', label: 'Bags', kind: 'whole', min: '1', required: true },
    { name: 'isInStock', label: 'These bags are', choices: STOCKED },
  ]
  const days: FormFields<Name> = [
    [
      { name: 'milledOn', label: 'Milled on', kind: 'date', required: true },
      { name: 'bestBefore', label: 'Best before', kind: 'date', required: true },
    ],
  ]
  return (
    <EditDialog title={batch ? `Lot ${batch.lot}` : 'Mill a batch'} editing={editing} onClose={onClose}>
      <Fields of={batch ? days : [...milled, ...days]} field={field} />
      <fieldset>
        <legend>Measured by the laboratory, as far as it is known</legend>
        <div className={own.figures}>
          <Fields of={MEASURED} field={field} />
        </div>
      </fieldset>
      <PictureField
        label="The laboratory’s paper"
        images={form.images}
        max={1}
        error={errors.images}
        pictures={pictures}
        onChange={(images) => change({ images })}
      />
    </EditDialog>
  )
}

function formOf(batch: BatchDetails | undefined): Form {
  const today = indianDay(new Date())
  const { analysis, labReport, milledOn = today, bestBefore = monthsLater(today, STORAGE.months) } = batch ?? {}
  return {
    ...{ lot: '', productId: '', bags: '', isInStock: 'no', milledOn, bestBefore },
    ...emptyOf(MEASURED),
    ...analysis,
    images: labReport ? [labReport] : [],
  }
}

function inputOf({ lot, productId, bags, isInStock, milledOn, bestBefore, images, ...analysis }: Form) {
  const [labReport = ''] = images
  return {
    ...{ lot, productId: Number(productId), bags: Number(bags), isInStock: isInStock === 'yes' },
    ...{ milledOn, bestBefore, analysis, labReport },
  }
}
