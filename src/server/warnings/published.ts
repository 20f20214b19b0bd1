import { desc, eq, gt, sql } from 'drizzle-orm'
import { dayInWords } from '../../advice-words/wording.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { WarningEvent } from '../../contracts/warnings.ts'
import { publishedAlerts } from '../../db/schema/warnings.ts'
import { daysBefore } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'
import { WORDS } from '../../words/index.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { pointOf } from '../weather/cell.ts'
import { hullOf } from './cap/geometry.ts'
import type { Ring } from './cap/values.ts'
import { type OwnAlert, writeCap, writeFeed } from './cap/write-cap.ts'

/** Fewer farms in a state are no news for a radio station, and would show where single farms are. */
const FARMS_MIN = 20
const LISTED = 50
const LISTED_DAYS = 7
const DRY_SPELL_DAYS = 7
/** Degrees of the grid to which farms are rounded. */
const GRID = 10

/** One of our alerts to one farm. */
interface FarmAlert {
  kind: Extract<WarningEvent, 'heavy-rain' | 'heat' | 'dry-spell'>
  state: string
  /** Local day. */
  day: string
  lat: number
  lng: number
}

type Row = typeof publishedAlerts.$inferSelect

/** Alerts of one forecast run, by kind, state and for rain by day. */
export function createAlertTally() {
  const byAbout = new Map<string, FarmAlert[]>()
  /** Farms with a live forecast, by state: without them an alert is not withdrawn. */
  const live = new Map<string, number>()
  return {
    byAbout,
    live,
    /** Adds a farm with a live forecast and its alerts, each kind and day once. */
    addFarm(
      state: string,
      { lat, lng }: { lat: number; lng: number },
      alerts: readonly { about: string; day: string }[],
    ) {
      live.set(state, (live.get(state) ?? 0) + 1)
      const mine = new Map<string, FarmAlert>()
      for (const { about, day } of alerts) {
        const kind = KINDS[firstItem(about.split(':'))]
        if (kind) mine.set(aboutOf({ kind, state, day }), { kind, state, day, lat, lng })
      }
      for (const [about, alert] of mine) byAbout.getOrInsertComputed(about, () => []).push(alert)
    },
  }
}
export type AlertTally = ReturnType<typeof createAlertTally>

/** Kinds by the subject of an alert to a farm. */
const KINDS: Partial<Record<string, FarmAlert['kind']>> = {
  'heavy-rain': 'heavy-rain',
  'very-hot': 'heat',
  'dry-spell': 'dry-spell',
}

const aboutOf = ({ kind, state, day }: Pick<FarmAlert, 'kind' | 'state' | 'day'>) =>
  kind === 'heavy-rain' ? `${kind}:${state}:${day}` : `${kind}:${state}`

