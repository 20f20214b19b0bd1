import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

/** Where messages may be sent: the addresses come from browsers, so from anyone. */
export interface Reach {
  /** Whether an endpoint is a push service's. */
  accepts(endpoint: string): boolean
  /** Whether it leads out into the Internet now. Rejects when its name cannot be looked up. */
  leadsOut(endpoint: string): Promise<boolean>
}

/** The push services of Chrome, Firefox, Safari and Edge, and of the browsers that are built on them. */
const SERVICES = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

/** Labels of letters, digits and inner hyphens, none of them empty. */
const HOST_NAME = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * https to the browsers' push services and `more` hosts, by no name that leads to this machine or its networks. Should a
 * name lead elsewhere a moment later, the certificate would not be that of the name, and nothing is sent.
 */
export function createReach(more: readonly string[] = []): Reach {
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
      return found.every(({ address, family }) => isPublic(address, family === 6 ? 'ipv6' : 'ipv4'))
    },
  }
}

const NOT_PUBLIC_4 = blocks(
  'ipv4',
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
)
const GLOBAL_6 = blocks('ipv6', '2000::/3')
/** Teredo, 6to4 and documentation: within the global ones, yet they may stand for an address that is not. */
const NOT_PUBLIC_6 = blocks('ipv6', '2001::/32 2001:db8::/32 2002::/16')

/** Whether an address belongs to the Internet at large (IANA's special-purpose registries). */
export const isPublic = (address: string, family: 'ipv4' | 'ipv6'): boolean =>
  family === 'ipv4'
    ? !NOT_PUBLIC_4.check(address, 'ipv4')
    : GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')

function blocks(family: 'ipv4' | 'ipv6', subnets: string): BlockList {
  const list = new BlockList()
  for (const subnet of subnets.split(/\s+/)) {
    const [address, bits] = subnet.split('/') as [string, string]
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
