import { visible } from '../../../contracts/shapes.ts'
import { firstItem, lastItem } from '../../../shared/lookups.ts'
import { isIn } from '../../../shared/records.ts'
import {
  CAP_NAMESPACE,
  CATEGORIES,
  type CapAlert,
  type CapArea,
  type CapInfo,
  CERTAINTIES,
  type Circle,
  MESSAGE_TYPES,
  type Point,
  type Reference,
  type Ring,
  SCOPES,
  SEVERITIES,
  STATUSES,
  URGENCIES,
} from './values.ts'
import { type Element, Refusal, readXml } from './xml.ts'

const SHAPES_MAX = 200
const POINTS_MAX = 20_000
const NAME_MAX = 300
/** Longest text shown of a description or an instruction, characters. */
const TEXT_MAX = 4_000
const HALF_EQUATOR_KM = 20_038

/** Returns a CAP 1.2 file as plain data. Elements count by namespace, whatever their prefix. @throws Refusal. */
export function readCap(bytes: Uint8Array): CapAlert {
  const root = readXml(bytes)
  if (root.name !== 'alert' || root.uri !== CAP_NAMESPACE)
    throw new Refusal('The file is not a CAP 1.2 alert: its root is not alert in the namespace of CAP 1.2.')
  const alert = fieldsOf(root)
  const msgType = alert.oneOf('msgType', MESSAGE_TYPES)
  const infos = alert.all('info').map(infoOf)
  if (infos.length === 0 && (msgType === 'Alert' || msgType === 'Update'))
    throw new Refusal('The alert has no info element.')
  const references = referencesOf(alert.optional('references'))
  if (msgType === 'Cancel' && references.length === 0)
    throw new Refusal('The Cancel has no references, so it withdraws nothing.')
  checkSize(infos)
  return {
    identifier: alert.name('identifier'),
    sender: alert.name('sender'),
    sent: timeOf('sent', alert.required('sent')),
    status: alert.oneOf('status', STATUSES),
    msgType,
    scope: alert.oneOf('scope', SCOPES),
    note: alert.optional('note'),
    references,
    infos,
  }
}

function fieldsOf(element: Element) {
  const all = (name: string) => element.children.filter((child) => child.name === name && child.uri === CAP_NAMESPACE)
  const optional = (name: string) => textOf(all(name)[0])
  const required = (name: string) => {
    const text = optional(name)
    if (text === '') throw new Refusal(`The element ${element.name} has no ${name}.`)
    return text
  }
  return {
    all,
    optional,
    required,
    /** Name by which other messages refer to this one (CAP 1.2, section 3.2.1): without spaces, commas, < and &. */
    name(name: string) {
      const text = required(name)
      if (text.length > NAME_MAX || /[\s,<&]/.test(text)) throw new Refusal(`The ${name} is not valid.`)
      return text
    },
    oneOf<Value extends string>(name: string, values: readonly Value[]): Value {
      const text = required(name)
      const value = values.find((one) => one === text)
      if (!value) throw new Refusal(`The ${name} is "${text.slice(0, 40)}", not one of ${values.join(', ')}.`)
      return value
    },
    time: (name: string) => (optional(name) === '' ? null : timeOf(name, optional(name))),
    pairs: (name: string) => all(name).map((pair) => textOf(pair.children.find((child) => child.name === 'value'))),
  }
}

