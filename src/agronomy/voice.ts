import type { CanonicalCropId } from '../contracts/crops.ts'
import type { GrowthStage } from '../contracts/farm.ts'
import type { GradeId } from '../contracts/grades.ts'
import type { Operation } from '../contracts/season.ts'
import { fill, fillWith } from '../ground/fill.ts'
import type { Words } from '../words/index.ts'
import { capital, capitals, small } from './capitals.ts'
import { dateIn, dayAndMonth } from './dates-in-words.ts'
import { carriedSaid, eachSaid, feedSaid, handSaid, productName, productsSaid } from './feeding-in-words.ts'
import { numberIn } from './numbers-in-words.ts'
import type { PestId } from './pests/pests.ts'
import type { ScoutedId } from './pests/scouting.ts'
import type { ReasonId } from './rules/catalogue.ts'
import type { Look } from './rules/quiet-look.ts'
import type { Advice, Fact } from './types.ts'

export type AdviceWords = Words['advice'] & { steps: Record<Operation, string> }

/** One language ready to speak. */
export interface Voice {
  words: AdviceWords
  /** Names of the days: the full ones on a page, the short ones in an SMS. */
  days: readonly string[]
}

/** Speaks one sentence about one advice. */
export const speak = (voice: Voice, sentence: string, advice: Advice): string =>
  fillWith(sentence, (name, afterColon) => {
    const said = saidOf(voice, name, advice)
    return afterColon && SENTENCES.has(name) ? small(said) : said
  })

/** What is said by itself too: after a colon it goes on with it. */
const SENTENCES: ReadonlySet<string> = new Set([
  'ask',
  'bringNow',
  'dryFirst',
  'walk',
  'choice',
  'noRain',
  'step',
  'packet',
  'ready',
  'bring',
  'drying',
  'test',
  'store',
  'check',
  'hold',
  'first',
])

/** Ways of drying that end with what must not be done: it comes before the test. */
const FORBIDDING: { [Way in keyof Words['advice']['produce']['drying']]?: true } = {
  nuts: true,
  cocoa: true,
  yam: true,
  bulb: true,
}

