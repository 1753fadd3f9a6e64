interface Props {
  words: string
  isSaving: boolean
  /** Whether there are changes to save. */
  isReady?: boolean
  onCancel: () => void
}

/** The submit and Cancel buttons of a dialog's form. */
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
