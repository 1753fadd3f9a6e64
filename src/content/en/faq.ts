import type { Category } from '~/domain/catalog/schema'
import type { PageParams } from '../page-params'
import { stages } from './stages'

export function faq(params: PageParams) {
  const { value, bag, answerHours, pellet, rates, ration, storage, saturation, example } = params
  const { warm, cool } = example
  const { least, to, from } = params.water.fullRation
  const { oxygenToFeed } = params.water
  const { fish } = stages(params)
  const feed = (stage: Category) => `${value(`${stage}.name`)} (${pellet[stage]})`
  return {
    title: 'Questions farmers ask',
    /** Between two sources. */
    between: '; ',
    source: (names: string) => `Source: ${names}.`,
    questions: {
      daily: {
        question: 'How much feed do my fish need each day?',
        answer: `Go by biomass, the kilograms of fish in the pond: the number of fish times their average weight in grams, divided by ${example.gramsInKilogram}. Each day fry need ${rates.fry.share} of it, fingerlings ${rates.fingerling.share}, growers ${rates.grower.share} and broodstock ${rates.broodstock.share}. From ${ration.coolFrom} to ${from} give ${ration.coolShare} of that, below ${ration.cold} half. So ${example.fish} growers of ${example.weight} are ${example.biomass} of fish: ${warm.daily} of feed a day at ${warm.temperature}, ${cool.daily} at ${cool.temperature}.`,
      },
      which: {
        question: 'Which of the three feeds is mine?',
        answer: `Weigh a sample. ${feed('early')} is for fish ${fish.early}, ${feed('small')} for ${fish.small}, ${feed('stock')} for ${fish.stock}. Between two sizes take the smaller pellet, and mix the two for a week when you change.`,
      },
      storage: {
        question: 'How do I store the bags?',
        answer: `Closed, dry, cool and dark, on planks or pallets off the floor, with air between the stacks. Use the oldest bag first, and each within ${storage.months} months. Mould makes poisons fastest above ${storage.warm} or in damp air (over ${storage.humid} humidity), and they damage the livers of trout. Never feed what smells musty, sweats or clumps: bury it.`,
      },
      notEating: {
        question: 'My fish have stopped eating. What now?',
        answer:
          'Stop feeding: what they leave uses up oxygen. Measure oxygen and temperature, clear the inlet screen, and look at the gills of a few fish. If water and gills are good, give a tenth of the ration the next morning, and more each day as they take it. If fish die, or gills are pale, swollen or ragged, take live fish and a bottle of water to your district fisheries office the same day.',
      },
      warm: {
        question: 'How warm may the water be?',
        answer: `From ${least} to ${to} trout eat the full ration; above ${to} give less. Published trout tables stop at ${ration.tablesEnd}: above it check the oxygen, and feed little or nothing until the water cools.`,
      },
      oxygen: {
        question: 'How much oxygen do trout need to eat?',
        answer: `Measure where the water leaves the pond, in the hours after a feed. With ${oxygenToFeed} or more there, give the full ration; with less, feed less; below ${ration.oxygenToStop} do not feed, and add flow or air. At ${saturation.altitude} above the sea, water holds at most ${saturation.cool.oxygen} at ${saturation.cool.temperature} and ${saturation.warm.oxygen} at ${saturation.warm.temperature}.`,
      },
      grading: {
        question: 'When do I grade my fish?',
        answer:
          'As soon as big fish push small ones away from the feed, and before every change of pellet. Give no feed the day before, grade in the cool of the morning, and weigh each group afterwards: its ration has changed.',
      },
      ordering: {
        question: 'How do I order, and how little can I order?',
        answer: `Order in the shop, from one ${bag} bag; we call you to confirm before anything is sent. Quotations from the mill start at ${value('minimumOrder')}, feed to your own formula at ${value('customMinimum')}. We answer within ${answerHours} hours. Our hours: ${value('hours')}.`,
      },
    },
    banking: {
      title: 'Banking partner',
      /** Omitted if no bank is set. */
      bank: `We bank with ${value('bank')}. `,
      sample: 'Sample: the name of our bank. ',
      check: `Before you pay, call ${value('phone')} and check the account with us.`,
    },
  }
}
