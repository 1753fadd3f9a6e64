import { execFileSync } from 'node:child_process'
import { constants, openSync } from 'node:fs'
import koffi from 'koffi'

const libc = koffi.load('libc.so.6')
const unshare = libc.func('int unshare(int flags)')
const ioctl = libc.func('int ioctl(int descriptor, unsigned long request, void *argument)')
const poll = libc.func('int poll(void *descriptors, unsigned long count, int timeout)')

const CLONE_NEWNET = 0x40000000
const TUNSETIFF = 0x400454ca
const IFF_TUN_WITHOUT_HEADER = 0x1001
const POLLIN = 1
const SIZE_OF_POLLFD = 8

const ip = (...args: string[]) => execFileSync('ip', args)

/** Moves this process and its later children to a new network with only a loopback interface. */
export function enterOwnNetwork() {
  if (unshare(CLONE_NEWNET) !== 0) throw new Error(`No network of its own: error ${koffi.errno()}.`)
  ip('link', 'set', 'lo', 'up')
  // Without saved TCP metrics, so that one connection does not speed up the next.
  execFileSync('sysctl', ['-qw', 'net.ipv4.tcp_no_metrics_save=1'])
}

/** Creates a TUN device with this address in the network of this process; returns its non-blocking descriptor. */
export function openTun(address: string): number {
  const descriptor = openSync('/dev/net/tun', constants.O_RDWR | constants.O_NONBLOCK)
  const wanted = Buffer.alloc(40)
  wanted.write('line')
  wanted.writeInt16LE(IFF_TUN_WITHOUT_HEADER, 16)
  if (ioctl(descriptor, TUNSETIFF, wanted) !== 0) throw new Error(`No TUN device: error ${koffi.errno()}.`)
  ip('address', 'add', `${address}/30`, 'dev', 'line')
  ip('link', 'set', 'line', 'mtu', '1500', 'up')
  return descriptor
}

/** Waits until a descriptor is readable, at most `milliseconds`; returns the readable ones. */
export function readable(descriptors: readonly number[], milliseconds: number): number[] {
  const asked = Buffer.alloc(descriptors.length * SIZE_OF_POLLFD)
  descriptors.forEach((descriptor, index) => {
    asked.writeInt32LE(descriptor, index * SIZE_OF_POLLFD)
    asked.writeInt16LE(POLLIN, index * SIZE_OF_POLLFD + 4)
  })
  poll(asked, descriptors.length, milliseconds)
  return descriptors.filter((_, index) => asked.readInt16LE(index * SIZE_OF_POLLFD + 6) & POLLIN)
}
