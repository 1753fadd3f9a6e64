/** Ponds today: due tasks, the last entry, and notices. */
export const pondToday = {
  today: (day: string) => `Today, ${day}`,
  addPond: 'Add a pond',
  line: 'Your ponds by the weight of a fish',
  onLine: (pond: string, weight: string) => `${pond}, ${weight}`,
  /** A sack waits for a pond. */
  pondFirst: 'Add your pond first. Then the sack goes into its feed.',
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
  /** Fish of a mean weight at a water temperature. */
  fish: (count: string, weight: string) => `${count} fish of ${weight}`,
  inWater: (temperature: string) => `water ${temperature}`,
  noFish: 'No fish live here now.',
  due: { feedNow: 'Feed now', feedsLeft: 'Feeds left today', bagsLeft: 'Bags left', allFed: 'All fed', uncounted: 'Not counted' },
  fed: 'Fed',
  dead: 'Dead',
  /** The accessible name of a button, with its pond. */
  inPond: (what: string, pond: string) => `${what}, ${pond}`,
  justFed: (kilograms: string, feed: string) => `Written: ${kilograms} of ${feed}.`,
  justFedOn: (day: string, kilograms: string, feed: string) => `Written for ${day}: ${kilograms} of ${feed}.`,
  change: 'Change',
  takeBack: 'Take it back',
  /** Above the days, of which those without feed are empty dots. */
  fillHint: 'Tap an empty day: the feed planned for it is written.',
  /** The button of a day without feed; the second one writes it at once. */
  fillDay: (day: string) => `Write the feed of ${day}`,
  fillDayWith: (day: string, kilograms: string) => `Write ${kilograms} fed on ${day}`,
  views: { figures: 'Figures', lines: 'All entries', record: 'Record to print', pond: 'Pond' },
  working: {
    title: 'How the dose is worked out',
    stocked: (weight: string, day: string) => `Stocked at ${weight} on ${day}.`,
    weighed: (weight: string, day: string) => `Weighed on ${day}: ${weight}.`,
    mixed: (weight: string, day: string) => `Fish came in on ${day}: ${weight} each, all taken together.`,
    /** Estimated growth since then, from the pond's own growth or that of slow trout. */
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
  noRation: 'No ration can be worked out for this water.',
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
    /** A notice by the browser before a feed ends. */
    notice: {
      off: 'This device can tell you in time, also while this page is closed. The shop keeps only the address of this browser and the day.',
      on: 'This device will tell you in time, also while this page is closed.',
      ask: 'Tell me in time',
      stop: 'Stop the notices',
      denied: 'This browser blocks notices of this site. You can allow them in its settings.',
      failed: 'This did not work just now. Please try again with a signal.',
    },
    bags: 'Number of bags',
    bagSize: (bag: string) => `Bags of ${bag}`,
    kilograms: 'Kilograms that are left',
  },
  /** When the device cannot store. The entries stay on the page until the tab is closed. */
  trouble: {
    'storage full':
      'This device has no room left: what you write is kept only while this page stays open. Free some space, or save a copy now.',
    'storage denied':
      'This browser does not let the page keep anything, perhaps because its window is private. What you write is lost when you close it: save a copy first.',
    'newer version': 'Another tab has a newer version of the book. Save a copy here, close this tab and go on in the other one.',
  },
}

