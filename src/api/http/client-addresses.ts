const GROUPS_OF_A_HOUSEHOLD = 4
const GROUPS_OF_A_BLOCK = 3

/** An IPv4-mapped IPv6 address, as dual-stack sockets report it. */
const WRAPPED = /^(?:0*:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The part of an address that one household shares: the IPv4 address, or the first 64 bits of an IPv6 one. */
export const addressGroup = (address: string): string => firstGroups(address, GROUPS_OF_A_HOUSEHOLD)

/** The block that a provider assigns to a customer (65,536 groups): the first 48 bits of IPv6; undefined for IPv4. */
export const addressBlock = (address: string): string | undefined =>
  addressGroup(address).includes(':') ? `${firstGroups(address, GROUPS_OF_A_BLOCK)}::/48` : undefined

function firstGroups(address: string, count: number): string {
  const [, wrapped] = WRAPPED.exec(address) ?? []
  if (wrapped) return wrapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
