/**
 * A number field that has the focus never changes by the wheel, which scrolls the page: React listens for the wheel, and
 * browsers then step the number. For the moment of a turn the field cannot be written.
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
