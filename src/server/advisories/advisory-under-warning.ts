import { RULES, type RuleId } from '../../agronomy/rules/rule-catalogue.ts'
import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import type { DrawingId } from '../../contracts/drawings.ts'
import type { Language } from '../../contracts/languages.ts'
import type { WarningEvent } from '../../contracts/warnings.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { entriesIn, keysOf } from '../../shared/records.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import type { SoonWarning } from '../warnings/soon.ts'
import type { AdvisoryRow } from './advisory-row.ts'

type Work = 'spray' | 'feed' | 'dry'

/** Work that waits until an event has passed, because rain washes off and wind carries away sprays and fertiliser. */
const WORK_SUSPENDED_BY_EVENT: Record<WarningEvent, readonly Work[]> = {
  thunderstorm: ['spray', 'feed', 'dry'],
  'heavy-rain': ['spray', 'feed', 'dry'],
  flood: ['spray', 'feed', 'dry'],
  other: ['spray', 'feed', 'dry'],
  wind: ['spray', 'dry'],
  dust: ['spray', 'dry'],
  heat: ['spray'],
  'dry-spell': ['feed'],
}

const WORK_OF: Partial<Record<DrawingId, Work>> = {
  'action.spray': 'spray',
  'action.neem': 'spray',
  'action.feed': 'feed',
  'action.manure': 'feed',
  'action.dry': 'dry',
}

const RAIN_EVENTS: readonly WarningEvent[] = ['thunderstorm', 'heavy-rain', 'flood']

/** Returns the kind of work of a rule that may have to wait, else null. Drying against mould does not wait. */
const suspendedWorkOf = (rule: RuleId): Work | null =>
  rule === 'risk.mould' ? null : (WORK_OF[RULES[rule].drawing] ?? null)

/** Pairs of event and rule whose work waits, for SQL. */
export const WORK_SUSPENDED_BY_WARNING: readonly (readonly [WarningEvent, string])[] = entriesIn(
  WORK_SUSPENDED_BY_EVENT,
).flatMap(([event, works]) =>
  keysOf(RULES).flatMap((rule) => {
    const work = suspendedWorkOf(rule)
    return work && works.includes(work) ? [[event, rule] as const] : []
  }),
)

type Warned = Pick<AdvisoryRow, 'rule' | 'validUntil' | 'done' | 'facts'>

/** Returns the sentences of the first warning that delays or replaces this advice in its days; null if none. */
export function warningDuringAdvice(
  { rule, validUntil, done, facts }: Warned,
  soon: readonly SoonWarning[],
  language: Language,
) {
  if (done) return null
  for (const warning of soon) {
    if (validUntil !== null && warning.from > validUntil) continue
    const { names, wait, do: todo } = TEXTS_BY_LANGUAGE[language].warnings
    const named = fillPlaceholders(names, warning.names(language))
    const work = suspendedWorkOf(rule)
    if (work && WORK_SUSPENDED_BY_EVENT[warning.event].includes(work)) return { named, orders: wait, replaces: false }
    // Advice on coming rain is replaced by the warning of it; advice on fallen rain stays.
    if (rule.startsWith('rain.') && facts.rains !== 'fallen' && RAIN_EVENTS.includes(warning.event))
      return { named, orders: todo[warning.event], replaces: true }
  }
  return null
}

/** Names the warning in an advisory of the same days; work that has to wait says so. */
export function addWarningToAdvisory(
  row: AdvisoryRow,
  advisory: Advisory,
  soon: readonly SoonWarning[],
  language: Language,
): Advisory {
  const over = soon.length > 0 ? warningDuringAdvice(row, soon, language) : null
  if (!over) return advisory
  const { beside } = advisory
  const overBeside = beside && warningDuringAdvice(row, soon, beside.language)
  return {
    ...advisory,
    content: contentUnderWarning(over, advisory.content),
    ...(beside && overBeside && { beside: { ...beside, content: contentUnderWarning(overBeside, beside.content) } }),
  }
}

type Over = NonNullable<ReturnType<typeof warningDuringAdvice>>

const sentencesOf = ({ named, orders }: Over) => `${named} ${orders}`
const contentUnderWarning = (over: Over, content: string) =>
  over.replaces ? sentencesOf(over) : `${sentencesOf(over)} ${content}`

/** Returns the SMS text of an advice under a warning: the warning and to wait, instead of the work. */
export function smsTextUnderWarning(
  row: AdvisoryRow,
  sms: string,
  soon: readonly SoonWarning[],
  language: Language,
): string {
  const over = soon.length > 0 ? warningDuringAdvice(row, soon, language) : null
  if (!over) return sms
  const whole = sentencesOf(over)
  return smsLength(toPlainCharacters(whole)).segments === 1 ? whole : over.named
}

/** Steps of the page of an advice: the sentences of the warning first. */
export function stepsUnderWarning(
  warned: Advisory,
  advisory: Advisory,
  { steps }: Pick<AdvisoryPageData, 'steps'>,
): Pick<AdvisoryPageData, 'steps'> {
  if (warned.content === advisory.content) return { steps }
  const isBefore = warned.content.endsWith(advisory.content)
  const text = isBefore ? warned.content.slice(0, -advisory.content.length).trim() : warned.content
  return { steps: [{ text, drawing: null, when: false }, ...(isBefore ? steps : [])] }
}
