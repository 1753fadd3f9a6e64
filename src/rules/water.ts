/** What the water allows. Densities in kg of fish a m³, temperatures in °C, oxygen in mg/L at the outlet. */
export const WATER = {
  crowdedOver: 25,
  /** The whole ration is given in between. */
  fullRation: { from: 12, to: 18 },
  /** With this and more, the whole ration. */
  oxygenToFeed: 7,
} as const
