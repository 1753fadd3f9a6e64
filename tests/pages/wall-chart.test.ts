import { expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { formatAmount } from '~/domain/amounts'
import { advancedFeedingPlan } from '~/domain/feeding/feeding'
import { LIFE_STAGES } from '~/domain/feeding/stages'
import { WATER } from '~/domain/feeding/water'
import { LANGUAGES, pathIn } from '~/languages'
import { readQr } from '../fixtures/shops/qr'
import { all, documentOf, one, textOf } from '../fixtures/shops/served-pages'

/** One temperature for each row of the chart, warmest first. */
const WITHIN = [19, 15, 10, 4]

test.each(LANGUAGES)(
  'the rations of the chart in %s are those of the calculator, and none where tables end',
  async (language) => {
    const page = await documentOf(pathIn(language, '/wall-chart'))
    const { wallChart } = wordsOf(language, siteValues)
    expect(textOf(one(page, 'h1'))).toBe(wallChart.title)
    const [hot, ...rows] = all(page, 'table tbody tr')
    expect(textOf(one(hot as Element, 'th'))).toContain(`${WATER.tablesEnd} °C`)
    expect(textOf(one(hot as Element, 'td'))).toBe(wallChart.ration.stop)
    const rations = WITHIN.map((waterTemp) =>
      LIFE_STAGES.map((lifeStage) =>
        formatAmount(advancedFeedingPlan({ fishCount: 2000, averageWeight: 50, lifeStage, waterTemp })?.daily ?? 0),
      ),
    )
    expect(rows.map((row) => all(row, 'td').map(textOf))).toEqual(rations)
  },
)

test.each(LANGUAGES)('the chart in %s leads a phone to the guide by a QR code', async (language) => {
  const code = one(await documentOf(pathIn(language, '/wall-chart')), '[data-printed] figure svg')
  const guide = await documentOf(pathIn(language, '/feeding-guide'))
  expect(await readQr(code)).toBe(one(guide, 'link[rel="canonical"]').getAttribute('href'))
  expect(code.getAttribute('aria-label')).toBe(wordsOf(language, siteValues).pages['/feeding-guide'].link)
})

test('is in no search engine and no sitemap', async () => {
  const page = await documentOf('/wall-chart')
  expect(one(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow')
  expect((await documentOf('/sitemap.xml')).documentElement.outerHTML).not.toContain('/wall-chart')
})