/** Entries of the book: forms, lines and errors. */
export const pondEntries = {
  kinds: {
    stocked: 'Stocked',
    fed: 'Fed',
    dead: 'Dead',
    weighed: 'Weighed',
    temperature: 'Temperature',
    oxygen: 'Oxygen',
    treated: 'Treated',
    moved: 'Moved',
    harvested: 'Harvested',
  },
  /** Lines of the book. */
  lines: {
    stocked: (count: string, weight: string) => `${count} fish of ${weight} stocked`,
    fed: (kilograms: string, feed: string) => `${kilograms} of ${feed} fed`,
    bagDay: (day: string) => `bag of ${day}`,
    dead: (count: string) => `${count} dead`,
    weighed: (mean: string, error: string, number: string) => `${mean} each, may be off by ${error}; ${number} weighed`,
    temperature: (celsius: string) => `Water ${celsius}`,
    oxygen: (milligrams: string) => `Oxygen ${milligrams}`,
    treated: (treatment: string, days: string) => `Treated with ${treatment}, no harvest for ${days} days`,
    moved: (count: string, weight: string, pond: string) => `${count} fish of ${weight} moved to ${pond}`,
    harvested: (count: string, kilograms: string) => `${count} fish harvested, ${kilograms}`,
    lostPond: 'another pond',
    was: (text: string) => `Before: ${text}`,
    corrected: 'corrected',
    takenBack: 'taken back',
    none: 'Nothing is written yet.',
    older: 'Show older entries',
    correct: 'Correct',
    takeBack: 'Take back',
    putBack: 'Put back',
    filter: 'Show',
    all: 'All entries',
  },
  fields: {
    day: 'Day',
    note: 'Note',
    count: 'Number of fish',
    meanWeight: 'Weight of one fish in grams',
    kilograms: 'Kilograms of feed',
    harvested: 'Kilograms of fish in all',
    feed: 'Feed',
    otherFeed: 'Another feed',
    feedName: 'Name of the feed',
    bagDay: 'Date on the bag',
    temperature: 'Water temperature in °C',
    oxygen: 'Oxygen in mg/L',
    treatment: 'Treated with',
    withdrawalDays: 'Days without harvest',
    toPondId: 'To pond',
  },
  /** Next to the number of fish that died or left. */
  living: (count: string) => `${count} fish live here now.`,
  /** The titles of the forms. */
  write: (kind: string, pond: string) => `${kind}: ${pond}`,
  correcting: (kind: string, pond: string) => `Correct, ${kind}: ${pond}`,
  more: 'Day, bag and note',
  save: 'Write it down',
  saving: 'Writing…',
  askAgain: 'Yes, write it down',
  weighing: {
    intro: 'Net fish from three places. Type each net load on a line of its own.',
    number: 'Fish',
    grams: 'Grams together',
    load: (position: string) => `Net load ${position}`,
    remove: (position: string) => `Remove net load ${position}`,
    add: 'One more net load',
    mean: (mean: string, error: string) => `Mean ${mean}, may be off by ${error}`,
    enough: 'That is sure enough. You can stop weighing.',
    more: (count: string) => `Weigh about ${count} more fish to be sure enough.`,
    empty: 'The mean appears here after the first net load.',
  },
  pond: {
    add: 'Add a pond',
    change: (name: string) => `Change ${name}`,
    name: 'Name of the pond',
    nameHint: 'Such as Raceway by the walnut',
    cubicMetres: 'Water in m³',
    measured: 'I know its length, width and depth',
    volume: 'I know its m³',
    length: 'Length in m',
    width: 'Width in m',
    depth: 'Depth of water in m',
    waterFlow: 'Inflow in litres a second',
    fish: 'Fish that you stock now',
    temperature: 'Water temperature today in °C',
    save: 'Save the pond',
    remove: 'Remove this pond',
    removeAsk: 'Its fish, feeds and figures leave your book. Save a copy first if you may need them.',
    removeYes: 'Yes, remove it',
    cancel: 'Keep it',
  },
  refusals: {
    required: 'Please fill this in.',
    figure: (least: string, most: string) => `Please enter a number from ${least} to ${most}.`,
    whole: (least: string, most: string) => `Please enter a whole number from ${least} to ${most}.`,
    'too long': (most: string) => `Please write at most ${most} characters.`,
    'not plain': 'Please write plain words, without code or hidden characters.',
    'no day': 'Please choose a day of the calendar.',
    'in the future': (today: string) => `This day is still to come. Today is ${today}.`,
    'before stocking': (first: string) =>
      `The fish of this pond were stocked on ${first}. Please choose that day or a later one.`,
    'no fish': (day: string) => `No fish lived in this pond on ${day}. Write down the stocking first.`,
    'more than live': (living: string, day: string) => `Only ${living} fish lived here on ${day}.`,
    'too few later': (day: string) => `Then too few fish would be left for what you wrote on ${day}. Correct that entry first.`,
    'no such pond': 'Please choose another pond to move the fish to.',
    'too many ponds': 'The book is full of ponds. Remove one that you no longer need.',
    'no lot': 'Please write the lot as on the tag: letters A to Z, digits, dashes and dots.',
    'lot of another feed': 'Your book has this lot with another feed. Please look at the tag again.',
    'too many corrections': 'This entry was corrected very often. Take it back and write a new one.',
    'not there': 'This entry was changed in another tab. It now shows that change; please look again.',
  },
  questions: {
    'lighter than before': (mean: string, before: string) =>
      `A mean of ${mean} is less than the ${before} before. Is the weighing right?`,
    'heavier than growth': (mean: string, before: string, most: string) =>
      `A mean of ${mean} is much for fish that weighed ${before}: fast growth reaches ${most}. Is the weighing right?`,
    'over density': (density: string, most: string) =>
      `That puts ${density} of fish into the pond, more than ${most}. Is it right?`,
    'weighed more than live': (count: string, living: string) =>
      `You weighed ${count} fish, but by the book only ${living} live here. Is it right?`,
    'much feed': (kilograms: string, share: string) =>
      `${kilograms} is more than ${share} of what the fish weigh, much for one feed. Is it right?`,
    'weight far off': (mean: string, before: string) =>
      `That makes ${mean} a fish, far from the ${before} that the book expects. Is it right?`,
    withdrawal: (day: string) => `These fish were treated: no harvest before ${day}. Do you want to harvest anyway?`,
    'clock set back': (today: string, last: string) =>
      `The clock says ${today}, and the book was last written on ${last}. Is the day right?`,
  },
}

