/** Limits of the water. Densities in kg of fish per m³, temperatures in °C, oxygen in mg/L at the outlet. */
export const WATER = {
  crowdedOver: 25,
  lowBelow: 15,
  sparseBelow: 10,
  /** Below this, half the ration. */
  halfRationBelow: 8,
  /** Full ration in this range. */
  fullRation: { from: 12, to: 18 },
  /** End of the published trout tables. */
  tablesEnd: 20,
  /** Above this, the smallest share of the ration. */
  hotAbove: 22,
  /** Minimum for the full ration. Source: Raisioagro, Feeding tables for rainbow trout. */
  oxygenToFeed: 7,
  /** Below this, no feed. Source: Texas Parks and Wildlife, Routine Water Quality Monitoring. */
  oxygenToStop: 5,
} as const

/**
 * The pH range, and the end of its safer part, where this share of ammonia is in its less toxic form. Sources: Texas Parks and
 * Wildlife, Routine Water Quality Monitoring; Hinshaw, Trout Farming: Carrying Capacity.
 */
export const PH = { from: 6.5, saferTo: 7, to: 9, harmlessShare: 0.99 } as const

/** Maximum un-ionised ammonia in mg/L. Source: Texas Parks and Wildlife, Routine Water Quality Monitoring. */
export const AMMONIA_MOST = 0.02

export const RATION_SHARES = { cold: 0.5, cool: 0.7, full: 1, warm: 0.9, hot: 0.6 } as const

/** Oxygen saturation of water by °C. Source: Hach, DR/850 manual, table 3, at 625 mm of mercury. */
export const SATURATION = {
  metresAboveSea: 1600,
  cool: { temperature: 10, oxygen: 9.3 },
  warm: { temperature: 20, oxygen: 7.5 },
} as const
