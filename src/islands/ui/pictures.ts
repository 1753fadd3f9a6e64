import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '~/stores/uploads'

const NOT_YET_UPLOADED = '/uploads/new.webp'

interface WithPictures {
  images: readonly string[]
}

/** Functions for a form's pictures. */
export interface PicturesOf<Form> {
  /** The form without blob URLs of an earlier page, which are invalid after a reload. */
  existing: (form: Form) => Form
  /** The form for validation before the upload. */
  toCheck: (form: Form) => Form
  upload: (form: Form) => Promise<void>
  /** The form with the addresses of uploaded pictures. */
  uploaded: (form: Form) => Form
  progress: Progress | undefined
}

/** The progress of an upload: the picture, and the sent share from 0 to 1. */
interface Progress {
  number: number
  total: number
  share: number
}

/** Pictures chosen on this device. They are previewed by blob URLs, and uploaded when the form is saved. */
export function usePictures<Form extends WithPictures>() {
  const files = useFiles()
  const addresses = useRef(new Map<string, string>())
  const [progress, setProgress] = useState<Progress>()
  const isLost = (image: string) => image.startsWith('blob:') && !files.current.has(image)

  /** Creates blob URLs for files. */
  function add(chosen: readonly File[]): string[] {
    return chosen.map((file) => {
      const address = URL.createObjectURL(file)
      files.current.set(address, file)
      return address
    })
  }

  async function upload({ images }: Form) {
    const waiting = images.filter((image) => files.current.has(image))
    try {
      for (const [index, image] of waiting.entries()) await uploadOne(image, { number: index + 1, total: waiting.length })
    } finally {
      setProgress(undefined)
    }
  }

  async function uploadOne(image: string, place: Omit<Progress, 'share'>) {
    const file = files.current.get(image)
    if (!file || addresses.current.has(image)) return
    setProgress({ ...place, share: 0 })
    addresses.current.set(image, await uploadImage(file, (share) => setProgress({ ...place, share })))
  }

  const withImages = (form: Form, images: readonly string[]): Form => ({ ...form, images })

  return {
    add,
    /** The file of an unsaved picture. */
    fileOf: (image: string) => files.current.get(image),
    existing: (form: Form) =>
      form.images.some(isLost)
        ? withImages(
            form,
            form.images.filter((image) => !isLost(image)),
          )
        : form,
    toCheck: (form: Form) =>
      withImages(
        form,
        form.images.map((image) => (image.startsWith('blob:') ? NOT_YET_UPLOADED : image)),
      ),
    upload,
    uploaded: (form: Form) =>
      withImages(
        form,
        form.images.map((image) => addresses.current.get(image) ?? image),
      ),
    progress,
  }
}

/** Files by their blob URLs, which are revoked with the form. */
function useFiles() {
  const files = useRef(new Map<string, File>())
  useEffect(
    () => () => {
      for (const address of files.current.keys()) URL.revokeObjectURL(address)
    },
    [],
  )
  return files
}
