import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

/** Allowed endpoints: addresses come from browsers, so from anyone. */
export interface EndpointPolicy {
  accepts(endpoint: string): boolean
  /** Reports whether the host resolves to public addresses only. Rejects when the lookup fails. */
  leadsOut(endpoint: string): Promise<boolean>
}

/** Push services of Chrome, Firefox, Safari, Edge and browsers based on them. */
const SERVICES = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

/** Labels of letters, digits and inner hyphens, none of them empty. */
const HOST_NAME = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Allows https to push services, never private addresses. Later DNS changes fail at the TLS certificate. */
export function createEndpointPolicy(more: readonly string[] = []): EndpointPolicy {
  const services = [...SERVICES, ...more]
  const isService = (hostname: string) =>
    HOST_NAME.test(hostname) &&
    services.some((service) => (service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service))
  return {
    accepts(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, username, password, port, hostname } = new URL(endpoint)
      return protocol === 'https:' && username + password + port === '' && isService(hostname)
    },
    async leadsOut(endpoint) {
      const found = await lookup(new URL(endpoint).hostname, { all: true })
      return found.every(({ address, family }) => isPublicAddress(address, family === 6 ? 'ipv6' : 'ipv4'))
    },
  }
}

const NOT_PUBLIC_4 = buildBlockList(
  'ipv4',
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
)
const GLOBAL_6 = buildBlockList('ipv6', '2000::/3')
/** Teredo, 6to4 and documentation ranges: globally routed, but may map to private addresses. */
const NOT_PUBLIC_6 = buildBlockList('ipv6', '2001::/32 2001:db8::/32 2002::/16')

/** Reports whether an address is public (IANA's special-purpose registries). */
export const isPublicAddress = (address: string, family: 'ipv4' | 'ipv6'): boolean =>
  family === 'ipv4'
    ? !NOT_PUBLIC_4.check(address, 'ipv4')
    : GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')

function buildBlockList(family: 'ipv4' | 'ipv6', subnets: string): BlockList {
  const list = new BlockList()
  for (const subnet of subnets.split(/\s+/)) {
    const slash = subnet.indexOf('/')
    list.addSubnet(subnet.slice(0, slash), Number(subnet.slice(slash + 1)), family)
  }
  return list
}
