import type { ReactNode } from 'react'

/** A row of a plan: label and value. */
export default function Row({
  label,
  className,
  isScripted = false,
  children,
}: {
  label: string
  className?: string | undefined
  /** Empty without scripts. */
  isScripted?: boolean
  children: ReactNode
}) {
  return (
    <div data-scripted={isScripted || undefined}>
      <dt className="muted">{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
