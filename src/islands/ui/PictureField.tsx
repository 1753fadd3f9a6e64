import { type ChangeEvent, useId, useState } from 'react'
import { imageSource } from '~/domain/catalog/images'
import { IMAGE_TYPES } from '~/domain/catalog/images-schema'
import { pictureSummary } from '~/domain/catalog/picture-summary'
import styles from './PictureField.module.css'
import type { usePictures } from './pictures'

interface Props {
  label: string
  images: readonly string[]
  /** Maximum number of pictures; if 1, a new choice replaces the old one. */
  max: number
  error?: string | undefined
  /** The form's pictures of this device. */
  pictures: Pick<ReturnType<typeof usePictures>, 'add' | 'fileOf'>
  onChange: (images: readonly string[]) => void
}

const isPicture = ({ type }: File) => (IMAGE_TYPES as readonly string[]).includes(type)

/**
 * A field for pictures from this device, with previews and remove buttons. Replaces the browser’s text, which would say that no
 * file is chosen.
 */
export default function PictureField({ label, images, max, error, pictures, onChange }: Props) {
  const id = useId()
  const [refused, setRefused] = useState('')
  const sentence = refused || error

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    const room = max === 1 ? 1 : max - images.length
    setRefused(refusalOf(files, room, max))
    const taken = files.filter(isPicture).slice(0, room)
    if (taken.length > 0) onChange([...(max === 1 ? [] : images), ...pictures.add(taken)])
    // Otherwise a removed file could not be chosen again.
    target.value = ''
  }

  function replace(image: string, { target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    setRefused(refusalOf(file ? [file] : [], 1, max))
    if (file && isPicture(file)) onChange(images.flatMap((each) => (each === image ? pictures.add([file]) : [each])))
    target.value = ''
  }

  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {images.length > 0 && (
        <Chosen
          images={images}
          onReplace={max > 1 ? replace : undefined}
          onRemove={(image) => onChange(images.filter((each) => each !== image))}
        />
      )}
      <p role="status">{pictureSummary(images, pictures.fileOf)}</p>
      <label className={`button outline ${styles.choose}`}>
        {max > 1 ? 'Add pictures' : images.length > 0 ? 'Choose another picture' : 'Choose a picture'}
        <input
          type="file"
          className="visually-hidden"
          accept={IMAGE_TYPES.join()}
          multiple={max > 1}
          onChange={choose}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={`${id}-hint${sentence ? ` ${id}-error` : ''}`}
        />
      </label>
      <small id={`${id}-hint`}>PNG, JPG or WebP (MAX. 5MB)</small>
      {sentence && (
        <small id={`${id}-error`} className="error">
          {sentence}
        </small>
      )}
    </fieldset>
  )
}

interface ChosenProps {
  images: readonly string[]
  onReplace: ((image: string, event: ChangeEvent<HTMLInputElement>) => void) | undefined
  onRemove: (image: string) => void
}

function Chosen({ images, onReplace, onRemove }: ChosenProps) {
  return (
    <ul className="row" aria-label="Chosen pictures">
      {images.map((image, index) => (
        <li key={image}>
          <img {...imageSource(image)} sizes="7rem" alt={`Chosen, ${index + 1} of ${images.length}`} />
          <button type="button" className="icon" aria-label={`Remove picture ${index + 1}`} onClick={() => onRemove(image)}>
            ×
          </button>
          {onReplace && (
            <label className={`button outline ${styles.choose}`}>
              Replace
              <input
                type="file"
                className="visually-hidden"
                aria-label={`Replace picture ${index + 1}`}
                accept={IMAGE_TYPES.join()}
                onChange={(event) => onReplace(image, event)}
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

function refusalOf(files: readonly File[], room: number, max: number): string {
  const wrong = files.find((file) => !isPicture(file))
  if (wrong) return `${wrong.name} is not a PNG, JPG or WebP picture.`
  return files.length > room ? `Please add at most ${max} ${max === 1 ? 'picture' : 'pictures'}.` : ''
}
