import { useCallback, useState } from 'react'
import { draftOf, forgetDraft, hasDraft, keepDraft } from '~/stores/drafts'

interface DraftOf<Form> {
  form: Form
  setForm: (form: Form) => void
  /** Whether there is text that was typed and not saved. */
  isChanged: boolean
  /** Call it once the form is saved or thrown away. */
  forget: () => void
}

/**
 * A form whose typed text outlives a reload and a sign-in in the middle of work. `name` says which form of which row,
 * such as 'products/12' or 'products/new'; `saved` is the form as it is without a draft.
 */
export function useDraft<Form extends object>(name: string, saved: Form): DraftOf<Form> {
  const [form, show] = useState(() => draftOf(name, saved))
  const [isChanged, setIsChanged] = useState(() => hasDraft(name))
  const setForm = useCallback(
    (next: Form) => {
      show(next)
      setIsChanged(true)
      keepDraft(name, next)
    },
    [name],
  )
  const forget = useCallback(() => {
    setIsChanged(false)
    forgetDraft(name)
  }, [name])
  return { form, setForm, isChanged, forget }
}
