import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Problem } from '~/domain/problems'
import { showError } from '~/stores/toasts'
import { uniqueKey } from '~/stores/unique-key'
import { useDraft } from './draft'
import type { PicturesOf } from './pictures'
import { problemOf, UNREACHABLE } from './problems'
import { type Difference, type FieldErrors, type Outcome, useSubmission } from './submission'

interface Options<Form, Input, Answer> {
  /** The form before any input. */
  saved: Form
  /** The name of its draft, such as 'products/12'; without it there is no draft. */
  draft?: string
  /** Whether the form follows `saved` until something is typed. */
  follows?: boolean
  /** Errors besides those of the schema. */
  check?: (form: Form) => FieldErrors<Form>
  schema?: z.ZodMiniType<Input>
  toInput?: (form: Form) => unknown
  /** The form field of an error path. */
  fieldAt?: (path: readonly string[]) => keyof Form | ''
  /** The field that must be unique, if any. */
  uniqueField?: keyof Form
  /** The fields that others may change meanwhile, with their labels, and the form of a row. Without them nothing is merged. */
  labels?: Readonly<Partial<Record<keyof Form, string>>>
  toForm?: (row: never) => Form
  pictures?: PicturesOf<Form>
  /** Sends the form. The same input keeps its idempotency key. */
  send: (input: Input, key: string, form: Form) => Promise<Answer>
  /** Handles special refusals. */
  refusal?: (problem: Problem | undefined) => Outcome<Form> | undefined
  /** The toast of a failure, if any. */
  failure?: string
  onDone: (form: Form, answer: Answer) => void
}

export type FormState<Form extends object> = ReturnType<typeof useForm<Form, never, unknown>>

/** A form that a schema validates. Concurrent changes are merged into untouched fields. */
export function useForm<Form extends object, Input, Answer>(options: Options<Form, Input, Answer>) {
  const { saved, schema, toInput = (form: Form) => form, pictures } = options
  const labels = options.labels ?? ({} as NonNullable<typeof options.labels>)
  const draft = useDraft(options.draft, saved)
  const current = options.follows && !draft.isChanged ? saved : draft.form
  const form = pictures ? pictures.existing(current) : current
  const [opened, setOpened] = useState(saved)
  const [isSaved, setIsSaved] = useState(false)
  const [hasLostPictures, setHasLostPictures] = useState(form !== current)
  const keyOf = useIdempotencyKey()
  const { failure, errors, ...submission } = useSubmission<Form>({ form: draft.form, check, send })

  function change(changes: Partial<Form>) {
    if (options.follows && !draft.isChanged) setOpened(saved)
    if ('images' in changes) setHasLostPictures(false)
    setIsSaved(false)
    draft.setForm({ ...form, ...changes })
  }

  function check(): FieldErrors<Form> {
    const ofSchema = schema?.safeParse(toInput(pictures ? pictures.toCheck(form) : form)).error?.issues ?? []
    return { ...errorsAt(ofSchema), ...options.check?.(form) }
  }

  async function send(): Promise<Outcome<Form>> {
    try {
      await pictures?.upload(form)
      const sent = pictures ? pictures.uploaded(form) : form
      const input = schema ? schema.parse(toInput(sent)) : (toInput(sent) as Input)
      const answer = await options.send(input, keyOf(input), sent)
      flushSync(draft.forget)
      setIsSaved(true)
      options.onDone(sent, answer)
      return { state: 'done' }
    } catch (error) {
      const mine = pictures ? pictures.uploaded(form) : form
      if (pictures) draft.setForm(mine)
      return outcomeOf(problemOf(error), mine)
    }
  }

  function outcomeOf(problem: Problem | undefined, mine: Form): Outcome<Form> {
    if (problem?.status === 401) return { state: 'signed out' }
    if (options.failure) showError(options.failure)
    const own = options.refusal?.(problem)
    if (own) return own
    if (problem?.current && options.toForm) return merge(mine, options.toForm(problem.current as never))
    if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
    const sentence = problem?.detail ?? UNREACHABLE
    if (problem?.status !== 409 || !options.uniqueField) return { state: 'failed', sentence }
    return { state: 'refused', errors: { [options.uniqueField]: sentence } as FieldErrors<Form> }
  }

  function merge(mine: Form, theirs: Form): Outcome<Form> {
    draft.setForm(merged(mine, theirs, opened))
    setOpened(theirs)
    return { state: 'conflict', differences: differencesOf(mine, theirs, Object.keys(labels) as (keyof Form)[]) }
  }

  function errorsAt(errors: readonly { path: string | readonly PropertyKey[]; message: string }[]): FieldErrors<Form> {
    const fieldAt = options.fieldAt ?? (([first]) => first as keyof Form)
    const named = errors.map(({ path, message }) => [
      fieldAt(typeof path === 'string' ? path.split('.') : path.map(String)),
      message,
    ])
    return Object.fromEntries(named.reverse())
  }

  return {
    ...submission,
    form,
    change,
    field: textFields(form, errors, change),
    errors,
    /** The error of the form as a whole. */
    sentence: failure || errors[''],
    labels,
    pictures,
    hasLostPictures,
    isSaved,
    isChanged: draft.isChanged,
    discard: draft.forget,
    /** Clears the form. */
    startEmpty: () => {
      draft.setForm(saved)
      draft.forget()
    },
    mayClose: () => !submission.isSending && draft.mayDiscard(),
  }
}

type TextName<Form> = { [Name in keyof Form & string]: Form[Name] extends string ? Name : never }[keyof Form & string]

/** The properties that connect each text field to its form. */
export function textFields<Form>(form: Form, errors: FieldErrors<Form>, change: (changes: Partial<Form>) => void) {
  return <Name extends TextName<Form>>(name: Name) => ({
    name,
    value: form[name] as string,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Form>),
  })
}

/** The fields in which a form differs from a newer version of the row. */
function differencesOf<Form>(mine: Form, theirs: Form, names: readonly (keyof Form)[]): Difference<Form>[] {
  return names
    .filter((name) => !isEqual(mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
}

/** Takes the newer values of fields unchanged since `opened`, and the newer version. */
function merged<Form extends object>(mine: Form, theirs: Form, opened: Form): Form {
  const names = Object.keys(theirs) as (keyof Form)[]
  const isTheirs = (name: keyof Form) => name === 'version' || isEqual(mine[name], opened[name])
  return { ...mine, ...Object.fromEntries(names.filter(isTheirs).map((name) => [name, theirs[name]])) }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns the idempotency key of an input: equal input keeps its key, so that it is accepted once. */
function useIdempotencyKey(): (input: unknown) => string {
  const sent = useRef({ text: '', key: '' })
  return (input) => {
    const text = JSON.stringify(input)
    if (text !== sent.current.text) sent.current = { text, key: uniqueKey() }
    return sent.current.key
  }
}
