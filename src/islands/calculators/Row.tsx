import type { ReactNode } from 'react'

/** A line of a plan: what it is called, and what it says. */
export default function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
