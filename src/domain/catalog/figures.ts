import type { Specifications } from './schema'

/** The figures of a feed in their order. */
export const FIGURES = ['protein', 'fat', 'fiber', 'moisture', 'energy', 'pelletSize'] as const satisfies (keyof Specifications)[]

export type Figure = (typeof FIGURES)[number]

/** Their labels in the back office. */
export const FIGURE_LABELS = {
  protein: 'Protein',
  fat: 'Fat',
  fiber: 'Fibre',
  moisture: 'Moisture',
  energy: 'Energy',
  pelletSize: 'Pellet Size',
} as const satisfies Record<Figure, string>
