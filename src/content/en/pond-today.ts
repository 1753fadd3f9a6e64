/** The ponds of today: what is due, what was just written, what to know. */
export const pondToday = {
  today: (day: string) => `Today, ${day}`,
  addPond: 'Add a pond',
  empty: {
    title: 'No pond in your book yet',
    text: 'Add your first pond, or look around in an example pond first. You can throw the example away at any time.',
    example: 'Open the example pond',
  },
  example: {
    badge: 'Example',
    text: 'An invented pond. Try anything you like in it.',
    discard: 'Throw the example away',
    name: 'Example raceway',
    treatment: 'Salt bath',
  },
  /** Fish of a mean weight in some water. */
  fish: (count: string, weight: string) => `${count} fish of ${weight}`,
  inWater: (temperature: string) => `water ${temperature}`,
  noFish: 'No fish live here now.',
  due: { feedNow: 'Feed now', feedsLeft: 'Feeds left today', bagsLeft: 'Bags left', allFed: 'All fed', uncounted: 'Not counted' },
  fed: 'Fed',
  dead: 'Dead',
  /** The name of a button says the pond for a screen reader. */
  inPond: (what: string, pond: string) => `${what}, ${pond}`,
  justFed: (kilograms: string, feed: string) => `Written: ${kilograms} of ${feed}.`,
  change: 'Change',
  takeBack: 'Take it back',
  views: { figures: 'Figures', lines: 'All entries', record: 'Record to print', pond: 'Pond' },
  working: {
    title: 'How the dose is worked out',
    stocked: (weight: string, day: string) => `Stocked at ${weight} on ${day}.`,
    weighed: (weight: string, day: string) => `Weighed on ${day}: ${weight}.`,
    mixed: (weight: string, day: string) => `Fish came in on ${day}: ${weight} each, all taken together.`,
    /** Growth reckoned since then, by the pond’s own growth or that of slow trout. */
    grown: (weight: string, warmth: string, coefficient: string) =>
      `Grown since to ${weight}, by ${warmth} degree days of warmth at a growth coefficient of ${coefficient},`,
    own: 'which these fish have shown themselves.',
    slow: 'as slow trout have it.',
    notGrown: 'No growth is added, as no temperature was written.',
    fedToday: (fed: string, daily: string, left: string) => `Fed today: ${fed} of ${daily}. Feeds left: ${left}.`,
  },
  notices: {
    crowded: (most: string) => `More than ${most} of fish: watch the oxygen, harvest or move some.`,
    cold: 'The water is cold: the ration is cut, and the fish digest slowly.',
    warm: (end: string) => `Above ${end} trout tables stop: feed little or nothing, and check the oxygen.`,
    oxygenLow: (least: string) => `Oxygen is under ${least}: feed less until it rises.`,
    oxygenTooLow: (least: string) => `Oxygen is under ${least}: do not feed.`,
    weighAgain: (days: string) => `The last weighing is ${days} days old. Weigh a sample: the dose depends on it.`,
    noTemperature: 'No water temperature yet: write it down, and the dose follows it.',
    withdrawal: (day: string) => `Treated fish: no harvest before ${day}.`,
  },
  noDose: 'No ration can be worked out for this water.',
  store: {
    title: 'Feed in your store',
    none: 'Tell the book how much feed is in your store: it counts down with each feed, and warns you before it ends.',
    left: (kilograms: string, bags: string) => `${kilograms} left, ${bags}`,
    lasts: (days: string, day: string) => `enough for ${days} days, until ${day}`,
    endsSoon: (feed: string, day: string) => `${feed} ends on ${day}.`,
    endsToday: (feed: string) => `${feed} ends today.`,
    order: (bags: string) => `Order ${bags}`,
    bought: 'Bought feed',
    counted: 'Count the feed',
    warnDays: 'Warn me so many days before a feed ends',
    bags: 'Number of bags',
    bagSize: (bag: string) => `Bags of ${bag}`,
    kilograms: 'Kilograms that are left',
  },
  /** When the device keeps nothing. What was written stands on the page until the tab is closed. */
  trouble: {
    'storage full':
      'This device has no room left: what you write is kept only while this page stays open. Free some space, or save a copy now.',
    'storage denied':
      'This browser does not let the page keep anything, perhaps because its window is private. What you write is lost when you close it: save a copy first.',
    'newer version': 'Another tab has a newer version of the book. Save a copy here, close this tab and go on in the other one.',
    retry: 'Try again',
    part: 'This part could not be loaded just now. It will load once the signal is back; your book is safe.',
  },
}
