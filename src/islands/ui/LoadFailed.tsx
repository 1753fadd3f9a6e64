import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  onRetry?: (() => void) | undefined
}

/** Says what could not be loaded, and offers to try again where that can help. */
export default function LoadFailed({ children, onRetry }: Props) {
  return (
    <p role="alert" className="notice">
      {children}{' '}
      {onRetry && (
        <button type="button" className="outline" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  )
}
