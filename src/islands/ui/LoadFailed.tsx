import type { ReactNode } from 'react'
import { useSharedMessages } from './language'

interface Props {
  /** By default, that this part of the page could not be loaded. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
}

/** Shows what could not be loaded, with a retry button if `onRetry` is given. */
export default function LoadFailed({ children, onRetry }: Props) {
  const { forms, partFailed } = useSharedMessages()
  return (
    <p role="alert" className="notice">
      {children ?? partFailed}{' '}
      {onRetry && (
        <button type="button" className="outline" onClick={onRetry}>
          {forms.retry}
        </button>
      )}
    </p>
  )
}
