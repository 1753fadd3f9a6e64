/**
 * Prevents the wheel from changing a focused number field. React listens for the wheel, and then browsers step the number. The
 * field is read-only during a turn of the wheel.
 */
export function keepNumbersStill() {
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return
      target.readOnly = true
      setTimeout(() => {
        target.readOnly = false
      })
    },
    { capture: true, passive: true },
  )
}
