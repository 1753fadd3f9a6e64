import { newShowcaseImage, type ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { createShowcaseImage, updateShowcaseImage } from '~/stores/showcase-images'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import { useEditing } from '../ui/editing'
import Field from '../ui/Field'
import { textFields } from '../ui/form'
import PictureField from '../ui/PictureField'
import Switch from '../ui/Switch'
import TranslationFields from '../ui/TranslationFields'
import { EMPTY_IMAGE, formOfImage, IMAGE_TRANSLATIONS, imageFieldAt, imageOfForm, LABELS } from './showcase-image-form'

function useImageEditing(image: ShowcaseImage | undefined, onSaved: () => void) {
  return useEditing({
    name: `showcase-images/${image?.id ?? 'new'}`,
    saved: image ? formOfImage(image) : EMPTY_IMAGE,
    labels: LABELS,
    schema: newShowcaseImage,
    toInput: imageOfForm,
    toForm: formOfImage,
    fieldAt: imageFieldAt,
    save: (input, version, key) => (image ? updateShowcaseImage(image.id, input, version) : createShowcaseImage(input, key)),
    failure: image ? 'Failed to update showcase image.' : 'Failed to add showcase image.',
    onSaved: ({ title }) => {
      if (image) showToast('Image Updated', `${title} has been updated successfully.`)
      else showToast('Image Added', `${title} has been added to the gallery.`)
      onSaved()
    },
  })
}

/** Adds a gallery picture, or changes the given one. */
export default function ShowcaseImageForm({ image, onClose }: { image: ShowcaseImage | undefined; onClose: () => void }) {
  const editing = useImageEditing(image, onClose)
  const { form, change, errors, addPictures, fileOf } = editing
  const field = textFields(form, errors, change)
  const text = (name: 'title' | 'description' | 'order') => ({
    ...field(name),
    label: LABELS[name],
    required: name !== 'description',
  })

  function choose(files: File[]) {
    change({ images: addPictures(files) })
    showToast('Image Selected', 'Image has been selected. It is uploaded to this site when you save.')
  }

  return (
    <EditDialog title={image ? 'Edit Image' : 'Add Image'} editing={editing} onClose={onClose}>
      <Field {...text('title')} />
      <Field {...text('description')} isLong />
      <Field {...text('order')} type="number" min="0" step="1" inputMode="numeric" hint="Lower numbers appear first" />
      <TranslationFields of={IMAGE_TRANSLATIONS} labels={LABELS} field={field} />
      <PictureField
        label={LABELS.images}
        images={form.images}
        max={1}
        error={errors.images && 'Please choose a picture.'}
        fileOf={fileOf}
        onAdd={choose}
        onReplace={(_, file) => choose([file])}
        onRemove={() => change({ images: [] })}
      />
      <Switch label={LABELS.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
    </EditDialog>
  )
}
