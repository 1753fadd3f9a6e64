import { OPTIONAL_FIELDS, OPTIONAL_NAMES, type OptionalName, optionalField } from '~/domain/catalog/optional-fields'
import { PRODUCT_TRANSLATIONS } from '~/domain/catalog/product-columns'
import { CATEGORIES, type Category, MAX_IMAGES, newProduct, type Product } from '~/domain/catalog/schema'
import { CATEGORY_LABELS } from '~/domain/feeding/stages'
import { filledTranslations, translationTexts } from '~/domain/translations'
import { createProduct, updateProduct } from '~/stores/catalog/products'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import EditDialog from '../ui/EditDialog'
import Field from '../ui/Field'
import { useForm } from '../ui/form'
import LazyDetails from '../ui/LazyDetails'
import PictureField from '../ui/PictureField'
import { usePictures } from '../ui/pictures'
import Switch from '../ui/Switch'
import TranslationFields from '../ui/TranslationFields'

type TextName = Exclude<keyof Form, 'images' | 'isActive' | 'version' | 'category' | 'translatedFrom'>

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

/** Creates a product, or changes the given one. */
export default function ProductForm({ product, onClose }: { product: Product | undefined; onClose: () => void }) {
  const { editing, pictures } = useProductEditing(product, onClose)
  const { form, change, field, errors } = editing
  const replace = (image: string, file: File) => {
    const [added = image] = pictures.add([file])
    change({ images: form.images.map((each) => (each === image ? added : each)) })
  }
  const text = (name: TextName) => ({
    ...field(name),
    label: LABELS[name],
    placeholder: PLACEHOLDERS[name],
    required: true,
  })
  return (
    <EditDialog title={product ? 'Edit Product' : 'Add Product'} editing={editing} onClose={onClose}>
      <div className="pair">
        <Field {...text('name')} />
        <Field {...text('sku')} autoCapitalize="characters" spellCheck={false} />
        <ChoiceField
          label={LABELS.category}
          value={form.category}
          choices={CATEGORIES.map((each) => [each, CATEGORY_LABELS[each]])}
          onChange={({ target }) => change({ category: target.value as Category })}
        />
        <Field {...text('price')} {...MONEY} />
        <Field {...text('weight')} />
        <Field {...text('stockQuantity')} type="number" step="1" inputMode="numeric" />
      </div>
      <Field {...text('description')} isLong />
      <div className="pair">
        {SPECIFICATIONS.map((name) => (
          <Field key={name} {...text(name)} />
        ))}
      </div>
      <TranslationFields
        of={PRODUCT_TRANSLATIONS}
        labels={LABELS}
        field={field}
        old={form.translatedFrom}
        onOld={(translatedFrom) => change({ translatedFrom })}
      />
      <PictureField
        label={LABELS.images}
        images={form.images}
        max={MAX_IMAGES}
        error={errors.images}
        fileOf={pictures.fileOf}
        onReplace={replace}
        onAdd={(files) => change({ images: [...form.images, ...pictures.add(files)] })}
        onRemove={(image) => change({ images: form.images.filter((each) => each !== image) })}
      />
      <OptionalPart part="label" editing={editing} />
      <OptionalPart part="card" editing={editing} />
      <Switch label={LABELS.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
    </EditDialog>
  )
}

const PARTS = {
  label: { title: 'Label', note: 'What the law asks of a bag up to 25 kg. Buyers see what is filled in.' },
  card: {
    title: 'Badge and Compare-at Price',
    note: 'The home page shows them, the price struck through. Name only a price at which you sold this feed.',
  },
} as const

type Editing = ReturnType<typeof useProductEditing>['editing']

/** The fields of one part that a product may do without. */
function OptionalPart({ part, editing }: { part: keyof typeof PARTS; editing: Editing }) {
  const { title, note } = PARTS[part]
  const names = OPTIONAL_NAMES.filter((name) => OPTIONAL_FIELDS[name].part === part)
  return (
    <LazyDetails summary={title} isForced={names.some((name) => editing.errors[name] || editing.form[name])}>
      <p>
        <small>{note}</small>
      </p>
      <div className="pair">
        {names.map((name) => (
          <OptionalInput key={name} name={name} editing={editing} />
        ))}
      </div>
    </LazyDetails>
  )
}

const MONEY = { type: 'number', step: '0.01', min: '0', inputMode: 'decimal' } as const

function OptionalInput({ name, editing: { form, change, field } }: { name: OptionalName; editing: Editing }) {
  const { hint, ...described } = optionalField(name)
  const label = LABELS[name]
  if (described.kind !== 'choice')
    return <Field {...field(name)} label={label} {...(hint && { hint })} {...(described.kind === 'money' && MONEY)} />
  return (
    <ChoiceField
      label={label}
      value={form[name]}
      choices={[['', 'None'], ...described.choices.map((each) => [each, each] as const)]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
}

const SPECIFICATIONS = ['protein', 'fat', 'fiber', 'moisture', 'energy', 'pelletSize'] as const

/** A product as it is typed: all text but the switch and the pictures. */
type Translation = (typeof PRODUCT_TRANSLATIONS)[number]['name']

const TRANSLATIONS = PRODUCT_TRANSLATIONS.map(({ name }) => name)

interface Form extends Record<(typeof SPECIFICATIONS)[number] | OptionalName | Translation, string> {
  name: string
  sku: string
  category: Category
  price: string
  weight: string
  stockQuantity: string
  description: string
  images: readonly string[]
  isActive: boolean
  version: number
  translatedFrom?: Product['translatedFrom']
}

const optionalLabels = Object.fromEntries(
  OPTIONAL_NAMES.map((name) => {
    const { heading, kind } = OPTIONAL_FIELDS[name]
    return [name, kind === 'money' ? `${heading} (₹)` : heading]
  }),
) as Record<OptionalName, string>

const LABELS = {
  name: 'Product Name',
  sku: 'SKU',
  category: 'Category',
  price: 'Price (₹)',
  weight: 'Weight',
  stockQuantity: 'Stock Quantity',
  description: 'Description',
  protein: 'Protein',
  fat: 'Fat',
  fiber: 'Fibre',
  moisture: 'Moisture',
  energy: 'Energy',
  pelletSize: 'Pellet Size',
  name_ur: 'Name in Urdu',
  name_hi: 'Name in Hindi',
  description_ur: 'Description in Urdu',
  description_hi: 'Description in Hindi',
  images: 'Pictures',
  ...optionalLabels,
  isActive: 'Active',
} as const satisfies Partial<Record<keyof Form, string>>

/** Examples of how each is usually written. */
const PLACEHOLDERS: Partial<Record<keyof Form, string>> = {
  weight: '25kg',
  protein: '45%',
  fat: '15-18%',
  fiber: '3% max',
  moisture: '8% max',
  energy: '15 KJ/GM',
  pelletSize: '0.5mm',
}

const optionalTexts = (product: Partial<Product>) =>
  Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, String(product[name] ?? '')])) as Record<OptionalName, string>

