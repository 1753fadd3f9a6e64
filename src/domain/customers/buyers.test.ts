import { expect, test } from 'vitest'
import { foldedPerson, isSamePerson } from './buyers'

const nabi = { name: 'Ghulam Nabi', address: 'Raceway Road, Kokernag', district: 'Anantnag' }

test.each([
  ['typed otherwise', { name: 'ghulam  nabi.', address: 'raceway road kokernag' }, true],
  ['with a hidden character', { name: 'Ghulam\u200b Nabi' }, true],
  ['the district in the address', { address: 'Raceway Road, Kokernag, Anantnag', district: '' }, true],
  ['no address known', { address: '', district: '' }, true],
  ['another name', { name: 'Bashir Ahmad' }, false],
  ['another address', { address: 'Lal Chowk' }, false],
  ['another district', { district: 'Pulwama' }, false],
  ['the same in another script', { name: 'غلام نبی' }, false],
])('%s: the same person is %s', (_what, changes, same) => {
  const [one, other] = [foldedPerson(nabi), foldedPerson({ ...nabi, ...changes })]
  expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([same, same])
})
