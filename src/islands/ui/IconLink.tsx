import { useRef } from 'react'
import ActionIcon, { type Action } from './ActionIcon'
import styles from './IconButton.module.css'
import { useTooltip } from './tooltip'

interface Props {
  action: Action
  /** Its accessible name and tooltip, such as 'Call Ghulam Nabi'. */
  label: string
  href: string
  /** Whether it opens in a new tab. */
  isOutside?: boolean
}

/** A link in a table row, in the style of `IconButton`. */
export default function IconLink({ action, label, href, isOutside = false }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isOpen, tip, handlers } = useTooltip(link)
  return (
    <span className={styles.place} {...handlers}>
      <a
        ref={link}
        className={`button outline ${styles.button}`}
        aria-label={label}
        href={href}
        {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      >
        <ActionIcon action={action} />
      </a>
      {isOpen && (
        <span ref={tip} role="tooltip" popover="manual" className={styles.tip}>
          {label}
        </span>
      )}
    </span>
  )
}
