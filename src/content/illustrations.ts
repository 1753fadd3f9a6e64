/** What each drawn view shows, by its name. */
export const illustrations = {
  valley: 'A stream between deodars under a snow peak, drawn',
  mill: 'A feed mill at dusk, a lorry at its ramp, drawn',
  raceway: 'Trout facing the inflow of three stone raceways, drawn',
  balance: 'Trout in a net on a dial balance, drawn',
} as const