/** Results of a batch: figures, charts and the comparison. */
export const pondFigures = {
  pastBatch: (from: string, to: string) => `${from} to ${to}`,
  labels: {
    living: 'Live fish',
    meanWeight: 'Weight of one fish',
    biomass: 'Biomass',
    density: 'Density',
    fcr: 'FCR',
    biological: 'FCR with the dead',
    sgr: 'SGR',
    tgc: 'Growth coefficient',
    mortality: 'Died',
    cost: 'Feed for a kilogram of fish',
    fed: 'Feed given',
  },
  /** A figure with its lowest and highest possible value. */
  range: (least: string, most: string) => `${least} to ${most}`,
  orMore: (least: string) => `${least} or more`,
  mayBe: (range: string) => `may be ${range}`,
  aDay: (percent: string) => `${percent} a day`,
  density: { high: 'crowded', optimal: 'as it should be', low: 'room for more' },
  bounds: (low: string, most: string) => `${low} to ${most} is usual`,
  /** Numbers of fish: stocked, arrived, died, left and alive. */
  balance: (put: string, dead: string, gone: string) => `${put} put in, ${dead} dead, ${gone} harvested or moved`,
  weighTwice: 'Weigh once more, and feed in between: then the FCR appears here.',
  noGain: 'By these weighings the fish gained nothing. Weigh a larger sample.',
  noPrice: 'The shop has no price for what you fed.',
  /** Between two weighings; missing days make all feed figures look too good. */
  fedOn: (fed: string, days: string) => `Feed is written on ${fed} of ${days} days.`,
  someDays: (fed: string, days: string) => `Feed is written on ${fed} of ${days} days. Did you feed on the others?`,
  benchmark: {
    title: 'Beside other farms',
    text: (least: string, most: string) => `Indian trout farms reach an FCR of ${least} to ${most}.`,
    source: (source: string) => `Source: ${source}.`,
    better: (rupees: string, kilogram: string) =>
      `Your fish need less feed: ${rupees} saved so far, ${kilogram} on each kilogram of fish.`,
    same: 'Your pond does as well as these farms.',
    worse: (rupees: string, kilogram: string) =>
      `Beside them, feed has cost you ${rupees} more so far, ${kilogram} on each kilogram of fish.`,
    unpriced: { better: 'Your fish need less feed than on these farms.', worse: 'Your fish need more feed than on these farms.' },
    unsure: 'There are too few weighings to be sure: the true figure may lie within that range.',
  },
  charts: {
    table: 'The same as a table',
    day: 'Day',
    growth: {
      title: 'Weight of one fish, with the forecast as a band',
      summary: (from: string, to: string) => `From ${from} to ${to}.`,
      forecast: (least: string, most: string, day: string) => `By ${day} between ${least} and ${most} at this temperature.`,
      weight: 'Weight',
      error: 'May be off by',
      slow: 'Slow growth',
      usual: 'Usual growth',
      fast: 'Fast growth',
    },
    feed: { title: 'Feed a week', summary: (most: string) => `At most ${most} in a week.`, week: 'Week from', kilograms: 'Feed' },
    temperature: {
      title: 'Water temperature',
      summary: (least: string, most: string) => `Between ${least} and ${most}.`,
      celsius: 'Water',
    },
    conversion: { title: 'FCR from weighing to weighing', from: 'From', to: 'To', gain: 'Gained' },
  },
  until: {
    title: 'When will they weigh enough?',
    weight: 'Weight you want, in grams',
    answer: (weight: string, least: string, most: string, first: string, last: string) =>
      `${weight} in ${least} to ${most} days: between ${first} and ${last}, if the water stays as it is.`,
    now: (weight: string) => `They weigh ${weight} already.`,
    wrong: (least: string, most: string) => `Please enter a weight from ${least} to ${most}.`,
  },
  compare: {
    title: 'Ponds side by side',
    text: 'The living batch of each pond, and those before it.',
    pond: 'Pond',
    days: 'Days',
    now: 'now',
    difference: 'Beside other farms',
  },
}

