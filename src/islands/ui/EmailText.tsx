/** An email address that breaks before its @, if it must break at all. */
export default function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at < 1) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
