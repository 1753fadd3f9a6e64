import { afterEach, expect, test, vi } from 'vitest'
import { SETTING_KEYS } from '~/domain/account/setting-list'
import { feedNamed } from '~/domain/catalog/feed-path'
import { viewAsked, wantedInShop } from '~/domain/catalog/shop-contents'
import { openFuzzed } from '../fixtures/hostile/fuzzed-shop'
import { VALID } from '../fixtures/rows/valid-bodies'
import { openPage, postedForms } from '../fixtures/shops/form-actions'
import { endpoints, OPERATOR, openTestShop } from '../fixtures/shops/shop'

/** Letters that NFKC expands to eighteen each, more than any field accepts. */
const LONG = 'ﷺ'.repeat(7000)
const MOST_FOLDED = 5000

const { normalize } = String.prototype

/** The longest text normalized during `work`. */
async function longestFolded(work: () => unknown): Promise<number> {
  let longest = 0
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    if (form?.startsWith('NFK')) longest = Math.max(longest, this.length)
    return normalize.call(this, form)
  })
  await work()
  vi.restoreAllMocks()
  return longest
}

afterEach(() => vi.restoreAllMocks())

/** A body with each of its texts in turn replaced by the longest possible. */
function* withLong(value: unknown, put: (changed: unknown) => unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return void (yield put(LONG))
  for (const [name, each] of Object.entries(value)) {
    const changedAt = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
    yield* withLong(each, (changed) => put(changedAt(changed)))
  }
}

const writes = endpoints.flatMap(({ endpoint, routePattern }) =>
  ['POST', 'PUT'].filter((method) => method in endpoint && VALID[routePattern]).map((method) => ({ method, routePattern })),
)

test.each(writes)('$method $routePattern normalizes no text that is too long', async ({ method, routePattern }) => {
  const { operator } = await openFuzzed()
  const path = routePattern.replace(/\[\w+\]/, '1')
  for (const body of withLong(VALID[routePattern], (changed) => changed))
    expect(await longestFolded(() => operator.send(method, path, body as object))).toBeLessThan(MOST_FOLDED)
})

test.each(SETTING_KEYS)('the setting %s normalizes no text that is too long', async (key) => {
  const { operator } = await openFuzzed()
  const save = () => operator.put(`/api/settings/${key}`, { value: LONG, password: OPERATOR.password })
  expect(await longestFolded(save)).toBeLessThan(MOST_FOLDED)
})

const QUERIES = ['search', 'from', 'to', 'status', 'queue', 'kind', 'month', 'customer', 'productId', 'noun', 'row', 'by', 'ids']

const reads = endpoints.filter(({ endpoint, routePattern }) => 'GET' in endpoint && !routePattern.includes('['))

test.each(reads)('GET $routePattern normalizes no text that is too long', async ({ routePattern }) => {
  const { operator } = await openFuzzed()
  for (const name of QUERIES) {
    const asked = new URLSearchParams({ page: '1', [name]: LONG })
    expect(await longestFolded(() => operator.get(`${routePattern}?${asked}`))).toBeLessThan(MOST_FOLDED)
  }
})

test.each(postedForms)('the form of $path normalizes no text that is too long', async (posted) => {
  const { send } = openPage(posted)
  for (const name of Object.keys(posted.form)) {
    const form = new URLSearchParams({ ...(posted.form as Record<string, string>), [name]: LONG, key: crypto.randomUUID() })
    expect(await longestFolded(() => send(form))).toBeLessThan(MOST_FOLDED)
  }
})

test('the shop normalizes no query text that is too long', async () => {
  const feeds = await openTestShop().store.read(({ products }) => [...products.rows()])
  expect(await longestFolded(() => wantedInShop(feeds, viewAsked(new URLSearchParams({ search: LONG }))))).toBeLessThan(
    MOST_FOLDED,
  )
  expect(await longestFolded(() => feedNamed(feeds, LONG))).toBeLessThan(MOST_FOLDED)
})
