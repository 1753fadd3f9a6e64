import { formatRupees } from '~/domain/money'
import Notice from '../ui/Notice'
import type { useEntryForm } from './entry-form'

interface Props {
  entry: Pick<ReturnType<typeof useEntryForm>, 'sentence' | 'isSending' | 'advance' | 'keepAdvance'>
  words: string
}

/** What went wrong with an entry as a whole, or is asked about it, and the button that sends it. */
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
