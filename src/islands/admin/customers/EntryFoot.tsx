import Notice from '../Notice'

/** What went wrong with an entry as a whole, and the button that sends it. */
export default function EntryFoot({ failure, isSending, words }: { failure: string; isSending: boolean; words: string }) {
  return (
    <>
      <Notice>{failure}</Notice>
      <div className="actions">
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Saving...' : words}
        </button>
      </div>
    </>
  )
}
