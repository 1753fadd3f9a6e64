/** What went wrong with an entry as a whole, and the button that sends it. */
export default function EntryFoot({ failure, isSending, words }: { failure: string; isSending: boolean; words: string }) {
  return (
    <>
      {failure && (
        <p role="alert" className="notice">
          {failure}
        </p>
      )}
      <div className="actions">
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Saving...' : words}
        </button>
      </div>
    </>
  )
}
