import { itemAt } from './lookups.ts'
/** Network of a block: the /48 of an IPv6 /64, which one customer may own; IPv4 unchanged. */
export function widerNetworkOf(block: string): string {
  return block.endsWith('::/64') ? `${block.split(':').slice(0, 3).join(':')}::/48` : block
}

/** Returns one key per customer: the /64 of IPv6, and IPv4 also when mapped into IPv6. */
export function clientNetworkKey(address: string): string {
  const plain = address.replace(/^\[|\](:\d+)?$/g, '').replace(/%.*$/, '')
  // Some proxies append the client's port, which differs for each connection.
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(plain)
  if (four) return itemAt(four, 1)
  if (!plain.includes(':')) return plain.slice(0, 64)
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':').slice(0, 64)}::/64`
}
