import { beforeAll, expect, test } from 'vitest'
import { departments } from '~/content/departments'
import { all, documentOf, linkTo, named, one, textOf, texts } from '../fixtures/shops/served-pages'

let page: Document
beforeAll(async () => {
  page = await documentOf('/team')
})

test('lists leaders by their office, with a sample for each missing name and no invented person', () => {
  const leaders = named(page, 'Who leads')
  expect(texts(leaders, 'h3')).toEqual(['Managing Director', 'Head of Production', 'Feed Nutritionist', 'Quality Manager'])
  expect(texts(leaders, '.name')).toEqual(Array(4).fill('Sample: first and last name'))
  expect(leaders.querySelectorAll('text')).toHaveLength(0)
  expect(all(leaders, 'svg path')).toHaveLength(4)
  expect(textOf(leaders)).not.toMatch(/to follow/i)
})

test('has five departments', () => {
  expect(texts(named(page, 'Whom to ask'), 'dt')).toEqual(['Sales', 'Nutrition', 'Farm advice', 'Dispatch', 'Quality'])
})

test('states four values', () => {
  expect(all(named(page, 'How we work'), 'li')).toHaveLength(4)
})

const ASKS = [
  'Ask about a feed',
  'Ask about your own formula',
  'Ask for feeding advice',
  'Ask about a delivery',
  'Make a complaint',
]

test.each(departments)(
  '$department links to the contact form with its subject selected, also without scripts',
  async (department) => {
    const { subject } = department
    const address = linkTo(named(page, 'Whom to ask'), `${ASKS[departments.indexOf(department)]} →`).getAttribute('href') ?? ''
    const contact = await documentOf(address)
    const id = address.split('#')[1]
    expect(textOf(contact.getElementById(id ?? ''))).toContain('Write to us')
    expect(one(contact, '#contact-form [name="subject"]').getAttribute('value')).toBe(subject)
    const chosen = texts(contact, '[data-subjects] label:has([checked])')
    expect(chosen).toEqual([subject])
  },
)
