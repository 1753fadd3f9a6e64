import type { copied as english } from '../en/copied'
import type { Shape } from '../shape'

export const copied: Shape<typeof english> = {
  done: 'कॉपी हो गया',
  refused: 'आपका ब्राउज़र यहाँ कॉपी नहीं करने देता।',
}
