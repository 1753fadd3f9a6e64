/** Whether a row is shown to visitors, in words and colour. */
export default function ActiveBadge({ isActive, otherwise }: { isActive: boolean; otherwise: string }) {
  return (
    <span className="badge" data-tone={isActive ? 'ok' : 'no'}>
      {isActive ? 'Active' : otherwise}
    </span>
  )
}
