import { dayInWords } from '../../advice-words/word-advice.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { publishedAlerts } from '../../db/schema/warnings.ts'
import { firstItem } from '../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { parsePoint } from '../weather/cell.ts'
import { convexHull } from './cap/geometry.ts'
import type { Ring } from './cap/values.ts'
import type { PublishedCapAlert } from './cap/write-cap.ts'
import type { FarmAlert } from './farm-alert-collector.ts'

const DRY_SPELL_DAYS = 7
/** Degrees of the grid to which farms are rounded. */
const GRID = 10

type PublishedAlert = typeof publishedAlerts.$inferSelect
type Issued = Pick<PublishedCapAlert, 'identifier' | 'sender' | 'senderName' | 'sent'>

export function buildOwnAlert(farms: FarmAlert[], issued: Issued): PublishedCapAlert {
  const { kind, state, day } = firstItem(farms)
  const { events, do: todo } = TEXTS_BY_LANGUAGE.en.warnings
  const event = capitalize(events[kind])
  const when = kind === 'dry-spell' ? `from ${dayInWords(day, 'en')}` : `on ${dayInWords(day, 'en')}`
  const last = kind === 'dry-spell' ? addDays(day, DRY_SPELL_DAYS) : day
  const onset = `${day}T00:00:00.000Z`
  return {
    ...issued,
    msgType: 'Alert',
    withdraws: null,
    event,
    onset: onset > issued.sent ? onset : issued.sent,
    expires: `${last}T23:59:59.000Z`,
    headline: `${event} in ${state} ${when}`,
    description: `${event} is forecast for farms in ${state} ${when}. From a forecast for ${farms.length} farms of this service, not from the national weather service.`,
    instruction: todo[kind],
    areaDesc: state,
    polygon: areaOf(farms),
  }
}

export function buildAlertWithdrawal(row: PublishedAlert, issued: Issued): PublishedCapAlert {
  const text = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(row.xml)?.[1] ?? ''
  const plain = (name: string) => text(name).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const polygon = text('polygon').split(' ').map(parsePoint)
  return {
    ...issued,
    msgType: 'Cancel',
    withdraws: { identifier: row.id, sent: row.sent },
    event: plain('event'),
    onset: issued.sent,
    expires: row.expires,
    headline: `Withdrawn: ${row.headline}`,
    description: 'The forecast has changed.',
    instruction: '',
    areaDesc: plain('areaDesc'),
    polygon,
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const onGrid = (degrees: number) => Math.round(degrees * GRID) / GRID

/** Returns the convex hull of the farms' cells; for cells in one line, the box around them. */
function areaOf(farms: FarmAlert[]): Ring {
  const cells = [...new Set(farms.map(({ lat, lng }) => `${onGrid(lat)},${onGrid(lng)}`))]
  const points = cells.map(parsePoint)
  const hull = convexHull(points)
  if (hull.length >= 4) return hull
  const step = 1 / GRID
  const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)]
  const [south, north] = [Math.min(...lats) - step, Math.max(...lats) + step]
  const [west, east] = [Math.min(...lngs) - step, Math.max(...lngs) + step]
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
    [south, west],
  ]
}
