import { formatRupees } from '~/domain/money'
import Notice from '../ui/Notice'
import type { useEntryForm } from './entry-form'

interface Props {
  entry: Pick<ReturnType<typeof useEntryForm>, 'sentence' | 'isSending' | 'advance' | 'keepAdvance'>
  words: string
}

/** The error or question about an entry as a whole, and the submit button. */
export default function EntryFoot({ entry: { sentence, isSending, advance, keepAdvance }, words }: Props) {
  return (
    <>
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
    </>
  )
}
