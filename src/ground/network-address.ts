/** The network a client's address block lies in: of an IPv6 /64 its /48, which one customer may own; IPv4 stands for itself. */
export function networkOf(block: string): string {
  return block.endsWith('::/64') ? `${block.split(':').slice(0, 3).join(':')}::/48` : block
}

/** One client's addresses as one: an IPv6 customer owns a whole /64, and IPv4 may come dressed as IPv6. */
export function addressBlock(address: string): string {
  const plain = address.replace(/^\[|\](:\d+)?$/g, '').replace(/%.*$/, '')
  // Some proxies add the port that the client came from, which is another for each of its connections.
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(plain)
  if (four) return four[1]!
  if (!plain.includes(':')) return plain.slice(0, 64)
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':').slice(0, 64)}::/64`
}
