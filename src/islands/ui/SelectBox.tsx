import styles from './Selection.module.css'

interface Props {
  label: string
  /** A word beside the box on a phone. */
  word?: string
  isOn: boolean
  isMixed?: boolean
  onToggle: () => void
}

/** A box that selects a row, or all of the page. */
export default function SelectBox({ label, word, isOn, isMixed = false, onToggle }: Props) {
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={onToggle}
      />
      {word && <span aria-hidden="true">{word}</span>}
    </label>
  )
}
