import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '~/stores/uploads'

/** How far an upload has come: which picture, and the share of it that has left, 0 to 1. */
export interface Progress {
  number: number
  total: number
  share: number
}

/** Pictures chosen on this device: shown at once under a local address, uploaded when the form is saved. */
export function usePictures(images: readonly string[]) {
  const files = useRef(new Map<string, File>())
  const uploaded = useRef(new Map<string, string>())
  const [progress, setProgress] = useState<Progress>()

  useEffect(
    () => () => {
      for (const address of files.current.keys()) URL.revokeObjectURL(address)
    },
    [],
  )

  /** Local addresses for files, to show and to keep in the form. */
  function add(chosen: readonly File[]): string[] {
    return chosen.map((file) => {
      const address = URL.createObjectURL(file)
      files.current.set(address, file)
      return address
    })
  }

  /** The address to save for a picture of the form; uploads what has only a local one. */
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

  /** Those that can be shown: a draft kept over a reload names local pictures that are gone. */
  const living = (all: readonly string[]) => all.filter((image) => !image.startsWith('blob:') || files.current.has(image))

  return { add, upload, living, progress }
}
