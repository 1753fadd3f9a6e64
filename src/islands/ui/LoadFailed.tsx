import type { ReactNode } from 'react'
import { useSharedMessages } from './language'

interface Props {
  children: ReactNode
  onRetry?: (() => void) | undefined
}

/** Says what could not be loaded, with a button to try again if `onRetry` is given. */
export default function LoadFailed({ children, onRetry }: Props) {
  const { retry } = useSharedMessages().forms
  return (
    <p role="alert" className="notice">
      {children}{' '}
      {onRetry && (
        <button type="button" className="outline" onClick={onRetry}>
          {retry}
        </button>
      )}
    </p>
  )
}
