import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '~/stores/uploads'

/** The progress of an upload: which picture, and the share of it that was sent, 0 to 1. */
export interface Progress {
  number: number
  total: number
  share: number
}

/** Files by their blob URLs, which end with the form. */
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

/** Pictures chosen on this device. They are shown at once by a blob URL, and uploaded when the form is saved. */
export function usePictures(images: readonly string[]) {
  const files = useFiles()
  const uploaded = useRef(new Map<string, string>())
  const [progress, setProgress] = useState<Progress>()

  /** Blob URLs for files, to keep in the form. */
  function add(chosen: readonly File[]): string[] {
    return chosen.map((file) => {
      const address = URL.createObjectURL(file)
      files.current.set(address, file)
      return address
    })
  }

  /** The URL to save for a picture of the form. Uploads a picture that has only a blob URL. */
  async function upload(image: string): Promise<string> {
    const file = files.current.get(image)
    const done = uploaded.current.get(image)
    if (!file || done) return done ?? image
    const waiting = images.filter((each) => files.current.has(each))
    const show = (share: number) => setProgress({ number: waiting.indexOf(image) + 1, total: waiting.length, share })
    show(0)
    try {
      const address = await uploadImage(file, show)
      uploaded.current.set(image, address)
      return address
    } finally {
      setProgress(undefined)
    }
  }

  /** The pictures that can be shown: blob URLs in a draft end with a reload. */
  const existing = (all: readonly string[]) => all.filter((image) => !image.startsWith('blob:') || files.current.has(image))

  /** The file of a picture that was chosen here and is not saved yet. */
  const fileOf = (image: string) => files.current.get(image)

  return { add, upload, existing, progress, fileOf }
}