/** Our own alerts as CAP 1.2 for radio stations and partners, while CAP_SENDER is set. */
export function createPublished({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const sender = config.CAP_SENDER
  const senderName = config.OPERATOR_NAME ?? config.APP_NAME

  /** Publishes alerts that concern enough farms of a state, and withdraws those that the forecast no longer has. */
  async function publish({ byAbout, live }: AlertTally): Promise<void> {
    if (!sender) return
    const now = clock.now().toISOString()
    const open = await db.orm
      .select()
      .from(publishedAlerts)
      .where(sql`withdraws is null and expires > ${now}
        and not exists (select 1 from published_alerts as later where later.withdraws = published_alerts.id)`)
    const rows: Row[] = []
    for (const [about, farms] of byAbout)
      if (farms.length >= FARMS_MIN && !open.some((row) => row.about === about)) rows.push(rowOf(about, farms, now))
    for (const row of open) {
      const [, state = ''] = row.about.split(':')
      if ((live.get(state) ?? 0) >= FARMS_MIN && (byAbout.get(row.about)?.length ?? 0) < FARMS_MIN)
        rows.push(withdrawalOf(row, now))
    }
    if (rows.length > 0)
      await db.write(...rows.map((row) => db.orm.insert(publishedAlerts).values(row).onConflictDoNothing()))
  }

  const newRow = (about: string, alert: OwnAlert, withdraws: string | null): Row => ({
    id: alert.identifier,
    about,
    xml: writeCap(alert),
    headline: alert.headline,
    sent: alert.sent,
    expires: alert.expires,
    withdraws,
  })
  const newId = () => Bun.randomUUIDv7('hex', clock.now())

  function rowOf(about: string, farms: FarmAlert[], sent: string): Row {
    const { kind, state, day } = firstItem(farms)
    const { events, do: todo } = WORDS.en.warnings
    const event = capital(events[kind])
    const when = kind === 'dry-spell' ? `from ${dayInWords(day, 'en')}` : `on ${dayInWords(day, 'en')}`
    const last = kind === 'dry-spell' ? addDays(day, DRY_SPELL_DAYS) : day
    const onset = `${day}T00:00:00.000Z`
    const alert: OwnAlert = {
      identifier: newId(),
      sender: sender!,
      sent,
      msgType: 'Alert',
      withdraws: null,
      senderName,
      event,
      onset: onset > sent ? onset : sent,
      expires: `${last}T23:59:59.000Z`,
      headline: `${event} in ${state} ${when}`,
      description: `${event} is forecast for farms in ${state} ${when}. From a forecast for ${farms.length} farms of this service, not from the national weather service.`,
      instruction: todo[kind],
      areaDesc: state,
      polygon: areaOf(farms),
    }
    return newRow(about, alert, null)
  }

  function withdrawalOf(row: Row, sent: string): Row {
    const text = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(row.xml)?.[1] ?? ''
    const plain = (name: string) => text(name).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    const polygon = text('polygon').split(' ').map(pointOf)
    const headline = `Withdrawn: ${row.headline}`
    const alert: OwnAlert = {
      identifier: newId(),
      sender: sender!,
      sent,
      msgType: 'Cancel',
      withdraws: { identifier: row.id, sent: row.sent },
      senderName,
      event: plain('event'),
      onset: sent,
      expires: row.expires,
      headline,
      description: 'The forecast has changed.',
      instruction: '',
      areaDesc: plain('areaDesc'),
      polygon,
    }
    return newRow(row.about, alert, row.id)
  }

  return {
    publish,

    /** Returns the feed of the last week's alerts; null: nothing is published. */
    async feed(origin: string): Promise<string | null> {
      if (!sender) return null
      const rows = await db.orm
        .select({ id: publishedAlerts.id, headline: publishedAlerts.headline, sent: publishedAlerts.sent })
        .from(publishedAlerts)
        .where(gt(publishedAlerts.sent, daysBefore(clock.now(), LISTED_DAYS)))
        .orderBy(desc(publishedAlerts.sent), desc(publishedAlerts.id))
        .limit(LISTED)
      const items = rows.map(({ id, headline, sent }) => ({
        title: headline,
        link: `${origin}/cap/${id}.xml`,
        guid: id,
        sent,
      }))
      return writeFeed({ title: `${senderName}: weather alerts for farms`, link: `${origin}/cap/rss.xml`, items })
    },

    /** Returns one alert as CAP; null: unknown, or nothing is published. */
    async alert(id: string): Promise<string | null> {
      if (!sender) return null
      const [row] = await db.orm
        .select({ xml: publishedAlerts.xml })
        .from(publishedAlerts)
        .where(eq(publishedAlerts.id, id))
      return row?.xml ?? null
    },
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const onGrid = (degrees: number) => Math.round(degrees * GRID) / GRID

/** Hull of the farms' cells; of cells in one line, the box around them. */
function areaOf(farms: FarmAlert[]): Ring {
  const cells = [...new Set(farms.map(({ lat, lng }) => `${onGrid(lat)},${onGrid(lng)}`))]
  const points = cells.map(pointOf)
  const hull = hullOf(points)
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
