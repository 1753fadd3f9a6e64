import type { ReactNode } from 'react'

/** An error message, announced at once; empty without one. */
export default function Notice({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="notice">
      {children}
    </p>
  )
}