function saidOf(voice: Voice, name: string, advice: Advice): string {
  const { words } = voice
  const { facts } = advice
  const text = (key: string) => String(facts[key] ?? '')
  switch (name) {
    case 'crop':
      return words.crops[advice.crop]
    case 'Crop':
      return capitals(words.crops)[advice.crop]!
    case 'before':
      return words.crops[text('before') as CanonicalCropId]
    case 'stage':
      return words.stages[advice.growthStage]
    case 'pest':
      return words.pests[text('pest') as PestId].name
    case 'Pest':
      return capital(words.pests[text('pest') as PestId].name)
    case 'look':
      return words.pests[text('pest') as PestId].look
    case 'first':
      return facts.dryField ? words.firstDry[facts.dryField as 'rice_blast'] : words.pests[text('pest') as PestId].first
    case 'why':
      // A text about a stage need not say so, and one on usual weather says that at its end.
      return facts.why === 'stage' || facts.typical ? '' : speak(voice, words.reasons[text('why') as ReasonId], advice)
    case 'sure':
      return words.sure[advice.confidence]
    case 'walk':
      return words.walk[text('walk') as 'field' | 'trees']
    case 'ask':
      return fill(words.asks[text('pest') as ScoutedId], { of: text('of') })
    case 'many':
      return speak(voice, words.many[text('many') as 'neem'], advice)
    case 'manyShort':
      return speak(
        voice,
        facts.grams !== undefined
          ? words.manyShort.neem
          : facts.many === 'pick'
            ? words.manyShort.pick
            : words.many[text('many') as 'ask'],
        advice,
      )
    case 'when':
      return speak(voice, words.sprayOn[text('when') as 'day'], advice)
    case 'number':
      return words.packetNumber[text('number') as 'NG']
    case 'active':
      return facts.active === undefined ? speak(voice, words.anyActive, advice) : text('active')
    case 'mix':
      return speak(voice, words.mix[facts.strength ? 'dose' : facts.active === undefined ? 'any' : 'label'], advice)
    case 'packet':
      return capital(
        speak(voice, words.packet[`${facts.strength ? 'dose' : 'label'}${facts.other ? 'Or' : ''}`], advice),
      )
    case 'out':
      return fill(words.out[facts.hours ? 'hours' : 'dry'], { hours: text('hours') })
    case 'left':
      return facts.left === undefined ? '' : fill(words.left, { left: facts.left })
    case 'give':
      return speak(voice, words.water.give[text('waterFor') as 'cans'], advice)
    case 'per':
      return speak(voice, words.water.per[text('per') as 'area'], advice)
    case 'again':
      return speak(voice, words.water.again[text('again') as 'many'], advice)
    case 'depth':
      return speak(voice, words.water.depth[text('test') as 'hand'], advice)
    case 'stop':
      return speak(voice, words.water.stop[facts.again === 'one' ? 'wet' : 'ball'], advice)
    case 'after':
      return facts.after ? words.water.after[facts.after as 'rain'] : ''
    case 'area':
      return fill(words[facts.landUnit === 'hectare' ? 'hectares' : 'acres'], {
        n: numberIn(facts.area as number, words),
      })
    case 'dose':
    case 'doseShort':
      return speak(voice, words[name][text('doseFor') as 'area'], advice)
    case 'beasts':
      return words.beasts[text('beasts') as 'cattle']
    case 'feed':
    case 'feedShort':
      return facts.carried
        ? speak(voice, carriedSaid(words, facts), advice)
        : feedSaid(words, facts, name === 'feed' ? words.amount : words.amountShort)
    case 'products':
      return productsSaid(words, facts)
    case 'hand':
    case 'handShort':
      return speak(voice, handSaid(words, name, facts), advice)
    case 'each':
      return eachSaid(words, facts)
    case 'treeHand':
      return facts.treeHand ? speak(voice, words.treeHand[facts.treeHand as 'caps'], advice) : ''
    case 'place':
    case 'placeShort':
      return facts.place ? speak(voice, words[name][text('place') as 'stand'], advice) : ''
    case 'weed':
    case 'note':
      return facts[name] ? words[name] : ''
    case 'round':
      return facts.round ? speak(voice, words.round, advice) : ''
    case 'manure':
      return facts.manure ? speak(voice, words.manure[facts.manure as 'pans'], advice) : ''
    case 'ringAt':
      return speak(voice, words.ring[facts.cm ? 'trunk' : 'crown'], advice)
    case 'rains':
    case 'rainsShort':
      return speak(voice, words[name][text('rains') as 'coming'], advice)
    case 'by':
      return facts.byToday ? words.today[text('byToday') as 'noon'] : shown(voice, facts.by)
    case 'shade':
      return facts.shaded ? words.shade : ''
    case 'blackPods':
      return facts.bears ? words.blackPods : ''
    case 'cutGreen':
      return facts.cutGreen ? words.cutGreen : ''
    case 'lift':
      return facts.lift ? words.lift : ''
    case 'span':
      return speak(voice, words.span[facts.from === facts.to ? 'one' : 'many'], advice)
    case 'start':
      return facts.from === undefined ? '' : speak(voice, words.start, advice)
    case 'work':
      return speak(voice, words.work[text('workFor') as 'acre'], advice)
    case 'keep':
      return speak(voice, words.keep[text('keepFor') as 'cm'], advice)
    case 'seed':
      return facts.seedFor ? speak(voice, words.seed[text('seedFor') as 'acre'], advice) : ''
    case 'seek':
      return words.seek[text('seek') as Look]
    case 'step':
      return words.steps[text('step') as Operation]
    case 'choice':
      return speak(voice, words.choice[text('strigaFor') as 'open'], advice)
    case 'ready':
    case 'bring':
    case 'drying':
    case 'test':
    case 'store':
    case 'check':
    case 'hold':
      return facts[name] === undefined ? '' : speak(voice, phrase(words.produce[name], text(name)), advice)
    case 'dryFirst':
    case 'dryRest': {
      const whole = saidOf(voice, 'drying', advice)
      const end = text('drying') in FORBIDDING ? 0 : whole.indexOf('. ') + 1
      return name === 'dryRest' ? (end === 0 ? '' : whole.slice(end + 1)) : end === 0 ? whole : whole.slice(0, end)
    }
    case 'eve':
      return facts.eve ? words.eve : ''
    case 'bringNow':
      return `${saidOf(voice, 'eve', advice)} ${saidOf(voice, 'bring', advice)}`.trim()
    case 'dryAt':
      return facts.moisture === undefined ? '' : speak(voice, words.produce.dryAt, advice)
    case 'price':
      return facts.gap === undefined ? '' : speak(voice, words.produce.price, advice)
    case 'low':
    case 'high':
    case 'starchFrom':
    case 'starchTo':
      return words.months[Number(facts[name]) - 1] ?? ''
    case 'product':
      return productName(words.products, text('product') as GradeId)
    case 'sign':
      return words.signs[text('sign') as 'grain']
    case 'instead':
    case 'dryFor':
    case 'standing':
    case 'goodNext':
    case 'unfit':
    case 'sowAgain':
    case 'waits':
    case 'resow':
    case 'spend':
    case 'guides':
    case 'noRain':
    case 'notNow':
    case 'drySown':
    case 'mild':
    case 'variety':
    case 'sowing':
      // Said only where the fact is there.
      return facts[name] === undefined ? '' : speak(voice, (words[name] as Record<string, string>)[text(name)]!, advice)
    case 'crops':
      return text('crops')
        .split(',')
        .map((id) => words.crops[id as CanonicalCropId])
        .join(', ')
    case 'stated':
    case 'expected':
      return words.stages[text(name) as GrowthStage]
    default:
      return shown(voice, facts[name])
  }
}

function shown(voice: Voice, value: Fact | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return numberIn(value, voice.words)
  if (value.length === 10 && value[4] === '-' && value[7] === '-') return dateIn(value, voice)
  if (value.length === 5 && value[2] === '-') return fill('{day} {month}', dayAndMonth(value, voice.words))
  return value
}

/** A phrase by the key that a fact names. */
const phrase = (phrases: Readonly<Record<string, string>>, key: string): string => phrases[key] ?? ''
