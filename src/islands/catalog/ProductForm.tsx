import { PRODUCT_TRANSLATIONS } from '~/domain/catalog/product-columns'
import { CATEGORIES, type Category, MAX_IMAGES, newProduct, type Product } from '~/domain/catalog/schema'
import { CATEGORY_LABELS } from '~/domain/feeding/stages'
import { createProduct, updateProduct } from '~/stores/products'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import EditDialog from '../ui/EditDialog'
import styles from '../ui/EditDialog.module.css'
import { useEditing } from '../ui/editing'
import Field from '../ui/Field'
import { textFields } from '../ui/form'
import PictureField from '../ui/PictureField'
import Switch from '../ui/Switch'
import TranslationFields from '../ui/TranslationFields'
import {
  EMPTY_PRODUCT,
  type ProductForm as Form,
  formOfProduct,
  LABELS,
  PLACEHOLDERS,
  productFieldAt,
  productOfForm,
  SPECIFICATIONS,
} from './product-form'

type TextName = Exclude<keyof Form, 'images' | 'isActive' | 'version' | 'category'>

function useProductEditing(product: Product | undefined, onSaved: () => void) {
  return useEditing({
    name: `products/${product?.id ?? 'new'}`,
    saved: product ? formOfProduct(product) : EMPTY_PRODUCT,
    labels: LABELS,
    schema: newProduct,
    toInput: productOfForm,
    toForm: formOfProduct,
    fieldAt: productFieldAt,
    uniqueField: 'sku',
    save: (input, version, key) => (product ? updateProduct(product.id, input, version) : createProduct(input, key)),
    failure: product ? 'Failed to update product.' : 'Failed to create product.',
    onSaved: ({ name }) => {
      if (product) showToast('Product Updated', `${name} has been updated successfully.`)
      else showToast('Product Created', `${name} has been created successfully.`)
      onSaved()
    },
  })
}

/** Creates a product, or changes the given one. */
export default function ProductForm({ product, onClose }: { product: Product | undefined; onClose: () => void }) {
  const editing = useProductEditing(product, onClose)
  const { form, change, errors, addPictures, fileOf } = editing
  const replace = (image: string, file: File) => {
    const [added = image] = addPictures([file])
    change({ images: form.images.map((each) => (each === image ? added : each)) })
  }
  const field = textFields(form, errors, change)
  const text = (name: TextName) => ({
    ...field(name),
    label: LABELS[name],
    placeholder: PLACEHOLDERS[name],
    required: true,
  })
  return (
    <EditDialog title={product ? 'Edit Product' : 'Add Product'} editing={editing} onClose={onClose}>
      <div className={styles.pair}>
        <Field {...text('name')} />
        <Field {...text('sku')} autoCapitalize="characters" spellCheck={false} />
        <ChoiceField
          label={LABELS.category}
          value={form.category}
          choices={CATEGORIES.map((each) => [each, CATEGORY_LABELS[each]])}
          onChange={({ target }) => change({ category: target.value as Category })}
        />
        <Field {...text('price')} type="number" step="0.01" min="0" inputMode="decimal" />
        <Field {...text('weight')} />
        <Field {...text('stockQuantity')} type="number" step="1" inputMode="numeric" />
      </div>
      <Field {...text('description')} isLong />
      <div className={styles.pair}>
        {SPECIFICATIONS.map((name) => (
          <Field key={name} {...text(name)} />
        ))}
      </div>
      <TranslationFields of={PRODUCT_TRANSLATIONS} labels={LABELS} field={field} />
      <PictureField
        label={LABELS.images}
        images={form.images}
        max={MAX_IMAGES}
        error={errors.images}
        fileOf={fileOf}
        onReplace={replace}
        onAdd={(files) => change({ images: [...form.images, ...addPictures(files)] })}
        onRemove={(image) => change({ images: form.images.filter((each) => each !== image) })}
      />
      <Switch label={LABELS.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
    </EditDialog>
  )
}
