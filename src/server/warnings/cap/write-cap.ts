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
const escaped = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** Writes an alert in the order of elements of the CAP 1.2 schema. Scope Private needs addresses (section 3.2.1). */
export function writeCap({ withdraws, polygon, ...alert }: PublishedCapAlert): string {
  const isCancel = alert.msgType === 'Cancel'
  const reference = withdraws && `${alert.sender},${withdraws.identifier},${timeText(withdraws.sent)}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<alert xmlns="${CAP_NAMESPACE}">`,
    element('identifier', alert.identifier),
    element('sender', alert.sender),
    element('sent', timeText(alert.sent)),
    element('status', 'Actual'),
    element('msgType', alert.msgType),
    element('scope', 'Private'),
    element('addresses', alert.sender),
    ...(reference ? [element('references', reference)] : []),
    '<info>',
    element('language', 'en'),
    element('category', 'Met'),
    element('event', alert.event),
    element('responseType', isCancel ? 'AllClear' : 'Prepare'),
    element('urgency', isCancel ? 'Past' : 'Expected'),
    element('severity', isCancel ? 'Minor' : 'Moderate'),
    element('certainty', 'Likely'),
    element('onset', timeText(alert.onset)),
    element('expires', timeText(alert.expires)),
    element('senderName', alert.senderName),
    element('headline', alert.headline),
    element('description', alert.description),
    ...(isCancel ? [] : [element('instruction', alert.instruction)]),
    '<area>',
    element('areaDesc', alert.areaDesc),
    element('polygon', polygon.map(([lat, lng]) => `${lat.toFixed(1)},${lng.toFixed(1)}`).join(' ')),
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
    element('title', title),
    element('link', link),
    element('description', title),
    ...(items[0] ? [element('pubDate', date(items[0].sent))] : []),
    ...items.map(
      (item) =>
        `<item>${element('title', item.title)}${element('link', item.link)}${element('pubDate', date(item.sent))}<guid isPermaLink="false">${escaped(item.guid)}</guid></item>`,
    ),
    '</channel></rss>',
    '',
  ].join('\n')
}
