import { useState } from 'react'
import type { Draft } from './draft'
import { useIdempotencyKey } from './idempotency-key'
import { useConfirmedUnload } from './query-parameters'
import { type FieldErrors, type Outcome, useSubmission } from './submission'
import { differencesOf, mergeUntouched } from './three-way-merge'

export const UNREACHABLE = 'The server cannot be reached just now. Your entries are kept; please save again.'

interface Options<Form> {
  /** The row as it was when its form was opened. */
  saved: Form
  labels: Readonly<Partial<Record<keyof Form, string>>>
  check: () => FieldErrors<Form>
  send: () => Promise<Outcome<Form>>
}

/** Sends the draft of a row. `merge` takes over what another tab has saved meanwhile, where nothing was typed. */
export function useDraftSubmission<Form extends { version: number }>(
  { form, setForm, isChanged, mayDiscard }: Draft<Form>,
  { saved, labels, check, send }: Options<Form>,
) {
  const [opened, setOpened] = useState(saved)
  const submission = useSubmission<Form>({ form, check, send })
  const keyOf = useIdempotencyKey()
  const mayClose = () => !submission.isSending && mayDiscard()
  useConfirmedUnload(isChanged)

  function merge(mine: Form, theirs: Form): Outcome<Form> {
    setForm({ ...mergeUntouched(mine, theirs, opened), version: theirs.version })
    setOpened(theirs)
    return { state: 'conflict', differences: differencesOf(mine, theirs, Object.keys(labels) as (keyof Form)[]) }
  }

  return { ...submission, keyOf, isUnsaved: isChanged, mayClose, merge }
}
