import { FIGURE_LABELS, FIGURES, type Figure } from '~/domain/catalog/figures'
import { OPTIONAL_FIELDS, OPTIONAL_NAMES, type OptionalName, optionalField } from '~/domain/catalog/optional-fields'
import { PRODUCT_TRANSLATIONS } from '~/domain/catalog/product-columns'
import { CATEGORIES, MAX_IMAGES, newProduct, type Product } from '~/domain/catalog/schema'
import { CATEGORY_LABELS } from '~/domain/feeding/stages'
import { filledTranslations, translationTexts } from '~/domain/translations'
import { createProduct, updateProduct } from '~/stores/catalog/products'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import Fields, { emptyOf, type FormField, type FormFields, labelsOf } from '../ui/Fields'
import { useForm } from '../ui/form'
import LazyDetails from '../ui/LazyDetails'
import PictureField from '../ui/PictureField'
import { usePictures } from '../ui/pictures'
import Switch from '../ui/Switch'
import TranslationFields from '../ui/TranslationFields'

function useProductEditing(product: Product | undefined, onSaved: () => void) {
  const pictures = usePictures<Form>()
  const editing = useForm({
    draft: `products/${product?.id ?? 'new'}`,
    saved: product ? formOfProduct(product) : EMPTY_PRODUCT,
    labels: LABELS,
    schema: newProduct,
    toInput: productOfForm,
    toForm: formOfProduct,
    fieldAt: productFieldAt,
    uniqueField: 'sku',
    pictures,
    send: (input, key, { version }) => (product ? updateProduct(product.id, input, version) : createProduct(input, key)),
    failure: product ? 'Failed to update product.' : 'Failed to create product.',
    onDone: ({ name }) => {
      if (product) showToast('Product Updated', `${name} has been updated successfully.`)
      else showToast('Product Created', `${name} has been created successfully.`)
      onSaved()
    },
  })
  return { editing, pictures }
}

