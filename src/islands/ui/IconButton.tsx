import { useId, useRef } from 'react'
import ActionIcon, { type Action } from './ActionIcon'
import styles from './IconButton.module.css'
import { useTooltip } from './tooltip'

interface Props {
  action: Action
  /** Its accessible name and tooltip, such as 'Edit Winter Feed'. */
  label: string
  onClick: () => void
}

/** A button in a table row: an icon with a tooltip, and its word on a phone. */
export default function IconButton({ action, label, onClick }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { isOpen, tip, handlers } = useTooltip(button)
  return (
    <span className={styles.place} {...handlers}>
      <button
        ref={button}
        type="button"
        className={`outline ${styles.button}`}
        aria-label={label}
        data-action={action}
        onClick={onClick}
      >
        <ActionIcon action={action} />
      </button>
      {isOpen && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
          {label}
        </span>
      )}
    </span>
  )
}
