import { isIn } from '../../../shared/records.ts'
import { parseCircle, parsePolygon } from './coordinates.ts'
import { childElementReader, elementText, parseCapTime } from './elements.ts'
import {
  CAP_CATEGORIES,
  CAP_CERTAINTIES,
  CAP_MESSAGE_TYPES,
  CAP_NAMESPACE,
  CAP_SCOPES,
  CAP_SEVERITIES,
  CAP_STATUSES,
  CAP_URGENCIES,
  type CapAlert,
  type CapArea,
  type CapInfo,
  type CapReference,
} from './values.ts'
import { CapRefusal, readXml, type XmlElement } from './xml.ts'

const SHAPES_MAX = 200
const POINTS_MAX = 20_000

/** Returns a CAP 1.2 file as plain data. Elements count by namespace, whatever their prefix. @throws Refusal. */
export function readCap(bytes: Uint8Array): CapAlert {
  const root = readXml(bytes)
  if (root.name !== 'alert' || root.uri !== CAP_NAMESPACE)
    throw new CapRefusal('The file is not a CAP 1.2 alert: its root is not alert in the namespace of CAP 1.2.')
  const alert = childElementReader(root)
  const msgType = alert.oneOf('msgType', CAP_MESSAGE_TYPES)
  const infos = alert.all('info').map(infoOf)
  if (infos.length === 0 && (msgType === 'Alert' || msgType === 'Update'))
    throw new CapRefusal('The alert has no info element.')
  const references = referencesOf(alert.optional('references'))
  if (msgType === 'Cancel' && references.length === 0)
    throw new CapRefusal('The Cancel has no references, so it withdraws nothing.')
  checkSize(infos)
  return {
    identifier: alert.name('identifier'),
    sender: alert.name('sender'),
    sent: parseCapTime('sent', alert.required('sent')),
    status: alert.oneOf('status', CAP_STATUSES),
    msgType,
    scope: alert.oneOf('scope', CAP_SCOPES),
    note: alert.optional('note'),
    references,
    infos,
  }
}

function infoOf(element: XmlElement): CapInfo {
  const info = childElementReader(element)
  const categories = info.all('category').map(elementText)
  if (!categories.some((category) => isIn(CAP_CATEGORIES, category)))
    throw new CapRefusal('The info has no category of CAP 1.2.')
  const onset = info.time('onset') ?? info.time('effective')
  const expires = info.time('expires')
  if (onset && expires && onset > expires) throw new CapRefusal('The onset is after expires.')
  return {
    language: info.optional('language') || 'en-US',
    categories,
    event: info.required('event'),
    eventCodes: info.pairs('eventCode'),
    urgency: info.oneOf('urgency', CAP_URGENCIES),
    severity: info.oneOf('severity', CAP_SEVERITIES),
    // "Very Likely" is the value of CAP 1.0, which CAP 1.2 reads as Likely (section 3.2.2).
    certainty: info.required('certainty') === 'Very Likely' ? 'Likely' : info.oneOf('certainty', CAP_CERTAINTIES),
    onset,
    expires,
    senderName: info.optional('senderName'),
    headline: info.optional('headline'),
    description: info.optional('description'),
    instruction: info.optional('instruction'),
    areas: info.all('area').map(areaOf),
  }
}

function areaOf(element: XmlElement): CapArea {
  const area = childElementReader(element)
  // Coordinates are read whole: a cut polygon would be another area.
  const coordinates = (name: string) => area.all(name).map(({ text }) => text.trim())
  return {
    desc: area.optional('areaDesc'),
    polygons: coordinates('polygon').map(parsePolygon),
    circles: coordinates('circle').map(parseCircle),
    geocodes: area.pairs('geocode'),
  }
}

function referencesOf(text: string): CapReference[] {
  if (text === '') return []
  return text.split(' ').map((triple) => {
    const [sender, identifier, sent, ...more] = triple.split(',')
    if (!sender || !identifier || !sent || more.length > 0)
      throw new CapRefusal(`The references have "${triple.slice(0, 60)}", not sender,identifier,sent.`)
    return { sender, identifier }
  })
}

function checkSize(infos: CapInfo[]) {
  const areas = infos.flatMap((info) => info.areas)
  const polygons = areas.flatMap((area) => area.polygons)
  const shapes = polygons.length + areas.flatMap((area) => area.circles).length
  if (shapes > SHAPES_MAX) throw new CapRefusal(`The file has more than ${SHAPES_MAX} polygons and circles.`)
  const points = polygons.reduce((sum, ring) => sum + ring.length, 0)
  if (points > POINTS_MAX) throw new CapRefusal(`The file has more than ${POINTS_MAX.toLocaleString('en')} points.`)
}
