import { expect, inject, test } from 'vitest'
import { routes } from '~/routes'

const textAt = async (path: string) => (await fetch(inject('shopUrl') + path)).text()
const SCRIPT = /\/_astro\/[\w.-]+\.js/g

test.each(routes.filter(({ kept }) => kept !== 'never'))('the device keeps each script that $path asks for', async ({ path }) => {
  const kept = (await textAt('/service-worker.js')).match(SCRIPT)
  const asked = (await textAt(path)).match(SCRIPT) ?? []
  expect(asked).not.toEqual([])
  expect(kept).toEqual(expect.arrayContaining(asked))
})