/** How the book is stored, transferred and printed. */
export const pondKeeping = {
  title: 'Keep and share your book',
  reminder: {
    never: 'You have not saved a copy of your book yet. A lost phone would lose it.',
    since: (day: string) => `Your last copy is of ${day}. A lost phone would lose what you wrote since.`,
    save: 'Save a copy now',
    later: 'Remind me next month',
  },
  persist: {
    text: 'Phones clear pages that were not opened for some time. May this page keep your book until you remove it yourself?',
    ask: 'Keep it for good',
    granted: 'This device keeps your book until you remove it yourself.',
    refused: 'This browser did not promise to keep the book. Open the page often, and save a copy once a month.',
  },
  copy: {
    text: 'One file with everything in it. Put it on another phone, or send it to yourself.',
    save: 'Save a copy',
    saved: (name: string) => `Saved as ${name}.`,
    open: 'Open a copy',
    opened: (ponds: string, lines: string, isOnePond: boolean, isOneLine: boolean) =>
      `Opened: ${ponds} ${isOnePond ? 'pond' : 'ponds'} and ${lines} ${isOneLine ? 'entry that was' : 'entries that were'} not here yet.`,
    nothingNew: 'Everything in this file is already in your book.',
    tooFew: (ponds: string) =>
      `The two books together take more fish than there were out of ${ponds}. Please correct its entries.`,
    twice: (lots: string) =>
      `Both books have feed of the same lot from one day: ${lots}. Was a sack scanned on both phones? Then press “Take back” beside its lot.`,
    notKept: 'This device has no room for it. Nothing was changed.',
  },
  /** Why a file is refused. */
  refusals: {
    'file foreign': 'This file is not a pond book. Please choose a file that this page has saved.',
    'file cut': 'The end of this file is missing. Please fetch it once more, or choose another copy.',
    'file version': (version: string, own: string) =>
      `This file was written by version ${version} of the pond book, and this page reads version ${own}. Open the page with a signal, then try again.`,
    'file script': 'This file holds code or hidden characters, which no pond book writes. Nothing of it was taken over.',
    'file broken': (path: string) =>
      `This file holds something that is not an entry of the book (${path}). Nothing of it was taken over.`,
    'file mixed up': 'The entries of this file do not fit together. Nothing of it was taken over.',
    'file ahead': (day: string) =>
      `This file has entries as far as ${day}, which is still to come. Please check the clock of this device.`,
    'file too large': (most: string) => `This file is larger than any pond book: more than ${most}\u00a0MB.`,
    unread: 'This file could not be read. Please choose it once more.',
  },
  csv: {
    save: 'Entries for a spreadsheet (CSV)',
    headings: {
      day: 'Day',
      pond: 'Pond',
      cubicMetres: 'Water in m³',
      event: 'Entry',
      fish: 'Fish',
      meanGrams: 'Weight of one fish in g',
      kilograms: 'kg',
      feed: 'Feed',
      bagDay: 'Date on the bag',
      lots: 'Lots',
      celsius: 'Water in °C',
      oxygen: 'Oxygen in mg/L',
      treatment: 'Treatment',
      withdrawalDays: 'Days without harvest',
      toPond: 'To pond',
      weighings: 'Weighings',
      note: 'Note',
      state: 'State',
      written: 'Written',
    },
    states: { 'as written': 'as written', corrected: 'corrected', 'taken back': 'taken back' },
  },
  wipe: {
    ask: 'Remove the whole book from this device',
    text: 'All ponds and entries leave this device for good. A copy that you saved can be opened again.',
    yes: 'Yes, remove everything',
    no: 'Keep it',
  },
  send: 'Send a summary by WhatsApp',
  summary: {
    head: (pond: string, day: string) => `${pond}, ${day}`,
    fish: (living: string, weight: string, biomass: string) => `Fish: ${living} of ${weight}, ${biomass}`,
    fcr: (fcr: string, range: string) => `FCR: ${fcr} (${range})`,
    cost: (cost: string) => `Feed for a kilogram of fish: ${cost}`,
    mortality: (percent: string) => `Died: ${percent}`,
  },
  record: {
    title: (pond: string) => `Record of ${pond}`,
    text: 'What auditors of trout standards ask for: stocking, feed with the dates of its bags, deaths, treatments, temperatures, harvest.',
    print: 'Print the record',
    printed: (day: string) => `Printed on ${day}`,
    water: 'Water',
    parts: {
      stocked: 'Stocking',
      fed: 'Feed',
      dead: 'Deaths',
      treated: 'Treatments',
      temperature: 'Temperature and oxygen',
      weighed: 'Weighings',
      moved: 'Moves',
      harvested: 'Harvest',
    },
    none: 'None.',
    fedMonth: 'Month',
    bagDays: 'Dates of the bags',
    kilograms: 'Kilograms',
    signed: 'Signed',
  },
}