const EMPTY_PRODUCT: Form = {
  name: '',
  sku: '',
  category: 'early',
  price: '',
  weight: '',
  stockQuantity: '',
  description: '',
  protein: '',
  fat: '',
  fiber: '',
  moisture: '',
  energy: '',
  pelletSize: '',
  ...optionalTexts({}),
  ...translationTexts(undefined, TRANSLATIONS),
  images: [],
  isActive: true,
  version: 0,
}

/** A stored product as the form shows it. */
function formOfProduct({ specifications, translations, stockQuantity, id: _, ...product }: Product): Form {
  const texts = { ...specifications, ...optionalTexts(product), ...translationTexts(translations, TRANSLATIONS) }
  return { ...product, ...texts, stockQuantity: String(stockQuantity) }
}

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

const isOptional = (name: string) => (OPTIONAL_NAMES as readonly string[]).includes(name)

/** What the form sends, for the schema to check. */
function productOfForm({
  stockQuantity,
  version: _,
  protein,
  fat,
  fiber,
  moisture,
  energy,
  pelletSize,
  name_ur,
  name_hi,
  description_ur,
  description_hi,
  ...form
}: Form) {
  const filled = Object.entries(form).filter(([name, value]) => value !== '' || !isOptional(name))
  return {
    ...Object.fromEntries(filled),
    stockQuantity: numberOf(stockQuantity),
    specifications: { protein, fat, fiber, moisture, energy, pelletSize },
    ...filledTranslations({ name_ur, name_hi, description_ur, description_hi }, TRANSLATIONS),
  }
}

/** The form's field for the path of an error. Each specification and each translation has its own field. */
const productFieldAt = ([first, second]: readonly string[]) =>
  (first === 'specifications' || first === 'translations' ? second : first) as keyof Form
