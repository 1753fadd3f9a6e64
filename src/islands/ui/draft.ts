import { useCallback, useState } from 'react'
import { draftOf, forgetDraft, hasDraft, keepDraft } from '~/stores/forms/drafts'

export interface Draft<Form> {
  form: Form
  setForm: (form: Form) => void
  /** Whether there is unsaved input. */
  isChanged: boolean
  /** Call it after the form was saved or discarded. */
  forget: () => void
  /** Asks before input is discarded; returns whether it was. */
  mayDiscard: () => boolean
}

/**
 * A form whose input survives a reload and a sign-in. `name` identifies the form and its row, such as 'products/12' or
 * 'products/new'; without it nothing is stored. `saved` is the form without a draft.
 */
export function useDraft<Form extends object>(name: string | undefined, saved: Form): Draft<Form> {
  const [form, show] = useState(() => (name ? draftOf(name, saved) : saved))
  const [isChanged, setIsChanged] = useState(() => name !== undefined && hasDraft(name))
  const setForm = useCallback(
    (next: Form) => {
      show(next)
      setIsChanged(true)
      if (name) keepDraft(name, next)
    },
    [name],
  )
  const forget = useCallback(() => {
    setIsChanged(false)
    if (name) forgetDraft(name)
  }, [name])
  function mayDiscard() {
    if (isChanged && !confirm('Discard what you have changed?')) return false
    forget()
    return true
  }
  return { form, setForm, isChanged, forget, mayDiscard }
}
