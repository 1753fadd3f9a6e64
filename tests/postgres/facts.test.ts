import { afterAll, beforeAll, test } from 'vitest'
import { publicRoutes } from '~/routes'
import { changeAllSettings, expectNewFacts } from '../fixtures/rows/new-values'
import { Calls } from '../fixtures/shops/calls'
import { TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase
let servers: [TestServer, TestServer]

beforeAll(async () => {
  database = await TestDatabase.start()
  const DATABASE_URL = await database.create()
  servers = [await TestServer.start({ DATABASE_URL }), await TestServer.start({ DATABASE_URL })]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()))
  await database.remove()
})

test('a fact changed in one process is on the next page of the other', async () => {
  const [first, second] = servers
  const paths = [...publicRoutes.map(({ path }) => path), '/404']
  for (const path of paths) await fetch(second.url + path)
  await changeAllSettings(await Calls.signedIn(first.url))
  for (const path of paths) await expectNewFacts(path, second.url)
})
