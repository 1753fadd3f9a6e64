import type { PageParams } from '../page-params'

/** The texts around the pond book on its page. */
export const pondsPage = ({ water }: PageParams) => ({
  introduction: {
    title: 'Pond book',
    text: 'Tap after each feed, weigh every two weeks, and read what a kilogram of trout costs you in feed.',
  },
  book: 'Your ponds',
  opening: 'Opening your book…',
  overdue: 'Your book has not opened yet. What you wrote in it is still on this device.',
  unscripted:
    'The pond book keeps and works out everything on your own device, and needs JavaScript for that. Please allow it in your browser and open this page again.',
  toSchedule: 'The daily ration without scripts: the feeding schedule',
  how: {
    title: 'How the book works',
    steps: [
      {
        title: 'Stock a pond',
        text: 'How many fish, what they weigh, and how much water there is. The book needs no more to begin.',
      },
      {
        title: 'Tap after each feed',
        text: 'The book shows the feed that is due. Tap Fed when it is in the water, and Dead when you take a dead fish out.',
      },
      {
        title: 'Weigh a sample',
        text: 'Type each net load: how many fish, how many grams. The book says how sure their mean is, and whether to weigh more.',
      },
      {
        title: 'Read your figures',
        text: 'FCR, growth, deaths and rupees for a kilogram of fish, each with how far it may be off.',
      },
    ],
  },
  keeping: {
    title: 'Your book is yours',
    points: [
      'It is kept on this device alone. There is no account, and nothing you write is sent to us or to anyone else. Only the lots of your sacks are asked about, without your name, so that the book warns you if we call one back.',
      'It opens and works without a signal, from your first visit on.',
      'A lost phone loses the book. Once a month, save a copy: one file that any phone can open again on this page.',
    ],
  },
  figures: {
    title: 'What the figures mean',
    text: 'The book counts as extension services do.',
    rows: {
      fcr: {
        name: 'FCR',
        text: 'Feed conversion ratio: kilograms of feed for each kilogram that your fish gained. Fish that died are counted out; a second figure counts them in.',
      },
      growth: {
        name: 'SGR',
        text: 'Specific growth rate: how many percent heavier a fish gets in a day.',
      },
      forecast: {
        name: 'Forecast',
        text: 'From the last weighing, the temperature you typed, and how fast trout usually grow in such water. It is always a range.',
      },
      density: {
        name: 'Density',
        text: `Kilograms of fish in each m³ of water. From ${water.density.low} to ${water.density.optimal} is usual; the ration is whole from ${water.fullRation.least} to ${water.fullRation.to}.`,
      },
      error: {
        name: 'May be off by',
        text: 'A sample is not the whole pond. Where two weighings differ by less than this, the book says that it cannot tell.',
      },
    },
  },
})