/** Creates a product or edits the given one. */
export default function ProductForm({ product, onClose }: { product: Product | undefined; onClose: () => void }) {
  const { editing, pictures } = useProductEditing(product, onClose)
  const { form, change, field, errors } = editing
  return (
    <EditDialog title={product ? 'Edit Product' : 'Add Product'} editing={editing} onClose={onClose}>
      <Fields of={FIELDS} field={field} />
      <TranslationFields
        of={PRODUCT_TRANSLATIONS}
        field={field}
        old={form.translatedFrom}
        onOld={(translatedFrom) => change({ translatedFrom })}
      />
      <PictureField
        label={LABELS.images}
        images={form.images}
        max={MAX_IMAGES}
        error={errors.images}
        pictures={pictures}
        onChange={(images) => change({ images })}
      />
      <OptionalPart part="label" editing={editing} />
      <OptionalPart part="card" editing={editing} />
      <OptionalPart part="tax" editing={editing} />
      <Switch label={LABELS.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
    </EditDialog>
  )
}

const PARTS = {
  label: { title: 'Label', note: 'What the law asks of a bag up to 25 kg. Buyers see what is filled in.' },
  tax: {
    title: 'HSN and GST',
    note: 'For a product that is not exempt: its price includes this GST. Feed for fish is exempt and needs neither.',
  },
  card: {
    title: 'Badge and Compare-at Price',
    note: 'The home page shows them, the price struck through. Name only a price at which you sold this feed.',
  },
} as const

type Editing = ReturnType<typeof useProductEditing>['editing']

/** The optional fields of one part. */
function OptionalPart({ part, editing }: { part: keyof typeof PARTS; editing: Editing }) {
  const { title, note } = PARTS[part]
  const fields = OPTIONAL.filter(({ name }) => OPTIONAL_FIELDS[name].part === part)
  return (
    <LazyDetails summary={title} isForced={fields.some(({ name }) => editing.errors[name] || editing.form[name])}>
      <p>
        <small>{note}</small>
      </p>
      <Fields of={[fields]} field={editing.field} />
    </LazyDetails>
  )
}

const OPTIONAL = OPTIONAL_NAMES.map((name): FormField<OptionalName> => {
  const { heading, hint, ...field } = optionalField(name)
  const label = field.kind === 'money' ? `${heading} (₹)` : heading
  if (field.kind !== 'choice') return { name, label, kind: field.kind === 'hsn' ? 'line' : field.kind, ...(hint && { hint }) }
  return { name, label, choices: ['', ...field.choices].map((each) => [each, each || 'None']) }
})

const EXAMPLES: Readonly<Record<Figure, string>> = {
  protein: '45%',
  fat: '15-18%',
  fiber: '3% max',
  moisture: '8% max',
  energy: '15 KJ/GM',
  pelletSize: '0.5mm',
}

/** The specifications, with examples. */
const SPECIFICATIONS = FIGURES.map(
  (name): FormField<Figure> => ({ name, label: FIGURE_LABELS[name], placeholder: EXAMPLES[name], required: true }),
)

type OwnName = 'name' | 'sku' | 'category' | 'price' | 'weight' | 'stockQuantity' | 'description'

const FIELDS: FormFields<OwnName | Figure> = [
  [
    { name: 'name', label: 'Product Name', required: true },
    { name: 'sku', label: 'SKU', required: true, autoCapitalize: 'characters', spellCheck: false },
    { name: 'category', label: 'Category', choices: CATEGORIES.map((each) => [each, CATEGORY_LABELS[each]]) },
    { name: 'price', label: 'Price (₹)', kind: 'money', required: true },
    { name: 'weight', label: 'Weight', placeholder: '25kg', required: true },
    { name: 'stockQuantity', label: 'Stock Quantity', kind: 'whole', required: true },
  ],
  { name: 'description', label: 'Description', kind: 'lines', required: true },
  SPECIFICATIONS,
]

const TRANSLATIONS = PRODUCT_TRANSLATIONS.map(({ name }) => name)

/** The form of a product: all texts except the switch and the pictures. */
interface Form extends Record<OwnName | Figure | OptionalName | (typeof TRANSLATIONS)[number], string> {
  images: readonly string[]
  isActive: boolean
  version: number
  translatedFrom?: Product['translatedFrom']
}

const LABELS = {
  ...labelsOf(FIELDS),
  ...labelsOf(PRODUCT_TRANSLATIONS),
  images: 'Pictures',
  ...labelsOf(OPTIONAL),
  isActive: 'Active',
}

const optionalTexts = (product: Partial<Product>) =>
  Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, String(product[name] ?? '')])) as Record<OptionalName, string>

const EMPTY_PRODUCT: Form = {
  ...emptyOf(FIELDS),
  ...emptyOf(OPTIONAL),
  ...emptyOf(PRODUCT_TRANSLATIONS),
  category: 'early',
  images: [],
  isActive: true,
  version: 0,
}

/** The form of a stored product. */
function formOfProduct({ specifications, translations, stockQuantity, id: _, ...product }: Product): Form {
  const texts = { ...specifications, ...optionalTexts(product), ...translationTexts(translations, TRANSLATIONS) }
  return { ...product, ...texts, stockQuantity: String(stockQuantity) }
}

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

const isOptional = (name: string) => (OPTIONAL_NAMES as readonly string[]).includes(name)

/** The input of the schema. */
function productOfForm({ stockQuantity, version: _, ...form }: Form) {
  const inside: readonly string[] = [...FIGURES, ...TRANSLATIONS]
  const own = Object.entries(form).filter(([name, value]) => !inside.includes(name) && (value !== '' || !isOptional(name)))
  return {
    ...Object.fromEntries(own),
    stockQuantity: numberOf(stockQuantity),
    specifications: Object.fromEntries(FIGURES.map((name) => [name, form[name]])),
    ...filledTranslations(form, TRANSLATIONS),
  }
}

/** The form field of an error path. Each specification and translation has its own field. */
const productFieldAt = ([first, second]: readonly string[]) =>
  (first === 'specifications' || first === 'translations' ? second : first) as keyof Form
