import { CapRefusal, readXml, type XmlElement } from './xml.ts'

/** NiMet lists 15 to 20. */
const ITEMS_MAX = 100

/** Returns the addresses of the CAP files in an RSS 2.0 feed, newest first as in the feed. @throws Refusal. */
export function readFeed(bytes: Uint8Array, at: string): string[] {
  const root = readXml(bytes)
  const channel = root.name === 'rss' ? childElement(root, 'channel') : undefined
  if (!channel) throw new CapRefusal('The feed is not RSS 2.0.')
  const links = channel.children
    .filter(({ name }) => name === 'item')
    .slice(0, ITEMS_MAX)
    .flatMap((item) => addressOf(childElement(item, 'link')?.text.trim() ?? '', at) ?? [])
  return [...new Set(links)]
}

const childElement = (element: XmlElement, name: string) => element.children.find((one) => one.name === name)

/** Items without a link, or whose link is not an XML file, are not alerts. */
function addressOf(link: string, at: string): string | null {
  const url = link === '' ? null : URL.parse(link, at)
  return url && /^https?:$/.test(url.protocol) && url.pathname.endsWith('.xml') ? url.href : null
}
