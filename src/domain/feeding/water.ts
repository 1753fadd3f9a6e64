/** What the water allows. Densities in kg of fish a m³, temperatures in °C, oxygen in mg/L at the outlet. */
export const WATER = {
  crowdedOver: 25,
  lowBelow: 15,
  sparseBelow: 10,
  /** Colder than this, half the ration. */
  halfRationBelow: 8,
  /** The whole ration is given in between. */
  fullRation: { from: 12, to: 18 },
  /** Published trout tables stop here. */
  tablesEnd: 20,
  /** Warmer than this, the least of the ration that warm water leaves. */
  hotAbove: 22,
  /** With this and more, the whole ration. Source: Raisioagro, Feeding tables for rainbow trout. */
  oxygenToFeed: 7,
  /** With less, no feed. Source: Texas Parks and Wildlife, Routine Water Quality Monitoring. */
  oxygenToStop: 5,
} as const

/**
 * pH, and the end of its safer part, where so much of the ammonia is in its nearly harmless form. Sources: Texas Parks and
 * Wildlife, Routine Water Quality Monitoring; Hinshaw, Trout Farming: Carrying Capacity.
 */
export const PH = { from: 6.5, saferTo: 7, to: 9, harmlessShare: 0.99 } as const

/** The most un-ionised ammonia in mg/L. Source: Texas Parks and Wildlife, Routine Water Quality Monitoring. */
export const AMMONIA_MOST = 0.02

export const RATION_SHARES = { cold: 0.5, cool: 0.7, full: 1, warm: 0.9, hot: 0.6 } as const

/** The most oxygen that water holds at some °C. Source: Hach, DR/850 manual, table 3, at 625 mm of mercury. */
export const SATURATION = {
  metresAboveSea: 1600,
  cool: { temperature: 10, oxygen: 9.3 },
  warm: { temperature: 20, oxygen: 7.5 },
} as const
