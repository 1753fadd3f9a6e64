import type { ReactNode } from 'react'

/** A row of a plan: its label and its value. */
export default function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
