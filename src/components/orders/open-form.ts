import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { bagsIn, bagsInWords } from '~/domain/orders/bags'
import type { FeedOption } from '~/domain/orders/feed-option'
import { orderWordsIn } from './order-words'

// This module is inline in the shop's HTML, so that the order form opens before any script file loads.

const formDialog = () => document.querySelector<HTMLDialogElement>('#order')

const quantityIn = (dialog: HTMLElement) => dialog.querySelector<HTMLInputElement>('[name="quantity"]')

export function showFeed(dialog: HTMLElement, feed: FeedOption) {
  dialog.dataset['feed'] = JSON.stringify(feed)
  const { name, shownName = name, weight, price, stockQuantity, category, picture } = feed
  const texts: Record<string, string> = {
    name: shownName,
    weight,
    price: formatRupees(price),
    stock: String(stockQuantity),
    fish: orderWordsIn(dialog).fish[category],
  }
  for (const place of dialog.querySelectorAll<HTMLElement>('[data-shows]')) {
    place.textContent = texts[place.dataset['shows'] ?? ''] ?? ''
  }
  for (const hidden of dialog.querySelectorAll<HTMLInputElement>('[name="order"], [name="price"]')) {
    hidden.value = hidden.name === 'order' ? feed.sku : price
  }
  const frame = dialog.querySelector<HTMLElement>('[data-picture]')
  if (frame) {
    frame.dataset['tone'] = category
    frame.replaceChildren(...(picture ? [Object.assign(new Image(), { src: picture, alt: '' })] : []))
  }
  showTotal(dialog)
}

function showTotal(dialog: HTMLElement) {
  const { price } = JSON.parse(dialog.dataset['feed'] ?? '{}') as Partial<FeedOption>
  if (!price) return
  const bags = bagsIn(quantityIn(dialog)?.value ?? '')
  // Further feeds and the delivery charge.
  const added = JSON.parse(dialog.dataset['added'] ?? '{"bags":0,"paise":0}') as { bags: number; paise: number }
  const total = formatRupees(rupees(paiseIn(price) * bags + added.paise))
  for (const place of dialog.querySelectorAll('[data-total]')) place.textContent = total
  for (const place of dialog.querySelectorAll('[data-bags]')) {
    place.textContent = bagsInWords(bags + added.bags, orderWordsIn(dialog).bags)
  }
}

/** Opens the form for a feed; returns false if the page has no form. The focus returns to the opener. */
export function openForm(opener: HTMLElement, feed: FeedOption): boolean {
  const dialog = formDialog()
  if (!dialog) return false
  showFeed(dialog, feed)
  opener.closest('dialog')?.close()
  // Safari does not focus a clicked button, so the focus could not return to it.
  opener.focus()
  dialog.showModal()
  quantityIn(dialog)?.select()
  return true
}

function step(button: HTMLElement) {
  const quantity = button.parentElement?.querySelector('input')
  if (!quantity) return
  quantity.value = String(bagsIn(String(bagsIn(quantity.value) + Number(button.dataset['step']))))
  quantity.dispatchEvent(new Event('input', { bubbles: true }))
}

addEventListener('click', (event) => {
  // Two copies of this module may listen: that of the page, and that of the form's script.
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const button = event.target.closest<HTMLElement>('[data-order], [data-step]')
  if (!button) return
  if (button.dataset['step']) step(button)
  else if (!openForm(button, JSON.parse(button.dataset['order'] ?? ''))) return
  event.preventDefault()
})

addEventListener('input', ({ target }) => {
  const dialog = formDialog()
  if (dialog && target === quantityIn(dialog)) showTotal(dialog)
})

addEventListener('focusout', ({ target }) => {
  const dialog = formDialog()
  if (!dialog || !(target instanceof HTMLInputElement) || target !== quantityIn(dialog)) return
  target.value = String(bagsIn(target.value))
  showTotal(dialog)
})
