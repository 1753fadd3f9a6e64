import { type AtDoor, doorPrice } from '~/content/door-price'
import { isolated, kilogramsIn } from '~/content/message-params'
import { formatAmount, withUnit } from '~/domain/amounts'
import { advancedFeedingPlan, type FeedingInputs, monthlyCost } from '~/domain/feeding/feeding'
import { BAG_KILOGRAMS, MOST_BAGS_UNASKED } from '~/domain/feeding/feeding-limits'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { type Language, pathIn } from '~/languages'

/** Sentences of the line with the parameters `{0}`, `{1}` and `{2}`, stored in its HTML for its script. */
export interface LineSentences {
  bag: string
  bags: string
  feeds: string
  feedsInWater: string
  monthFor: string
  order: string
  /** The slider's value text: weight, feed and daily feed. */
  value: string
}

/** The feed of a stage in the shop; empty texts if it sells none by the bag. */
interface LineFeed {
  sku: string
  /** Price of a bag as a wire amount. */
  price: string
}

export interface LineAnswer {
  day: string
  feeds: string
  bags: string
  month: string
  /** The price of these bags with delivery; empty without a district or a price. */
  door: string
  /** The link to the order, or for very many bags to the calculator, which asks first. */
  order: { words: string; href: string } | undefined
}

export const filledIn = (sentence: string, ...values: string[]) =>
  sentence.replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? '')

/** The answer of the line, equal to the guide's calculator; undefined if these fish have no ration. */
export function lineAnswer(
  language: Language,
  inputs: FeedingInputs,
  feed: LineFeed,
  sentences: LineSentences,
  at?: AtDoor,
): LineAnswer | undefined {
  const plan = advancedFeedingPlan(inputs)
  if (!plan) return undefined
  const figure = (text: string) => isolated(language, text)
  const kilograms = kilogramsIn(language)
  const bags = filledIn(plan.bags === 1 ? sentences.bag : sentences.bags, figure(indianNumber(plan.bags)))
  const each = [String(plan.feedsADay), kilograms(plan.perFeed)] as const
  const { waterTemp } = inputs
  const cost = feed.price && monthlyCost(plan.bags, paiseIn(feed.price))
  const isAsked = plan.bags > MOST_BAGS_UNASKED
  const path = isAsked ? '/feeding-guide#calculator' : `/shop?order=${encodeURIComponent(feed.sku)}&quantity=${plan.bags}`
  return {
    day: kilograms(plan.daily),
    feeds:
      waterTemp === undefined
        ? filledIn(sentences.feeds, ...each)
        : filledIn(sentences.feedsInWater, ...each, figure(withUnit(formatAmount(waterTemp), '°C'))),
    bags,
    month: cost
      ? filledIn(sentences.monthFor, figure(formatRupees(rupees(cost))), kilograms(plan.monthly))
      : kilograms(plan.monthly),
    door: cost && at ? doorPrice(language, at, { price: feed.price, weight: `${BAG_KILOGRAMS} kg` }, plan.bags) : '',
    order: feed.sku ? { words: filledIn(sentences.order, bags), href: pathIn(language, path) } : undefined,
  }
}
