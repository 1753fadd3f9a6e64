/** What pictures show, for a reader who cannot see them. */
export const pictures = {
  stream: 'Trout in a clear stream, from above',
  trout: 'A rainbow trout, from the side',
  valley: 'A stream between deodars under a snow peak, drawn',
  mill: 'A feed mill at dusk, a lorry at its ramp, drawn',
  balance: 'Trout in a net on a dial balance, drawn',
  raceway: 'Three stone raceways, a farmer with a bucket, drawn',
}
