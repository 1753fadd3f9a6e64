import type { Messages } from '~/content/load-messages'
import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import { feedValue, type LineItem } from '~/domain/orders/line-items'
import { textIn } from '~/domain/translations'
import { languageOfPage } from '~/stores/page-language'

type Feed = Pick<Product, 'sku' | 'price' | 'name' | 'translations'>

/** The fields of a further feed, as OrderFeeds.astro renders them. */
export function newRow({ feed, bags }: LineItem, feeds: readonly Feed[], words: Messages): HTMLElement {
  const { ordering } = words
  const row = document.createElement('div')
  row.dataset['row'] = ''
  const select = Object.assign(document.createElement('select'), { name: 'feed' })
  writeOptions(select, feed, feeds, words)
  const label = Object.assign(document.createElement('label'), {})
  label.append(ordering.otherFeed, select)
  const input = Object.assign(document.createElement('input'), {
    name: 'bags',
    type: 'number',
    inputMode: 'numeric',
    min: '1',
    value: bags,
    autocomplete: 'off',
  })
  input.ariaLabel = ordering.bagsOfOther
  const steps = Object.assign(document.createElement('div'), { className: 'steps' })
  steps.append(step('-1', '−', ordering.less), input, step('1', '+', ordering.more), takeOut(ordering.takeOut))
  row.append(label, steps)
  return row
}

/** The feeds that may be chosen, the first of them none. */
export function writeOptions(select: HTMLSelectElement, chosen: string, feeds: readonly Feed[], { ordering }: Messages) {
  const options = feeds.map((feed) => option(feedValue(feed), ordering.feedAt(nameOf(feed), formatRupees(feed.price))))
  select.replaceChildren(option('', ordering.noOther), ...options)
  select.value = chosen
}

const nameOf = (feed: Feed) => textIn(languageOfPage(), feed, 'name').text

const option = (value: string, text: string) => Object.assign(document.createElement('option'), { value, textContent: text })

function step(by: string, sign: string, label: string): HTMLElement {
  const button = pressed(sign, label)
  button.dataset['step'] = by
  return button
}

function takeOut(label: string): HTMLElement {
  const button = pressed('×', label)
  button.dataset['takeOut'] = ''
  return button
}

const pressed = (sign: string, label: string) =>
  Object.assign(document.createElement('button'), { type: 'button', className: 'outline', textContent: sign, ariaLabel: label })
