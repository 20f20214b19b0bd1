import type { GrowthStage } from '../contracts/farm.ts'
import type { Counted, LanguageWords } from '../words/advice.ts'
import { capital, fill, type Template, template } from '../words/template.ts'
import { dayNumber } from './dates.ts'
import type { PestId } from './pests/pests.ts'
import type { ReasonId, RuleId } from './rules/catalogue.ts'
import type { Advice, Fact } from './types.ts'

/** One language ready to speak: every template cut, every crop name also with a capital. */
export interface Voice {
  words: LanguageWords
  titles: Record<RuleId, Template>
  contents: Record<RuleId, Template>
  sms: Record<RuleId, Template>
  reasons: Record<ReasonId, Template>
  phrases: Map<string, Template>
  cropCapitals: Record<string, string>
  days: readonly string[]
}

/** @param days names of the days to use: the full ones on a page, the short ones in an SMS */
export function voice(words: LanguageWords, days: readonly string[]): Voice {
  const each = (pick: 'title' | 'content' | 'sms') =>
    mapped(words.rules, (rule) => template(rule[pick])) as Record<RuleId, Template>
  return {
    words,
    titles: each('title'),
    contents: each('content'),
    sms: each('sms'),
    reasons: mapped(words.reasons, template) as Record<ReasonId, Template>,
    phrases: new Map(),
    cropCapitals: mapped(words.crops, capital),
    days,
  }
}

/** Speaks one template about one advice. */
export function speak(voice: Voice, what: Template, advice: Advice): string {
  return fill(what, (name) => saidOf(voice, name, advice))
}

function saidOf(voice: Voice, name: string, advice: Advice): string {
  const { words } = voice
  const { facts } = advice
  const text = (key: string) => String(facts[key] ?? '')
  switch (name) {
    case 'crop':
      return words.crops[advice.crop]
    case 'Crop':
      return voice.cropCapitals[advice.crop]!
    case 'stage':
      return words.stages[advice.growthStage]
    case 'pest':
      return words.pests[text('pest') as PestId].name
    case 'Pest':
      return capital(words.pests[text('pest') as PestId].name)
    case 'look':
      return words.pests[text('pest') as PestId].look
    case 'first':
      return words.pests[text('pest') as PestId].first
    case 'why':
      // A text about a stage need not say so, and one on usual weather says that at its end.
      return facts.why === 'stage' || facts.typical ? '' : speak(voice, voice.reasons[text('why') as ReasonId], advice)
    case 'sure':
      return words.sure[advice.confidence]
    case 'walk':
      return words.walk[text('walk') as 'field' | 'trees']
    case 'treat':
      return facts.chemical
        ? phrase(voice, words.treat[facts.chemical as 'fungicide'][facts.sprayDay ? 'day' : 'open'], advice)
        : ''
    case 'water':
      return phrase(voice, words.water[text('waterFor') as 'acre'], advice)
    case 'dose':
      return (
        phrase(voice, words.dose[text('doseFor') as 'acre'], advice) +
        (facts.plants ? phrase(voice, words.dose.handful, advice) : '')
      )
    case 'span':
      return phrase(voice, words.span[facts.from === facts.to ? 'one' : 'many'], advice)
    case 'dryness':
      return phrase(voice, words.dryness[facts.moisture === undefined ? 'feel' : 'number'], advice)
    case 'acres':
      return counted(words.acres, facts.acres as number, words)
    case 'bags':
      return facts.bags === 0.5 ? words.bags.half : counted(words.bags, facts.bags as number, words)
    case 'product':
      return words.products[text('product') as 'npk']
    case 'sign':
      return words.signs[text('sign') as 'grain']
    case 'stated':
    case 'expected':
      return words.stages[text(name) as GrowthStage]
    default:
      return shown(voice, facts[name])
  }
}

/** Sub-phrases are cut on first use and kept: there are a few dozen a language. */
function phrase(voice: Voice, source: string, advice: Advice): string {
  let cut = voice.phrases.get(source)
  if (!cut) {
    cut = template(source)
    voice.phrases.set(source, cut)
  }
  return speak(voice, cut, advice)
}

const counted = (word: Counted, n: number, words: LanguageWords): string =>
  n === 1 ? word.one : word.many.replace('{n}', numberIn(n, words))

function shown(voice: Voice, value: Fact | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return numberIn(value, voice.words)
  if (value.length === 10 && value[4] === '-' && value[7] === '-') return dateIn(value, voice)
  if (value.length === 5 && value[2] === '-') return monthDayIn(value, voice.words)
  return value
}

/** `Tuesday 24 Nov`, in the language's words and order. */
export function dateIn(iso: string, voice: Voice): string {
  const weekday = voice.days[(dayNumber(iso) + 4) % 7]!
  return voice.words.date.replace('{weekday}', weekday).replace('{day} {month}', monthDayIn(iso.slice(5), voice.words))
}

const monthDayIn = (monthDay: string, words: LanguageWords): string =>
  `${Number(monthDay.slice(3))} ${words.months[Number(monthDay.slice(0, 2)) - 1]}`

/** A number with the language's separators, as rounded as it comes. */
export function numberIn(value: number, words: Pick<LanguageWords, 'thousands' | 'decimal'>): string {
  const [whole, part] = String(Math.abs(value)).split('.')
  let grouped = whole!
  for (let at = grouped.length - 3; at > 0; at -= 3)
    grouped = grouped.slice(0, at) + words.thousands + grouped.slice(at)
  return (value < 0 ? '-' : '') + grouped + (part ? words.decimal + part : '')
}

function mapped<V, W>(of: Record<string, V>, as: (value: V) => W): Record<string, W> {
  const made: Record<string, W> = {}
  for (const key of Object.keys(of)) made[key] = as(of[key]!)
  return made
}