/** Returns an element's text without control characters, in one line. */
function textOf(element: Element | undefined): string {
  const text = visible((element?.text ?? '').slice(0, 4 * TEXT_MAX).replace(/\s+/g, ' ')).trim()
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX).replace(/\s*\S*$/, '')}…`
}

function infoOf(element: Element): CapInfo {
  const info = fieldsOf(element)
  const categories = info.all('category').map(textOf)
  if (!categories.some((category) => isIn(CATEGORIES, category)))
    throw new Refusal('The info has no category of CAP 1.2.')
  const onset = info.time('onset') ?? info.time('effective')
  const expires = info.time('expires')
  if (onset && expires && onset > expires) throw new Refusal('The onset is after expires.')
  return {
    language: info.optional('language') || 'en-US',
    categories,
    event: info.required('event'),
    eventCodes: info.pairs('eventCode'),
    urgency: info.oneOf('urgency', URGENCIES),
    severity: info.oneOf('severity', SEVERITIES),
    // "Very Likely" is the value of CAP 1.0, which CAP 1.2 reads as Likely (section 3.2.2).
    certainty: info.required('certainty') === 'Very Likely' ? 'Likely' : info.oneOf('certainty', CERTAINTIES),
    onset,
    expires,
    senderName: info.optional('senderName'),
    headline: info.optional('headline'),
    description: info.optional('description'),
    instruction: info.optional('instruction'),
    areas: info.all('area').map(areaOf),
  }
}

function areaOf(element: Element): CapArea {
  const area = fieldsOf(element)
  // Coordinates are read whole: a cut polygon would be another area.
  const coordinates = (name: string) => area.all(name).map(({ text }) => text.trim())
  return {
    desc: area.optional('areaDesc'),
    polygons: coordinates('polygon').map(ringOf),
    circles: coordinates('circle').map(circleOf),
    geocodes: area.pairs('geocode'),
  }
}

function ringOf(text: string): Ring {
  const ring = text.split(/\s+/).map(pointOf)
  if (ring.length < 4) throw new Refusal('A polygon has fewer than four points.')
  const [first, last] = [firstItem(ring), lastItem(ring)]
  if (first[0] !== last[0] || first[1] !== last[1])
    throw new Refusal('A polygon is open: its last point is not its first.')
  return ring
}

function circleOf(text: string): Circle {
  const [centre = '', radius = '', ...more] = text.split(/\s+/)
  const km = Number(radius)
  if (radius === '' || more.length > 0 || !(km >= 0 && km <= HALF_EQUATOR_KM))
    throw new Refusal(`A circle is "${text.slice(0, 40)}", not "latitude,longitude radius".`)
  return { centre: pointOf(centre), km }
}

/** Latitude first, other than in GeoJSON. */
function pointOf(text: string): Point {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])]
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    throw new Refusal(`A point is "${text.slice(0, 40)}", not "latitude,longitude".`)
  return [lat, lng]
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** Returns ISO UTC. CAP writes UTC as -00:00; Z occurs. */
function timeOf(name: string, text: string): string {
  const at = TIME.test(text) ? Date.parse(text) : Number.NaN
  const day = Number(text.slice(8, 10))
  const isDay = day > 0 && day <= new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate()
  if (!Number.isFinite(at) || !isDay)
    throw new Refusal(`The ${name} is "${text.slice(0, 40)}", not a date and time with its offset.`)
  return new Date(at).toISOString()
}

function referencesOf(text: string): Reference[] {
  if (text === '') return []
  return text.split(' ').map((triple) => {
    const [sender, identifier, sent, ...more] = triple.split(',')
    if (!sender || !identifier || !sent || more.length > 0)
      throw new Refusal(`The references have "${triple.slice(0, 60)}", not sender,identifier,sent.`)
    return { sender, identifier }
  })
}

function checkSize(infos: CapInfo[]) {
  const areas = infos.flatMap((info) => info.areas)
  const polygons = areas.flatMap((area) => area.polygons)
  const shapes = polygons.length + areas.flatMap((area) => area.circles).length
  if (shapes > SHAPES_MAX) throw new Refusal(`The file has more than ${SHAPES_MAX} polygons and circles.`)
  const points = polygons.reduce((sum, ring) => sum + ring.length, 0)
  if (points > POINTS_MAX) throw new Refusal(`The file has more than ${POINTS_MAX.toLocaleString('en')} points.`)
}
