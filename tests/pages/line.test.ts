import { describe, expect, test } from 'vitest'
import { advancedFeedingPlan } from '~/domain/feeding/feeding'
import { LANGUAGES, pathIn } from '~/languages'
import { all, documentOf, one, textOf } from '../fixtures/shops/served-pages'

const line = async (path: string) => {
  const form = (await documentOf(path)).querySelector('form[data-line]')
  return form ?? expect.fail(`${path} has no line.`)
}
const says = (form: Element, name: string) => textOf(form.querySelector(`[data-says="${name}"]`))

describe.each(LANGUAGES)('in %s, without scripts', (language) => {
  test('the line is complete, with an example of 1,000 fish of 50 g', async () => {
    const form = await line(pathIn(language, '/'))
    const plan = advancedFeedingPlan({ fishCount: 1000, averageWeight: 50, lifeStage: 'grower' })
    expect(plan?.daily).toBe(1)
    expect(says(form, 'day')).toMatch(/1 kg/)
    expect(says(form, 'pellet')).toMatch(/4\.0 mm/)
    expect(says(form, 'bags')).toMatch(/^\D*2\D/)
    expect(says(form, 'month')).toMatch(/₹6,000/)
    const order = form.querySelector('.answer a')
    expect(order?.getAttribute('href')).toBe(`${pathIn(language, '/shop')}?order=LTF-STOCK-25&quantity=2`)
    for (const figure of ['0.50 kg', '12', '18 °C']) expect(says(form, 'feeds')).toContain(figure)
    expect(all(form, '.wide use[data-grams]')).toHaveLength(5)
    expect(all(form, '.narrow use[data-grams]')).toHaveLength(4)
  })

  test('its slider is answered, too, unless another weight was typed', async () => {
    const asked = async (weight: string) => {
      const form = await line(`${pathIn(language, '/')}?place=400&fishCount=1000&averageWeight=${weight}&was=50`)
      return form.querySelector('[name="averageWeight"]')?.getAttribute('value')
    }
    expect(await asked('50')).toBe('1000')
    expect(await asked('120')).toBe('120')
    const form = await line(pathIn(language, '/'))
    expect(one(form, '[type="range"]').getAttribute('name')).toBe('place')
    expect(one(form, '[name="was"]').getAttribute('value')).toBe('50')
  })

  test('it is also complete on the products page, and its form goes to the home page', async () => {
    const [form, home] = await Promise.all([line(pathIn(language, '/products')), line(pathIn(language, '/'))])
    for (const name of ['day', 'feeds', 'pellet', 'feed', 'bags']) expect(says(form, name)).toBe(says(home, name))
    expect(says(form, 'month')).toMatch(/30 kg/)
    expect(form.querySelector('.scale')?.outerHTML).toBe(home.querySelector('.scale')?.outerHTML)
    expect(form.querySelector('.answer a')?.outerHTML).toBe(home.querySelector('.answer a')?.outerHTML)
    expect(form.getAttribute('action')).toBe(home.getAttribute('action'))
  })

  test('a submitted number gets an answer, and the fish is at its place', async () => {
    const form = await line(`${pathIn(language, '/')}?fishCount=2,000&averageWeight=5`)
    expect(says(form, 'day')).toMatch(/0\.50 kg/)
    expect(says(form, 'pellet')).toMatch(/1\.5 mm/)
    expect(form.querySelector('.answer')?.getAttribute('data-stage')).toBe('early')
    const [fish, five] = ['.wide .you', '.wide use[data-grams="5"]'].map((name) => form.querySelector(name)?.getAttribute('x'))
    expect(fish).toBe(five)
  })

  test('changed figures show a button that calculates again before an order', async () => {
    for (const count of ['1000', '2,000', '(3)', '<b>']) {
      const form = await line(`${pathIn(language, '/')}?fishCount=${encodeURIComponent(count)}&averageWeight=120`)
      const field = one(form, '[name="fishCount"]')
      const answered = new RegExp(`^(?:${field.getAttribute('pattern')})$`, 'u')
      expect([count, `${count}0`, ''].map((figure) => answered.test(figure))).toEqual([true, false, false])
      expect(field.hasAttribute('required')).toBe(true)
      expect(one(form, '[type="submit"]').hasAttribute('formnovalidate')).toBe(true)
    }
  })

  test('the form of the guide gets an answer with its water temperature', async () => {
    const guide = one(await documentOf(pathIn(language, '/feeding-guide')), '#calculator form')
    expect(guide.getAttribute('action')).toBe(`${pathIn(language, '/')}#line`)
    expect(all(guide, '[name]').map((field) => field.getAttribute('name'))).toEqual(
      expect.arrayContaining(['fishCount', 'averageWeight', 'waterTemp']),
    )
    const form = await line(`${pathIn(language, '/')}?fishCount=3000&averageWeight=120&lifeStage=grower&waterTemp=10&pondSize=`)
    expect(form.querySelector('.answer a')?.getAttribute('href')).toMatch(/quantity=7$/)
    expect(form.querySelector('[name="waterTemp"]')?.getAttribute('value')).toBe('10')
  })

  test('an invalid number of fish gets no answer, and the line stays', async () => {
    const form = await line(`${pathIn(language, '/')}?fishCount=<b>&averageWeight=-1`)
    expect(says(form, 'day')).toBe('')
    expect(form.querySelector('[name="fishCount"]')?.getAttribute('value')).toBe('<b>')
    expect(form.querySelector('.answer a')?.hasAttribute('hidden')).toBe(true)
  })
  test('the small line of the guide is a picture with its figures, and its slider has no form name', async () => {
    const low = one(await documentOf(pathIn(language, '/feeding-guide')), '#calculator form [data-low]')
    expect(all(low, '.axis text').map(textOf)).toEqual(['0.5 g', '15 g', '50 g', '1 kg'])
    expect(all(low, 'rect')).toHaveLength(3)
    expect(one(low, 'input').hasAttribute('name')).toBe(false)
  })
})
