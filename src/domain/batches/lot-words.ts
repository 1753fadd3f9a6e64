import type { ItemLot } from '../orders/schema'

/** The lots of an item, in words: 'E-261123-1 ×8, E-261201-1 ×2'; '' for none. */
export const lotsInWords = ({ lots = [] }: { lots?: readonly ItemLot[] | undefined }): string =>
  lots.map(({ lot, bags }) => `${lot} ×${bags}`).join(', ')
