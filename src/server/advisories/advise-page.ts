import { titleInLanguage } from '../../advice-words/word-advice.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Write } from '../../db/open.ts'
import { isoNow } from '../../shared/clock.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import type { YieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { NotificationFacts } from '../notifications/notification-text.ts'
import { createNotify } from '../notifications/notify.ts'
import { sendingLanguageNotice } from '../notifications/sending-language-notice.ts'
import type { SellingPrice } from '../prices/selling-prices.ts'
import { loadRunningTrials } from '../trials/running-trials.ts'
import { prepareAdviceWrites } from './advice-writes.ts'
import { adviseFarmer, type FieldAdvice } from './advise-farmer.ts'
import type { createCellWeather } from './cell-days.ts'
import type { FarmerPage } from './farmer-pages.ts'
import { createLogAndPlanLoader } from './log-and-plan-loader.ts'
import { mergeAdvice } from './merge-advice.ts'
import type { ModelWording } from './model-wording.ts'
import { farmerCoordinates } from './situation.ts'
import { createStoredAdvice } from './stored-advice.ts'
import { applyTitleTrials, titleTrialWrites } from './title-trials.ts'

/** Most titles named in one notification. */
const MOST_TITLES = 10

/** State of one run. */
interface Means {
  /** Date of the run. */
  name: string
  report: { farmers: number; withoutPlace: number; advisories: number; notified: number }
  budget: Pick<ModelWording, 'reword'>
  cellDays: ReturnType<typeof createCellWeather>
  sellingPrice: SellingPrice
  giveWay: YieldToEventLoop
}

interface Recipient {
  id: string
  preferredLanguage: Language
}

/** Advises a page of farmers: returns the writes of new advice, and of one notification per farmer. */
export function createAdvisePage({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const write = lazyValue(() => prepareAdviceWrites(db.orm))
  const storedAdvice = createStoredAdvice(db)
  const withSeason = createLogAndPlanLoader(db)
  const notifyOfAdvice = createNotify(db, 'advisory')
  const notifyOtherwise = createNotify(db, 'other')

  async function advisePage(page: FarmerPage, means: Means): Promise<Write[]> {
    const { name, report, budget, cellDays, sellingPrice, giveWay } = means
    const { fieldsOf, storedOf } = await readSeasons(page, name)
    const trials = await loadRunningTrials(db, clock.now())
    const writes: Write[] = []
    for (const { farmer } of page) {
      const others = giveWay()
      if (others) await others
      report.farmers++
      const fields = fieldsOf.get(farmer.id)
      if (!fields) continue
      const point = farmerCoordinates(farmer)
      if (!point) {
        report.withoutPlace++
        continue
      }
      const days = await cellDays(point)
      const recipient = { ...farmer, helpPhone: config.OPERATOR_PHONE }
      const own = await adviseFarmer(recipient, fields, days, sellingPrice, giveWay)
      const advised = await budget.reword(own, farmer.preferredLanguage)
      const worded = applyTitleTrials(trials, farmer, advised)
      const stored = storedOf.get(farmer.id) ?? []
      const merge = mergeAdvice({ write: write(), farmer, stored, worded, days, now: isoNow(clock) })
      report.advisories += merge.ids.length
      writes.push(...merge.writes)
      if (merge.added.length === 0) continue
      report.notified++
      writes.push(...titleTrialWrites(db, farmer.id, merge.added, clock.now()), ...noticesOf(farmer, merge.added, name))
    }
    return writes
  }

  /** Reads, by farmer, the fields of a page with their log, and stored advice that new advice may affect. */
  async function readSeasons(page: FarmerPage, day: string) {
    const crops = page.flatMap((one) => one.crops)
    const ids = crops.map(({ id }) => id)
    const [fields, stored] = [await withSeason(crops, day), await storedAdvice(ids, addDays(day, -8))]
    return {
      fieldsOf: Map.groupBy(fields, ({ userId }) => userId),
      storedOf: Map.groupBy(stored, ({ userId }) => userId),
    }
  }

  function noticesOf(farmer: Recipient, added: FieldAdvice[], day: string): Write[] {
    const now = clock.now()
    return [
      notifyOfAdvice(newAdviceNotice(farmer, added, day), now),
      ...sendingLanguageNotice(farmer).map((notice) => notifyOtherwise(notice, now)),
    ]
  }

  return advisePage
}

function newAdviceNotice(farmer: Recipient, added: FieldAdvice[], day: string) {
  const language = sendingLanguage(farmer.preferredLanguage)
  const words = TEXTS_BY_LANGUAGE[language].notices
  const titleOf = ({ advice, words }: FieldAdvice) =>
    language === farmer.preferredLanguage ? words.title : titleInLanguage(advice, language)
  const figures = { n: added.length }
  const said: NotificationFacts = { language, title: 'newAdvice', body: 'newAdviceBody', figures }
  return {
    userId: farmer.id,
    title: words.newAdvice,
    message: [fillPlaceholders(words.newAdviceBody, figures), ...added.slice(0, MOST_TITLES).map(titleOf)].join('\n'),
    data: { href: '/advisories', said },
    dedupeKey: `advice:${day}`,
  }
}
