import type { ReactNode } from 'react'
import { operatorMay } from '~/stores/account/own-role'
import type { FormState } from './form'
import Notice from './Notice'

interface Props {
  label: string
  editing: Pick<FormState<never>, 'element' | 'submit' | 'sentence' | 'isSending'>
  /** The text of the submit button. */
  words: string
  /** What became of the last input, such as 'Saved.' */
  said?: ReactNode
  children: ReactNode
}

/** A form within a view, with a button of its own. Who may not change only reads it. */
export default function FormPart({ label, editing: { element, submit, sentence, isSending }, words, said, children }: Props) {
  const mayChange = operatorMay('change')
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={label}>
      <fieldset disabled={!mayChange}>{children}</fieldset>
      {mayChange && (
        <div className="actions">
          <button type="submit" className="outline" aria-busy={isSending} disabled={isSending}>
            {isSending ? 'Saving...' : words}
          </button>
          <span role="status" className="muted">
            {said}
          </span>
        </div>
      )}
      <Notice>{sentence}</Notice>
    </form>
  )
}
