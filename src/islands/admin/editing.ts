import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { AnswerError } from '~/stores/client'
import { leaveForSignIn } from '~/stores/signed-in'
import { showError } from '~/stores/toasts'
import { focusFirstError } from '../ui/form'
import { useDraft } from './draft'
import { type Progress, usePictures } from './pictures'
import { useConfirmedBack, useConfirmedUnload } from './query-parameters'
import { type Difference, differencesOf, mergeUntouched } from './three-way-merge'

const NOT_YET_UPLOADED = '/uploads/new.webp'

/** What every edited form holds beside its own fields. */
export interface EditedForm {
  images: readonly string[]
  /** The version that the form was opened on; 0 for a new row. */
  version: number
}

export type Errors<Form> = Partial<Record<keyof Form | '', string>>

interface Options<Form, Input> {
  /** Which form of which row, such as 'products/12' or 'products/new'. */
  name: string
  saved: Form
  labels: Readonly<Partial<Record<keyof Form, string>>>
  schema: z.ZodMiniType<Input>
  toInput: (form: Form) => unknown
  toForm: (row: never) => Form
  /** The form's field for the path of a refusal. */
  fieldAt: (path: readonly PropertyKey[]) => keyof Form
  save: (input: Input, version: number, idempotencyKey: string) => Promise<void>
  failure: string
  onSaved: (form: Form) => void
}

export interface Editing<Form> {
  form: Form
  change: (changes: Partial<Form>) => void
  errors: Errors<Form>
  differences: readonly Difference<Form>[]
  labels: Options<Form, unknown>['labels']
  isSaving: boolean
  progress: Progress | undefined
  /** Whether pictures that were chosen before a reload have to be chosen again. */
  hasLostPictures: boolean
  addPictures: (files: readonly File[]) => string[]
  element: React.RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
  mayClose: () => boolean
}

/** A form over one row: its draft, its refusals, its pictures, and what to do when another tab was faster. */
export function useEditing<Form extends EditedForm, Input>(options: Options<Form, Input>): Editing<Form> {
  const { name, saved, schema, toInput, toForm, fieldAt, save, failure, onSaved } = options
  const [opened, setOpened] = useState(saved)
  const { form: kept, setForm, isChanged, forget } = useDraft(name, saved)
  const [errors, setErrors] = useState<Errors<Form>>({})
  const [differences, setDifferences] = useState<readonly Difference<Form>[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const pictures = usePictures(kept.images)
  const form = { ...kept, images: pictures.living(kept.images) }
  const [hasLostPictures, setHasLostPictures] = useState(form.images.length < kept.images.length)
  const sent = useRef({ text: '', key: '' })
  const element = useRef<HTMLFormElement>(null)
  useConfirmedUnload(isChanged && !isLeaving)
  useConfirmedBack(isChanged && !isLeaving, mayClose)

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current)
  }, [errors])

  function change(changes: Partial<Form>) {
    setForm({ ...form, ...changes })
    if (changes.images) setHasLostPictures(false)
  }

  /** The same input again is the same request. */
  function keyOf(input: Input) {
    const text = JSON.stringify(input)
    if (text !== sent.current.text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }

  function refusals(): Errors<Form> {
    const images = form.images.map((image) => (image.startsWith('blob:') ? NOT_YET_UPLOADED : image))
    const issues = schema.safeParse(toInput({ ...form, images })).error?.issues ?? []
    return Object.fromEntries(issues.map(({ path, message }) => [fieldAt(path), message]).reverse()) as Errors<Form>
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = refusals()
    setErrors(refused)
    if (isSaving || Object.keys(refused).length > 0) return
    setIsSaving(true)
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
    } catch (error) {
      setForm({ ...form, images })
      fail(error, { ...form, images })
    }
    setIsSaving(false)
  }

  function fail(error: unknown, mine: Form) {
    const problem = error instanceof AnswerError ? error.problem : undefined
    if (problem?.status === 401) {
      flushSync(() => setIsLeaving(true))
      return leaveForSignIn()
    }
    showError(failure)
    if (problem?.current) return compare(mine, toForm(problem.current as never))
    const named = problem?.errors?.map(({ path, message }) => [fieldAt(path.split('.')), message])
    const sentence = problem?.detail ?? 'The server cannot be reached just now. Your entries are kept; please save again.'
    const field = problem?.status === 409 ? fieldAt(['sku']) : ''
    setErrors((named ? Object.fromEntries(named) : { [field]: sentence }) as Errors<Form>)
  }

  function compare(mine: Form, theirs: Form) {
    const names = Object.keys(options.labels) as (keyof Form)[]
    setForm({ ...mergeUntouched(mine, theirs, opened), version: theirs.version })
    setOpened(theirs)
    setDifferences(differencesOf(mine, theirs, names))
    setErrors({})
  }

  function mayClose() {
    if (isSaving) return false
    if (isChanged && !confirm('Discard what you have changed?')) return false
    forget()
    return true
  }

  const { progress } = pictures
  const addPictures = pictures.add
  const { labels } = options
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
    element,
    submit,
    mayClose,
  }
}
