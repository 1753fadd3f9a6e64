/** Whether visitors see a row, as text and colour. */
export default function ActiveBadge({ isActive, otherwise }: { isActive: boolean; otherwise: string }) {
  return (
    <span className="badge" data-tone={isActive ? 'ok' : 'no'}>
      {isActive ? 'Active' : otherwise}
    </span>
  )
}
