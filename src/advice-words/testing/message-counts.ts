import { QUIET_WEEK_RULES } from '../../agronomy/rules/rule-catalogue.ts'
import { farmerWeeks } from '../../agronomy/testing/made-weeks.ts'
import type { Advice } from '../../agronomy/types.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { isWhole, keepsMeasure, MESSAGE_FAULTS, type MessageFault, messageFaults, messageOf } from './message-faults.ts'

/** Results of a year of simulated messages in one language. */
export interface MessageCounts {
  language: Language
  messages: number
  texts: number
  longest: number
  /** Messages without any omission. */
  whole: number
  /** Fertiliser advice with a hand measure, and the messages that contain the measure. */
  measures: { asked: number; kept: number }
  faults: Record<MessageFault, number>
  /** One text for each rule and fault. */
  examples: Map<string, string>
}

/** Number of last texts that a farmer does not get again. */
const REMEMBERED = 7
const RANKS: Record<Advice['priority'], number> = { high: 0, medium: 1, low: 2 }

/** Checks the messages of simulated farmers over a year: one a week, chosen as a campaign does. */
export function countMessages(
  farmers: number,
  seed: number,
  languages: readonly Language[] = LANGUAGE_IDS,
): MessageCounts[] {
  const tallies = languages.map(tally)
  for (const { farmer, asOf, advice } of farmerWeeks(farmers, seed)) {
    const sendable = advice
      .filter(({ rule }) => !QUIET_WEEK_RULES.includes(rule))
      .toSorted((a, b) => RANKS[a.priority] - RANKS[b.priority] || b.score - a.score)
    if (sendable.length > 0) for (const { add } of tallies) add(farmer, asOf, sendable)
  }
  return tallies.map(({ done }) => done())
}

function tally(language: Language) {
  const noFaults = Object.fromEntries(MESSAGE_FAULTS.map((fault) => [fault, 0])) as Record<MessageFault, number>
  const counts: MessageCounts = {
    language,
    messages: 0,
    texts: 0,
    longest: 0,
    whole: 0,
    measures: { asked: 0, kept: 0 },
    faults: noFaults,
    examples: new Map(),
  }
  const texts = new Set<string>()
  const lastOf = new Map<number, string[]>()

  function add(farmer: number, asOf: string, sendable: readonly Advice[]) {
    const last = lastOf.get(farmer) ?? []
    for (const advice of sendable) {
      const text = messageOf(advice, language)
      if (last.includes(text)) continue
      lastOf.set(farmer, [text, ...last].slice(0, REMEMBERED))
      return count(advice, text, asOf)
    }
  }

  function count(advice: Advice, text: string, asOf: string) {
    texts.add(text)
    counts.messages++
    if (isWhole(advice, language)) counts.whole++
    counts.longest = Math.max(counts.longest, text.length)
    const measured = keepsMeasure(advice, language)
    if (measured !== null) counts.measures.asked++
    if (measured) counts.measures.kept++
    for (const fault of messageFaults(advice, language, asOf)) {
      counts.faults[fault]++
      const { examples } = counts
      if (!examples.has(`${fault}, ${advice.rule}`)) examples.set(`${fault}, ${advice.rule}`, text)
    }
    if (measured === false) counts.examples.set(`no measure, ${advice.rule}`, text)
  }

  return { add, done: (): MessageCounts => ({ ...counts, texts: texts.size }) }
}
