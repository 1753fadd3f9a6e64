import type { ReactNode } from 'react'
import { useSharedMessages } from './language'

interface Props {
  /** Without any, that this part of the page could not be fetched. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
}

/** Says what could not be loaded, with a button to try again if `onRetry` is given. */
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
