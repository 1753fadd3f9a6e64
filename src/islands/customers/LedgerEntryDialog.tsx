import type { ReactNode } from 'react'
import { formatRupees } from '~/domain/money'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import type { useEntryForm } from './entry-form'

interface Props {
  title: string
  entry: ReturnType<typeof useEntryForm>
  /** The text of the submit button. */
  words: string
  onClose: () => void
  children: ReactNode
}

/** The dialog of a manual ledger entry: fields, general errors or questions, and the button. */
export default function LedgerEntryDialog({ title, entry, words, onClose, children }: Props) {
  const { sentence, isSending, advance, keepAdvance, element, submit, mayClose } = entry
  return (
    <Dialog title={title} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={title}>
        {children}
        <Notice>{sentence}</Notice>
        <div className="actions">
          {advance && (
            <button type="button" className="outline" disabled={isSending} onClick={keepAdvance}>
              Keep {formatRupees(advance)} as advance
            </button>
          )}
          <button type="submit" aria-busy={isSending} disabled={isSending}>
            {isSending ? 'Saving...' : words}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