/** The lots of feed in the book, and what the shop says about them. */
export const pondLots = {
  title: 'Lot',
  named: (lot: string) => `lot ${lot}`,
  share: (lot: string, kilograms: string) => `${lot}: ${kilograms}`,
  /** The form of a sack. */
  lot: 'Lot, as on the tag',
  camera: 'The camera of your phone reads the code on the tag and opens its page. From there the sack comes here.',
  scan: 'Take a picture of its code',
  unread: 'No code was found in this picture. Please type the lot.',
  stranger: 'This code is not from our sacks. Please look for the code on the tag, or type the lot.',
  bestBefore: (day: string) => `Best before ${day}.`,
  unknown: 'The shop does not know this lot. Please look at the tag again.',
  already: (kilograms: string) => `Your book has ${kilograms} of this lot already. What you write now is added to it.`,
  toPond: 'Which pond gets it first?',
  /** The choice of a lot for a feed. */
  fedLot: 'From which lot',
  oldest: 'The oldest first',
  /** The lots in the store. */
  left: (kilograms: string, bought: string) => `${kilograms} of ${bought} left`,
  until: (day: string) => `best before ${day}`,
  closed: 'do not feed',
  over: (kilograms: string, feed: string) =>
    `You fed ${kilograms} more of ${feed} than was written. Write the missing bags, or count the feed.`,
  byLot: 'Your fish by lot',
  resultsText: 'From weighing to weighing, shared by how much of each lot was fed. Deaths count for the lot of their day.',
  season: {
    title: 'Paper of the season',
    from: 'From',
    to: 'To',
    wrong: 'Please choose two days, the earlier one first.',
    bought: 'Bought',
    fed: 'Fed',
    noLot: 'without a lot',
    fish: (count: string, kilograms: string) => `${count} fish, ${kilograms}`,
    print: 'Print the paper',
  },
  states: {
    held: (lot: string) => `We are checking lot ${lot}. Please wait with it, or call us.`,
    recalled: (lot: string) => `We call lot ${lot} back. Do not feed it. Keep the sacks and call us.`,
  },
  leftOfIt: (kilograms: string) => `Your book has ${kilograms} of it left.`,
  fedOfIt: (kilograms: string) => `By your book, ${kilograms} of it was fed. Watch your fish.`,
  gaveBack: 'I gave it back',
  call: 'Call us',
}

export const ponds = { entries: pondEntries, figures: pondFigures, keeping: pondKeeping, lots: pondLots, today: pondToday }

/** For a part that failed to load. */
export const partFailed = 'This part could not be loaded just now. It will load once the signal is back; your book is safe.'

/** The texts of the pond book, in a separate file that only its page loads. */
export const messages = () => ({ partFailed, ponds })
