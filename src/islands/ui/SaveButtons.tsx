interface Props {
  words: string
  isSaving: boolean
  /** Whether there is something to save. */
  isReady?: boolean
  onCancel: () => void
}

/** The two buttons at the end of a dialog's form: the one that sends it, and Cancel. */
export default function SaveButtons({ words, isSaving, isReady = true, onCancel }: Props) {
  return (
    <>
      <button type="submit" aria-busy={isSaving} disabled={isSaving || !isReady}>
        {isSaving ? 'Saving...' : words}
      </button>
      <button type="button" className="outline" disabled={isSaving} onClick={onCancel}>
        Cancel
      </button>
    </>
  )
}
