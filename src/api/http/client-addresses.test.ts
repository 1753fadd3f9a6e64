import { expect, test } from 'vitest'
import { addressBlock, addressGroup } from './client-addresses'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5'],
  ['::1', '0:0:0:0'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
  ['', ''],
])('%s is grouped as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['192.0.2.1', undefined],
  ['::ffff:192.0.2.1', undefined],
])('%s belongs to the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
