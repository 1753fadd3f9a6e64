import type { Messages } from '~/content/load-messages'
import { pathIn } from '~/languages'
import { languageOfPage } from '~/stores/page-language'

/** The part of a receipt that gives the link to the order's own page, and ways to save it. */
export function linkPart(link: string, title: string, words: Messages['savedLink']): HTMLElement {
  const ways = element('div', { className: 'keep' })
  const copy = element('button', { type: 'button', className: 'outline', textContent: words.copy })
  copy.dataset['copy'] = link
  ways.append(copy, element('span', { role: 'status' }))
  if ('share' in navigator) ways.append(shareButton(link, title, words.share))
  const open = element('p', {})
  const all = element('a', { href: pathIn(languageOfPage(), '/orders'), textContent: words.all })
  open.append(element('a', { href: link, textContent: words.open }), ' · ', all)
  const part = element('section', {})
  part.dataset['page'] = ''
  part.append(element('h3', { textContent: words.title }), open, element('p', { textContent: words.hint }), ways)
  return part
}

function shareButton(url: string, title: string, label: string): HTMLElement {
  const button = element('button', { type: 'button', className: 'outline', textContent: label })
  // Whoever closes the menu of apps has changed his mind.
  button.addEventListener('click', () => void navigator.share({ title, url }).catch(() => {}))
  return button
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), properties)
