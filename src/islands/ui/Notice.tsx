import type { ReactNode } from 'react'

/** What went wrong, read aloud at once; nothing while there is nothing to say. */
export default function Notice({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="notice">
      {children}
    </p>
  )
}
