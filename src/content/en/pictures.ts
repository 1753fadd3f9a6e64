/** The alt texts of pictures. */
export const pictures = {
  stream: 'Trout in a clear stream, from above',
  trout: 'A rainbow trout, from the side',
  valley: 'A stream between deodars under a snow peak, drawn',
  mill: 'A feed mill with two silos, an elevator, sacks on a pallet and a loaded lorry',
  weighing: 'Two hands hold a spring balance; a net bag of trout hangs from it above the water',
  raceway: 'Three raceway channels below the ridge; a man throws feed to the trout',
}
