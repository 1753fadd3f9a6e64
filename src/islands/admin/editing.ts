import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { AnswerError } from '~/stores/client'
import { showError } from '~/stores/toasts'
import { type Difference, type FieldErrors, type Outcome, useSubmission } from '../ui/submission'
import { useDraft } from './draft'
import { useIdempotencyKey } from './idempotency-key'
import { type Progress, usePictures } from './pictures'
import { useConfirmedBack, useConfirmedUnload } from './query-parameters'
import { differencesOf, mergeUntouched } from './three-way-merge'

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
  isSaving: boolean
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
  const { name, saved, labels, schema, toInput, toForm, fieldAt, uniqueField = '', save, failure, onSaved } = options
  const [opened, setOpened] = useState(saved)
  const { form: kept, setForm, isChanged, forget, mayDiscard } = useDraft(name, saved)
  const pictures = usePictures(kept.images)
  const form = { ...kept, images: pictures.existing(kept.images) }
  const submission = useSubmission<Form>({ form: kept, check: refusals, send })
  const { element, errors, differences, isSending: isSaving, isLeaving, submit } = submission
  const [hasLostPictures, setHasLostPictures] = useState(form.images.length < kept.images.length)
  const keyOf = useIdempotencyKey()
  const mayClose = () => !isSaving && mayDiscard()
  useConfirmedUnload(isChanged && !isLeaving)
  useConfirmedBack(isChanged && !isLeaving, mayClose)

  function change(changes: Partial<Form>) {
    setForm({ ...form, ...changes })
    if (changes.images) setHasLostPictures(false)
  }

  function refusals(): FieldErrors<Form> {
    const images = form.images.map((image) => (image.startsWith('blob:') ? NOT_YET_UPLOADED : image))
    const issues = schema.safeParse(toInput({ ...form, images })).error?.issues ?? []
    return Object.fromEntries(issues.map(({ path, message }) => [fieldAt(path), message]).reverse()) as FieldErrors<Form>
  }

  async function send(): Promise<Outcome<Form>> {
    let { images } = form
    try {
      for (const image of images) {
        const address = await pictures.upload(image)
        images = images.map((each) => (each === image ? address : each))
      }
      const input = schema.parse(toInput({ ...form, images }))
      await save(input, form.version, keyOf(input))
      flushSync(forget)
      onSaved(form)
      return { state: 'done' }
    } catch (error) {
      setForm({ ...form, images })
      return outcomeOf(error, { ...form, images })
    }
  }

  function outcomeOf(error: unknown, mine: Form): Outcome<Form> {
    const problem = error instanceof AnswerError ? error.problem : undefined
    if (problem?.status === 401) return { state: 'signed out' }
    showError(failure)
    if (problem?.current) return merge(mine, toForm(problem.current as never))
    const named = problem?.errors?.map(({ path, message }) => [fieldAt(path.split('.')), message])
    const sentence = problem?.detail ?? 'The server cannot be reached just now. Your entries are kept; please save again.'
    const field = problem?.status === 409 ? uniqueField : ''
    const errors = named ? Object.fromEntries(named) : { [field]: sentence }
    return { state: 'refused', errors }
  }

  function merge(mine: Form, theirs: Form): Outcome<Form> {
    setForm({ ...mergeUntouched(mine, theirs, opened), version: theirs.version })
    setOpened(theirs)
    return { state: 'conflict', differences: differencesOf(mine, theirs, Object.keys(labels) as (keyof Form)[]), errors: {} }
  }

  const { progress, fileOf } = pictures
  const addPictures = pictures.add
  return {
    form,
    change,
    errors,
    differences,
    labels,
    isSaving,
    progress,
    hasLostPictures,
    addPictures,
    fileOf,
    element,
    submit,
    mayClose,
  }
}
