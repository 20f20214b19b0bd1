import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Write } from '../../db/open.ts'
import { publishedAlerts } from '../../db/schema/warnings.ts'
import { daysBefore } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { buildAlertWithdrawal, buildOwnAlert } from './build-own-alerts.ts'
import { type PublishedCapAlert, writeCap, writeFeed } from './cap/write-cap.ts'
import type { FarmAlertCollector } from './farm-alert-collector.ts'

/** Smallest number of farms in a published alert: fewer are no news for a radio station, and would show where single farms are. */
const FARMS_MIN = 20
const LISTED = 50
const LISTED_DAYS = 7

/** Our own alerts as CAP 1.2 for radio stations and partners, while CAP_SENDER is set. */
export function createPublishedAlerts({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const sender = config.CAP_SENDER
  const senderName = config.OPERATOR_NAME ?? config.APP_NAME

  /** Publishes alerts that concern enough farms of a state, and withdraws those that the forecast no longer has. */
  async function publish({ byAbout, live }: FarmAlertCollector): Promise<void> {
    if (!sender) return
    const now = clock.now().toISOString()
    const open = await db.orm
      .select()
      .from(publishedAlerts)
      .where(sql`withdraws is null and expires > ${now}
        and not exists (select 1 from published_alerts as later where later.withdraws = published_alerts.id)`)
    const issued = () => ({ identifier: Bun.randomUUIDv7('hex', clock.now()), sender, senderName, sent: now })
    const writes: Write[] = []
    for (const [about, farms] of byAbout)
      if (farms.length >= FARMS_MIN && !open.some((row) => row.about === about))
        writes.push(insertOf(about, buildOwnAlert(farms, issued())))
    for (const row of open) {
      const [, state = ''] = row.about.split(':')
      if ((live.get(state) ?? 0) >= FARMS_MIN && (byAbout.get(row.about)?.length ?? 0) < FARMS_MIN)
        writes.push(insertOf(row.about, buildAlertWithdrawal(row, issued())))
    }
    if (writes.length > 0) await db.write(...writes)
  }

  function insertOf(about: string, alert: PublishedCapAlert): Write {
    const { identifier: id, headline, sent, expires } = alert
    const withdraws = alert.withdraws?.identifier ?? null
    const row = { id, about, xml: writeCap(alert), headline, sent, expires, withdraws }
    return db.orm.insert(publishedAlerts).values(row).onConflictDoNothing()
  }

  return {
    publish,

    /** Returns the feed of the last week's alerts; null if publishing is off. */
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

    /** Returns one alert as CAP; null if it is unknown or publishing is off. */
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
