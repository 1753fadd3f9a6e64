/** The company's logo, as on the bags: twin peaks over a trout in a disc. */
export default function Mark() {
  return (
    <svg viewBox="-50 -50 100 100" width="32" height="32" aria-hidden="true">
      <path fill="#0f4f55" d="M0-50C28-50 50-28 50 0S28 50 0 50-50 28-50 0-28-50 0-50Z" />
      <path fill="#fbf8f0" d="m-37 8 20-30 8 10L6-34 37 8C24 2 12 8 0 8S-24 2-37 8Z" />
      <path fill="#8cc9c1" d="M-34 22C-20 8 6 8 20 19l13-9c-3 7-3 15 0 22l-13-8C6 35-20 34-34 22Z" />
      <circle cx="-21" cy="20" r="2.6" fill="#0f4f55" />
    </svg>
  )
}
