import type { ReactNode } from 'react'
import { formatRupees } from '~/domain/money'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import type { useEntryForm } from './entry-form'

interface Props {
  title: string
  entry: ReturnType<typeof useEntryForm>
  /** On the button that sends it. */
  words: string
  onClose: () => void
  children: ReactNode
}

/** The dialog of an entry by hand: its fields, what went wrong with it as a whole or is asked about it, and the button. */
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
