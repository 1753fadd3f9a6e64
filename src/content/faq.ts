import { fact } from '~/formats/facts'
import { FISH_SIZES } from '~/rules/stages'
import type { Category } from '~/schemas/products'
import { site } from '~/site'
import { sources } from './sources'

export interface Question {
  question: string
  answer: string
  source?: string
}

const pellet = (stage: Category) => `${fact(`${stage}.name`)} (${fact(`${stage}.millimetres`)} mm)`

export const questions: readonly Question[] = [
  {
    question: 'How much feed do my fish need each day?',
    answer:
      'Go by biomass, the kilograms of fish in the pond: the number of fish times their average weight in grams, divided by 1,000. Each day fry need 5% of it, fingerlings 3%, growers 2% and broodstock 1.5%. From 8 to 12 °C give 70% of that, below 8 °C half. So 1,000 growers of 50 g are 50 kg of fish: 1 kg of feed a day at 15 °C, 0.70 kg at 10 °C.',
  },
  {
    question: 'Which of the three feeds is mine?',
    answer: `Weigh a sample. ${pellet('early')} is for fish ${FISH_SIZES.early}, ${pellet('small')} for ${FISH_SIZES.small}, ${pellet('stock')} for ${FISH_SIZES.stock}. Between two sizes take the smaller pellet, and mix the two for a week when you change.`,
    source: sources.pelletSizes,
  },
  {
    question: 'How do I store the bags?',
    answer:
      'Closed, dry, cool and dark, on planks or pallets off the floor, with air between the stacks. Use the oldest bag first, and each within 3 months. Mould makes poisons fastest above 27 °C or in damp air (over 62% humidity), and they damage the livers of trout. Never feed what smells musty, sweats or clumps: bury it.',
    source: `${sources.feedStorage}; ${sources.mould}`,
  },
  {
    question: 'My fish have stopped eating. What now?',
    answer:
      'Stop feeding: what they leave uses up oxygen. Measure oxygen and temperature, clear the inlet screen, and look at the gills of a few fish. If water and gills are good, give a tenth of the ration the next morning, and more each day as they take it. If fish die, or gills are pale, swollen or ragged, take live fish and a bottle of water to your district fisheries office the same day.',
  },
  {
    question: 'How warm may the water be?',
    answer:
      'From 12 to 18 °C trout eat the full ration; above 18 °C give less. Published trout tables stop at 20 °C: above it check the oxygen, and feed little or nothing until the water cools.',
    source: `${sources.ourRates}; ${sources.chart}`,
  },
  {
    question: 'How much oxygen do trout need to eat?',
    answer:
      'Measure where the water leaves the pond, in the hours after a feed. With 7 mg/L or more there, give the full ration; with less, feed less; below 5 mg/L do not feed, and add flow or air. At 1,600 m above the sea, water holds at most 9.3 mg/L at 10 °C and 7.5 mg/L at 20 °C.',
    source: `${sources.outletOxygen}; ${sources.hatcheryWater}; ${sources.oxygenSaturation}`,
  },
  {
    question: 'When do I grade my fish?',
    answer:
      'As soon as big fish push small ones away from the feed, and before every change of pellet. Give no feed the day before, grade in the cool of the morning, and weigh each group afterwards: its ration has changed.',
  },
  {
    question: 'How do I order, and how little can I order?',
    answer: `Order in the shop, from one 25 kg bag; we call you to confirm before anything is sent. Quotations from the mill start at ${fact('minimumOrder')}, feed to your own formula at ${fact('customMinimum')}. We answer within ${site.answerHours} hours. Our hours: ${fact('hours')}.`,
  },
]

/** The banking partner on the home page; a line that warns until the settings name one. */
export const bankingPartner = { title: 'Banking partner', text: fact('banking') }
