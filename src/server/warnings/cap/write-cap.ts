import { CAP_NAMESPACE, type Ring } from './values.ts'

/** Alert of this service, or the Cancel of one. Times are ISO UTC. */
export interface PublishedCapAlert {
  identifier: string
  sender: string
  sent: string
  msgType: 'Alert' | 'Cancel'
  withdraws: { identifier: string; sent: string } | null
  senderName: string
  event: string
  onset: string
  expires: string
  headline: string
  description: string
  instruction: string
  areaDesc: string
  polygon: Ring
}

/** CAP 1.2 writes UTC as -00:00 (section 3.2, note on dateTime). */
const timeText = (iso: string) => `${iso.slice(0, 19)}-00:00`
const escapeXml = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
const elementXml = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** Writes an alert in the order of elements of the CAP 1.2 schema. Scope Private needs addresses (section 3.2.1). */
export function writeCap({ withdraws, polygon, ...alert }: PublishedCapAlert): string {
  const isCancel = alert.msgType === 'Cancel'
  const reference = withdraws && `${alert.sender},${withdraws.identifier},${timeText(withdraws.sent)}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<alert xmlns="${CAP_NAMESPACE}">`,
    elementXml('identifier', alert.identifier),
    elementXml('sender', alert.sender),
    elementXml('sent', timeText(alert.sent)),
    elementXml('status', 'Actual'),
    elementXml('msgType', alert.msgType),
    elementXml('scope', 'Private'),
    elementXml('addresses', alert.sender),
    ...(reference ? [elementXml('references', reference)] : []),
    '<info>',
    elementXml('language', 'en'),
    elementXml('category', 'Met'),
    elementXml('event', alert.event),
    elementXml('responseType', isCancel ? 'AllClear' : 'Prepare'),
    elementXml('urgency', isCancel ? 'Past' : 'Expected'),
    elementXml('severity', isCancel ? 'Minor' : 'Moderate'),
    elementXml('certainty', 'Likely'),
    elementXml('onset', timeText(alert.onset)),
    elementXml('expires', timeText(alert.expires)),
    elementXml('senderName', alert.senderName),
    elementXml('headline', alert.headline),
    elementXml('description', alert.description),
    ...(isCancel ? [] : [elementXml('instruction', alert.instruction)]),
    '<area>',
    elementXml('areaDesc', alert.areaDesc),
    elementXml('polygon', polygon.map(([lat, lng]) => `${lat.toFixed(1)},${lng.toFixed(1)}`).join(' ')),
    '</area>',
    '</info>',
    '</alert>',
    '',
  ].join('\n')
}

interface Item {
  title: string
  link: string
  guid: string
  sent: string
}

/** Writes the list of alerts as RSS 2.0, newest first. */
export function writeFeed({ title, link, items }: { title: string; link: string; items: Item[] }): string {
  const date = (iso: string) => new Date(iso).toUTCString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    elementXml('title', title),
    elementXml('link', link),
    elementXml('description', title),
    ...(items[0] ? [elementXml('pubDate', date(items[0].sent))] : []),
    ...items.map(
      (item) =>
        `<item>${elementXml('title', item.title)}${elementXml('link', item.link)}${elementXml('pubDate', date(item.sent))}<guid isPermaLink="false">${escapeXml(item.guid)}</guid></item>`,
    ),
    '</channel></rss>',
    '',
  ].join('\n')
}
