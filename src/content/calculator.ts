import type { DensityLevel, FeedingNotice } from '~/rules/feeding'
import { FEEDING_CHART_SOURCE } from '~/rules/feeding-chart'

export const calculator = {
  title: 'Work out your feed',
  text: 'Net a few dozen fish from three places in the pond, weigh them together in a bucket of water, and divide by their number. Do it every two weeks.',
  simple: 'This one leaves out the water temperature. For cold or warm water use the full calculator.',
  chart: {
    label: 'Published range',
    text: 'Percent of body weight a day for fish of this weight in water of this temperature. The chart was made for the feeds of 1980: if pellets are left, go to its lower end.',
    missing: 'The published chart has no figure for this weight and temperature.',
    source: FEEDING_CHART_SOURCE,
  },
} as const

export const densityLabels: Record<DensityLevel, string> = { high: 'High', optimal: 'Optimal', low: 'Low' }

/** What stands beside a result; the words of the warnings and of the one note. */
export const notices: Record<FeedingNotice, { kind: 'warning' | 'info'; text: string }> = {
  crowded: {
    kind: 'warning',
    text: 'Over 25 kg of fish in a m³. If the flow stops, oxygen is gone quickly: thin the pond, or add flow and air.',
  },
  sparse: { kind: 'info', text: 'Under 10 kg of fish in a m³. The pond can carry more, if its flow holds through summer.' },
  cold: {
    kind: 'warning',
    text: 'Below 12 °C trout digest slowly. Feed in the warmest hours and stop when pellets reach the floor.',
  },
  warm: {
    kind: 'warning',
    text: 'Above 20 °C published trout tables stop. Check the oxygen first; feed little or nothing until the water cools.',
  },
}
