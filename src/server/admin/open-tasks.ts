import { desc, eq, sql } from 'drizzle-orm'
import type { OpenTask } from '../../contracts/admin.ts'
import { COUNTRIES, type Country } from '../../contracts/grades.ts'
import { LANGUAGES, type Language } from '../../contracts/languages.ts'
import { PHONE_COUNTRIES } from '../../contracts/phone-countries.ts'
import { users } from '../../db/schema/accounts.ts'
import { counters } from '../../db/schema/operation.ts'
import { daysBefore } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'
import { countUnreadSentences, isLanguageReadForDanger } from '../../words/clearance.ts'
import type { SmsService } from '../channels/sms/service.ts'
import type { CommunityService } from '../community/service.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readTotals } from '../foundation/read-totals.ts'
import type { InboxService } from '../inbox/inbox.ts'
import type { PriceService } from '../prices/service.ts'
import type { WarningService } from '../warnings/service.ts'

/** Number of recently active farmers whose languages are examined. */
const MAX_RECENT_FARMERS = 1000

/** Language and country of farmers. */
interface Reader {
  language: Language
  country: string | null
}

interface NeedsSources extends Pick<Foundation, 'db' | 'clock'> {
  community: Pick<CommunityService, 'awaiting'>
  sms: Pick<SmsService, 'campaigns'>
  prices: Pick<PriceService, 'newest'>
  inbox: Pick<InboxService, 'open'>
  warnings: Pick<WarningService, 'failingFeeds'>
}

/** Returns today's open tasks for a person, most urgent first. @throws AppError forbidden */
export function createOpenTasks({ db, clock, community, sms, prices, inbox, warnings }: NeedsSources) {
  return async (actor: Actor): Promise<OpenTask[]> => {
    requireAdmin(actor)
    const [campaigns, questions, awaiting, placeless, readers, failing] = await Promise.all([
      sms.campaigns(actor),
      inbox.open(actor),
      community.awaiting(actor),
      farmersWithoutPlace(db),
      readersOfRecentMessages(db),
      warnings.failingFeeds(actor),
    ])
    const oldPrices = await Promise.all(countriesOf(readers).map((country) => pricesTooOld(prices, country)))
    const [today, thisWeek] = [daysBefore(clock.now(), 1), daysBefore(clock.now(), 7)]
    const failed = campaigns.map(({ failed, startedAt }) => (startedAt >= thisWeek ? failed : 0))
    const held = campaigns.map(({ queued, held, startedAt }) => (startedAt < today ? queued + held : 0))
    const needs: OpenTask[] = [
      { what: 'database', n: db.fault() ? 1 : 0 },
      { what: 'smsFailed', n: sumOf(failed) },
      { what: 'smsHeld', n: sumOf(held) },
      { what: 'warningFeeds', n: failing },
      { what: 'questions', n: questions },
      { what: 'unanswered', n: awaiting.unanswered },
      { what: 'pictures', n: awaiting.pictures },
      ...oldPrices,
      { what: 'placeless', n: placeless },
      ...languagesOf(readers)
        .filter((language) => !isLanguageReadForDanger(language))
        .map(unreadWordsTask),
    ]
    return needs.filter(({ n }) => n > 0)
  }
}

async function pricesTooOld(prices: NeedsSources['prices'], country: Country): Promise<OpenTask> {
  const { inputs, produce } = await prices.newest(country)
  return {
    what: 'oldPrices',
    n: [...inputs, ...produce].filter(({ counts }) => !counts).length,
    of: country,
    name: PHONE_COUNTRIES[country].name,
  }
}

/** Counts farmers without a known state, from running totals. */
async function farmersWithoutPlace(db: NeedsSources['db']): Promise<number> {
  const [{ farmers }, placed] = await Promise.all([
    readTotals(db),
    db.orm
      .select({ n: sql<number>`coalesce(sum(${counters.n}), 0)` })
      .from(counters)
      .where(eq(counters.name, 'region')),
  ])
  return farmers - firstItem(placed).n
}

async function readersOfRecentMessages(db: NeedsSources['db']): Promise<Reader[]> {
  const last = db.orm
    .select({ language: users.preferredLanguage, country: users.country })
    .from(users)
    .where(eq(users.isAdmin, false))
    .orderBy(desc(users.lastActiveAt))
    .limit(MAX_RECENT_FARMERS)
    .as('lately')
  return db.orm.selectDistinct({ language: last.language, country: last.country }).from(last)
}

/** Countries of farmers; all while none is known. */
function countriesOf(readers: readonly Reader[]): readonly Country[] {
  const known = COUNTRIES.filter((country) => readers.some((reader) => reader.country === country))
  return known.length > 0 ? known : COUNTRIES
}

/** Languages read by people where they are spoken, or at an unknown place. */
const languagesOf = (readers: readonly Reader[]): Language[] => [
  ...new Set(
    readers
      .filter(({ language, country }) => [undefined, country].includes(LANGUAGES[language].country) || country === null)
      .map(({ language }) => language),
  ),
]

const unreadWordsTask = (language: Language): OpenTask => ({
  what: 'unreadWords',
  n: countUnreadSentences(language),
  of: language,
  name: LANGUAGES[language].name,
})

const sumOf = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
