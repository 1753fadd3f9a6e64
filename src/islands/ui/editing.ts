import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { AnswerError } from '~/stores/client'
import { showError } from '~/stores/toasts'
import { uploadImage } from '~/stores/uploads'
import { useDraft } from './draft'
import { UNREACHABLE, useDraftSubmission } from './draft-submission'
import { useConfirmedBack } from './query-parameters'
import type { Difference, FieldErrors, Outcome } from './submission'

const NOT_YET_UPLOADED = '/uploads/new.webp'

/** What every edited form has beside its own fields. */
export interface EditedForm {
  images: readonly string[]
  /** The version that the form was opened on; 0 for a new row. */
  version: number
}

interface Options<Form, Input> {
  /** The name of its draft, such as 'products/12' or 'products/new'. */
  name: string
  saved: Form
  labels: Readonly<Partial<Record<keyof Form, string>>>
  schema: z.ZodMiniType<Input>
  toInput: (form: Form) => unknown
  toForm: (row: never) => Form
  /** The form's field for the path of an error. */
  fieldAt: (path: readonly PropertyKey[]) => keyof Form
  /** The field that must be unique, if there is one. */
  uniqueField?: keyof Form
  save: (input: Input, version: number, idempotencyKey: string) => Promise<void>
  failure: string
  onSaved: (form: Form) => void
}

export interface Editing<Form> {
  form: Form
  change: (changes: Partial<Form>) => void
  errors: FieldErrors<Form>
  differences: readonly Difference<Form>[]
  labels: Options<Form, unknown>['labels']
  isSending: boolean
  progress: Progress | undefined
  /** Whether a reload has lost chosen pictures. */
  hasLostPictures: boolean
  addPictures: (files: readonly File[]) => string[]
  fileOf: (image: string) => File | undefined
  element: React.RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
  mayClose: () => boolean
}

/** A form for one row, with its draft and pictures. It merges what another tab has saved meanwhile. */
export function useEditing<Form extends EditedForm, Input>(options: Options<Form, Input>): Editing<Form> {
  const { name, saved, labels, schema, toInput, save, onSaved } = options
  const draft = useDraft(name, saved)
  const pictures = usePictures(draft.form.images)
  const form = { ...draft.form, images: pictures.existing(draft.form.images) }
  const [hasLostPictures, setHasLostPictures] = useState(form.images.length < draft.form.images.length)
  const check = () => refusalsOf(form, options)
  const submission = useDraftSubmission<Form>(draft, { saved, labels, check, send })
  useConfirmedBack(submission.isUnsaved, submission.mayClose)

  function change(changes: Partial<Form>) {
    draft.setForm({ ...form, ...changes })
    if (changes.images) setHasLostPictures(false)
  }

  async function send(): Promise<Outcome<Form>> {
    let { images } = form
    try {
      for (const image of images) {
        const address = await pictures.upload(image)
        images = images.map((each) => (each === image ? address : each))
      }
      const input = schema.parse(toInput({ ...form, images }))
      await save(input, form.version, submission.keyOf(input))
      flushSync(draft.forget)
      onSaved(form)
      return { state: 'done' }
    } catch (error) {
      const mine = { ...form, images }
      draft.setForm(mine)
      return outcomeOf(error, options, (theirs) => submission.merge(mine, theirs))
    }
  }

  const { add: addPictures, progress, fileOf } = pictures
  return { ...submission, form, change, labels, hasLostPictures, addPictures, progress, fileOf }
}

function refusalsOf<Form extends EditedForm, Input>(
  form: Form,
  { schema, toInput, fieldAt }: Options<Form, Input>,
): FieldErrors<Form> {
  const images = form.images.map((image) => (image.startsWith('blob:') ? NOT_YET_UPLOADED : image))
  const issues = schema.safeParse(toInput({ ...form, images })).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [fieldAt(path), message]).reverse()) as FieldErrors<Form>
}

function outcomeOf<Form, Input>(
  error: unknown,
  { toForm, fieldAt, uniqueField, failure }: Options<Form, Input>,
  merge: (theirs: Form) => Outcome<Form>,
): Outcome<Form> {
  const problem = error instanceof AnswerError ? error.problem : undefined
  if (problem?.status === 401) return { state: 'signed out' }
  showError(failure)
  if (problem?.current) return merge(toForm(problem.current as never))
  const named = problem?.errors?.map(({ path, message }) => [fieldAt(path.split('.')), message])
  const field = problem?.status === 409 ? (uniqueField ?? '') : ''
  const entries = named ?? [[field, problem?.detail ?? UNREACHABLE]]
  return { state: 'refused', errors: Object.fromEntries(entries) }
}

/** The progress of an upload: which picture, and the share of it that was sent, 0 to 1. */
interface Progress {
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
function usePictures(images: readonly string[]) {
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
