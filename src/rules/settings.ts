/** A stored number kept within sane bounds, so that no text an operator saves can lock the operator out. */
const clamped = (text: string | undefined, fallback: number, min: number, max: number) => {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : fallback
}

/** How long a sign-in lasts, in hours: 1 to 720, 24 where the text is not a number. */
export const sessionTimeoutHours = (text: string | undefined) => clamped(text, 24, 1, 720)

/** Failed sign-ins before the first wait: 3 to 20, 5 where the text is not a number. */
export const loginAttempts = (text: string | undefined) => Math.round(clamped(text, 5, 3, 20))
