import { FEEDING_CHART_SOURCE } from '~/domain/feeding/feeding-chart'

/** Publications that figures come from, with names that are the same in every language. */
export const sources = {
  chart: FEEDING_CHART_SOURCE,
  pelletSizes: 'West Virginia University Extension, Feed Size Chart for Trout, 2001',
  carryingCapacity:
    'J. M. Hinshaw, Trout Farming: Carrying Capacity and Inventory Management, Southern Regional Aquaculture Center publication 222, 2000',
  outletOxygen: 'Raisioagro, Feeding tables for rainbow trout',
  hatcheryWater: 'Texas Parks and Wildlife, Fish Health and Genetics Laboratory, Routine Water Quality Monitoring',
  oxygenSaturation: 'Hach, DR/850 manual, table 3, at 625 mm of mercury',
  feedStorage: 'FAO, Good Aquaculture Feed Manufacturing Practice, 2001',
  mould: 'J.-A. Royes Russo and R. Yanong, Molds in Fish Feeds and Aflatoxicosis, University of Florida IFAS Extension',
  conversion: 'ICAR, Directorate of Coldwater Fisheries Research, Bhimtal, rainbow trout farming',
  fasting: 'Farm Animal Welfare Council, Report on the Welfare of Farmed Fish, 1996, paragraphs 87 to 89',
} as const

/** A publication, or our own rates, whose name is translated. */
export type SourceName = keyof typeof sources | 'ourRates'
