import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { imageSource } from '~/domain/catalog/images'
import { newShowcaseImage, type ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { filledTranslations, translatedFields, translationTexts } from '~/domain/translations'
import { operatorMay } from '~/stores/account/own-role'
import { requireSession } from '~/stores/account/session'
import {
  $showcaseImages,
  createShowcaseImage,
  deleteShowcaseImage,
  restoreShowcaseImage,
  updateShowcaseImage,
} from '~/stores/catalog/showcase-images'
import { showError, showToast } from '~/stores/toasts'
import ActiveBadge from '../ui/ActiveBadge'
import styles from '../ui/Catalogue.module.css'
import EditDialog from '../ui/EditDialog'
import Empty from '../ui/Empty'
import Fields, { emptyOf, type FormField, labelsOf } from '../ui/Fields'
import { useForm } from '../ui/form'
import IconButton from '../ui/IconButton'
import list from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import PictureField from '../ui/PictureField'
import { usePictures } from '../ui/pictures'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import Switch from '../ui/Switch'
import Table, { type Column } from '../ui/Table'
import TranslationFields from '../ui/TranslationFields'

const IMAGE_TRANSLATIONS = translatedFields(['title', 'description'])
type Translation = (typeof IMAGE_TRANSLATIONS)[number]['name']

const TRANSLATIONS = IMAGE_TRANSLATIONS.map(({ name }) => name)

const FIELDS: FormField<'title' | 'description' | 'order'>[] = [
  { name: 'title', label: 'Title', required: true },
  { name: 'description', label: 'Description', kind: 'lines' },
  { name: 'order', label: 'Display Order', kind: 'whole', min: '0', required: true, hint: 'Lower numbers appear first' },
]

/** The form of a gallery picture. */
interface Form extends Record<(typeof FIELDS)[number]['name'] | Translation, string> {
  images: readonly string[]
  isActive: boolean
  version: number
  translatedFrom?: ShowcaseImage['translatedFrom']
}

const LABELS = { ...labelsOf(FIELDS), images: 'Picture', isActive: 'Show on homepage', ...labelsOf(IMAGE_TRANSLATIONS) }

const EMPTY_IMAGE: Form = {
  ...emptyOf(FIELDS),
  ...emptyOf(IMAGE_TRANSLATIONS),
  order: '0',
  images: [],
  isActive: true,
  version: 0,
}

/** The form of a stored picture. */
const formOfImage = ({
  title,
  description,
  translations,
  translatedFrom,
  order,
  imageUrl,
  isActive,
  version,
}: ShowcaseImage): Form => ({
  title,
  description: description ?? '',
  ...translationTexts(translations, TRANSLATIONS),
  translatedFrom,
  order: String(order),
  images: [imageUrl],
  isActive,
  version,
})

/** The input of the schema. */
const imageOfForm = ({ title, description, order, images: [imageUrl], isActive, translatedFrom, ...form }: Form) => ({
  title,
  description,
  imageUrl,
  order: order.trim() === '' ? Number.NaN : Number(order),
  isActive,
  ...filledTranslations(form, TRANSLATIONS),
  translatedFrom,
})

/** The form field of an error path. */
const imageFieldAt = ([first, second]: readonly string[]) =>
  (first === 'imageUrl' ? 'images' : first === 'translations' ? second : first) as keyof Form

/** Gallery management. An island, because pictures are previewed before they are uploaded. */
export default function ShowcaseImages() {
  const { state, value } = useStore($showcaseImages)
  const rows = value ?? []
  const [opened, open, close] = useOpenDialog('image')
  const edited = rows.find(({ id }) => String(id) === opened)
  const active = rows.filter(({ isActive }) => isActive).length
  const mayChange = operatorMay('change')
  useEffect(requireSession, [])

  return (
    <Screen
      title="Showcase Gallery"
      beside={
        <Stats
          label="Gallery at a glance"
          state={value ? 'ready' : state}
          isText
          stats={[
            ['Total Images', rows.length],
            ['Active', active],
            ['Hidden', rows.length - active],
          ]}
        />
      }
      actions={
        mayChange && (
          <button type="button" onClick={() => open('new')}>
            Add Image
          </button>
        )
      }
    >
      {state === 'failed' && (
        <LoadFailed>The pictures cannot be reached just now. Please reload the page in a moment.</LoadFailed>
      )}
      {state === 'loading' && <p aria-busy="true">Loading the pictures…</p>}
      {state === 'ready' && rows.length === 0 && (
        <Empty drawing="pictures">
          <p>The gallery is empty, so the home page does not show it.</p>
          {mayChange && (
            <button type="button" onClick={() => open('new')}>
              Add Your First Image
            </button>
          )}
        </Empty>
      )}
      {rows.length > 0 && <ShowcaseImagesTable images={rows} onEdit={({ id }) => open(id)} onDelete={remove} />}
      {(opened === 'new' || edited) && <ShowcaseImageForm key={opened} image={edited} onClose={close} />}
    </Screen>
  )
}

async function remove({ id, title }: ShowcaseImage) {
  try {
    await deleteShowcaseImage(id)
    showToast('Image Deleted', `${title} has been deleted successfully.`, { label: 'Undo', run: () => undo(id, title) })
  } catch {
    showError('Failed to delete showcase image.')
  }
}

async function undo(id: number, title: string) {
  try {
    await restoreShowcaseImage(id)
    showToast('Image Restored', `${title} is back.`)
  } catch {
    showError(`${title} could not be brought back.`)
  }
}

function useImageEditing(image: ShowcaseImage | undefined, onSaved: () => void) {
  const pictures = usePictures<Form>()
  const editing = useForm({
    draft: `showcase-images/${image?.id ?? 'new'}`,
    saved: image ? formOfImage(image) : EMPTY_IMAGE,
    labels: LABELS,
    schema: newShowcaseImage,
    toInput: imageOfForm,
    toForm: formOfImage,
    fieldAt: imageFieldAt,
    pictures,
    send: (input, key, { version }) => (image ? updateShowcaseImage(image.id, input, version) : createShowcaseImage(input, key)),
    failure: image ? 'Failed to update showcase image.' : 'Failed to add showcase image.',
    onDone: ({ title }) => {
      if (image) showToast('Image Updated', `${title} has been updated successfully.`)
      else showToast('Image Added', `${title} has been added to the gallery.`)
      onSaved()
    },
  })
  return { editing, pictures }
}

/** Adds a gallery picture or edits the given one. */
function ShowcaseImageForm({ image, onClose }: { image: ShowcaseImage | undefined; onClose: () => void }) {
  const { editing, pictures } = useImageEditing(image, onClose)
  const { form, change, field, errors } = editing

  function choose(images: readonly string[]) {
    change({ images })
    if (images.length > 0) showToast('Image Selected', 'Image has been selected. It is uploaded to this site when you save.')
  }

  return (
    <EditDialog title={image ? 'Edit Image' : 'Add Image'} editing={editing} onClose={onClose}>
      <Fields of={FIELDS} field={field} />
      <TranslationFields
        of={IMAGE_TRANSLATIONS}
        field={field}
        old={form.translatedFrom}
        onOld={(translatedFrom) => change({ translatedFrom })}
      />
      <PictureField
        label={LABELS.images}
        images={form.images}
        max={1}
        error={errors.images && 'Please choose a picture.'}
        pictures={pictures}
        onChange={choose}
      />
      <Switch label={LABELS.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
    </EditDialog>
  )
}

interface Props {
  images: readonly ShowcaseImage[]
  onEdit: (image: ShowcaseImage) => void
  onDelete: (image: ShowcaseImage) => void
}

/** The pictures of the gallery. */
function ShowcaseImagesTable({ images, onEdit, onDelete }: Props) {
  const actions = (image: ShowcaseImage) => (
    <span className={styles.row}>
      <IconButton action="Edit" label={`Edit ${image.title}`} onClick={() => onEdit(image)} />
      <IconButton action="Delete" label={`Delete ${image.title}`} onClick={() => onDelete(image)} />
    </span>
  )
  const actionsColumn = { heading: 'Actions', isHeadingHidden: true, className: styles.actions, cell: actions }
  const columns = operatorMay('change') ? [...COLUMNS, actionsColumn] : COLUMNS
  return <Table columns={columns} rows={images} className={`${styles.table} ${styles.images}`} />
}

const COLUMNS: Column<ShowcaseImage>[] = [
  {
    heading: 'Image',
    className: styles.picture,
    cell: ({ imageUrl }) => <img {...imageSource(imageUrl)} sizes="3.5rem" alt="" loading="lazy" />,
  },
  { heading: 'Title', isRowHeading: true, className: styles.name, cell: ({ title }) => title },
  {
    heading: 'Description',
    className: styles.words,
    cell: ({ description }) => <span className={list.excerpt}>{description || 'No description'}</span>,
  },
  { heading: 'Order', className: styles.place, cell: ({ order }) => order },
  { heading: 'Status', className: styles.status, cell: ({ isActive }) => <ActiveBadge isActive={isActive} otherwise="Hidden" /> },
]
