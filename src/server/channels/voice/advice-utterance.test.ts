import { beforeAll, describe, expect, test } from 'bun:test'
import { fillTemplate } from '../../../advice-words/speaker.ts'
import { speakerInLanguage } from '../../../advice-words/speakers.ts'
import { RULES, type RuleId } from '../../../agronomy/rules/rule-catalogue.ts'
import { farmerWeeks } from '../../../agronomy/testing/made-weeks.ts'
import type { Advice } from '../../../agronomy/types.ts'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { ODDS as JUNE_ODDS, NIMET } from '../../weather/rains/testing/june-odds.ts'
import { clipsOfAdvice, clipsOfTitle } from './advice-utterance.ts'
import { listClips } from './clips.ts'
import { rainsUtterances } from './rain-utterances.ts'

let made: Advice[]
beforeAll(() => {
  made = [...farmerWeeks(84, 7)].flatMap(({ advice }) => advice)
})

const scriptOf = (language: Language) => listClips(language, { app: 'Gona' })
const isNumber = (clip: string) => /^(number-\d+|half|and-half|point|minus)$/.test(clip)

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  test('every advice and title is a list of clips that are in the script', () => {
    const script = scriptOf(language)
    const wrong = made.filter((advice) => {
      const clips = [clipsOfAdvice(advice, language), clipsOfTitle(advice, language)]
      return clips.some((list) => list === null || list.length === 0 || list.some((clip) => !script.has(clip)))
    })
    expect(wrong.map(({ rule }) => rule)).toEqual([])
  })

  test('the clips of an advice name its crop', () => {
    const mute = made.filter((advice) => !clipsOfAdvice(advice, language)!.includes(`crop-${advice.crop}`))
    expect(mute.map(({ rule }) => rule)).toEqual([])
  })

  test('the clips have the words and figures of the short text, all of them and in its order', () => {
    const script = scriptOf(language)
    const { page } = speakerInLanguage(language)
    const different = made.flatMap((advice) => {
      if (isDescribed(advice, language)) return []
      const text = fillTemplate(page, page.words.rules[advice.rule].sms, advice)
      const clips = clipsOfAdvice(advice, language)!
      const first = /\{[Cc]rop\}/.test(TEXTS_BY_LANGUAGE[language].advice.rules[advice.rule].sms) ? 0 : 1
      const words = clips.slice(first).map((clip) => (isNumber(clip) ? '' : script.get(clip)!.text))
      return lettersOf(words.join(' ')) === lettersOf(text) ? [] : [`${text} / ${words.join(' | ')}`]
    })
    expect(different.slice(0, 3)).toEqual([])
  })
})

/** True for advice without clips for its whole text: varieties are described by their days, and a product's full name needs its own clip. */
function isDescribed({ facts }: Advice, language: Language): boolean {
  const products = TEXTS_BY_LANGUAGE[language].advice.products as Record<string, string>
  const long = [facts.product, facts.product2].some((id) => products[String(id)]?.includes('('))
  return Boolean(facts.names) || Boolean(facts.varieties) || long
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\d\s.,;:!?+()[\]/–—-]/g, '')

describe('the odds of the rains', () => {
  const WEEK = JUNE_ODDS.weeks[0]!
  const ODDS = { ...JUNE_ODDS, weeks: [WEEK] }
  const NO_ODDS = { ...ODDS, weeks: [], best: null, later: null }

  test('are clips of tenths, weeks and months', () => {
    const script = scriptOf('en')
    const [said] = rainsUtterances(ODDS, 'en')
    expect(said!.clips!.map((clip) => script.get(clip)!.text)).toEqual([
      'Rains for planting',
      '6',
      'in 10 between',
      '12',
      'Jun',
      'and',
      '25',
      'Jun',
      '1',
      'in 10 this week',
      'Wait, and prepare the land',
    ])
    expect(said!.text).toStartWith('Rains for planting: 6 in 10 between 12 Jun and 25 Jun.')
  })

  test.each(LANGUAGE_IDS)('are in the script of %s, whatever they are', (language) => {
    const script = scriptOf(language)
    for (const rains of [
      ODDS,
      { ...ODDS, getSeed: true },
      { ...ODDS, weeks: [{ ...WEEK, tenths: 0 }] },
      { ...NO_ODDS, later: 10, laterThanSeen: true },
    ]) {
      const { clips } = rainsUtterances(rains, language)[0]!
      expect(clips!.filter((clip) => !script.has(clip))).toEqual([])
      expect(clips!.length).toBeGreaterThan(2)
    }
  })

  test('are not said once the rains are seen, nor where nothing is foreseen; a service’s names have no clips', () => {
    expect([rainsUtterances({ ...ODDS, seen: '2026-06-10' }, 'en'), rainsUtterances(NO_ODDS, 'en')]).toEqual([[], []])
    expect(rainsUtterances({ ...NO_ODDS, expected: NIMET }, 'en')).toMatchObject([
      { clips: null, text: 'NiMet expects the rains at Kano between 3 Jun and 10 Jun (2026).' },
    ])
  })
})

test('an amount is spoken with its figure, its unit and its land', () => {
  const feeding = made.find(({ rule, facts }) => rule === 'fertilizer.go' && facts.kg && facts.bags === 0)!
  const script = scriptOf('ha')
  const said = clipsOfAdvice(feeding, 'ha')!
  const at = said.indexOf(`number-${feeding.facts.kg}`)
  expect(at).toBeGreaterThan(0)
  expect(said.slice(at - 1, at + 1).map((clip) => script.get(clip)!.text)).toContain('kg')
})

test('every rule has its title in the script of every language', () => {
  for (const language of LANGUAGE_IDS) {
    const names = [...scriptOf(language).keys()]
    const missing = (Object.keys(RULES) as RuleId[]).filter((rule) => {
      const stem = `advice-${rule.replaceAll('.', '-')}`
      return !names.some((name) => new RegExp(`^${stem}-\\d`).test(name))
    })
    expect([language, missing]).toEqual([language, []])
  }
})

test('a clip has a name that is a file name on every disk, and words without blanks', () => {
  for (const language of LANGUAGE_IDS)
    for (const { clip, text } of scriptOf(language).values()) {
      expect(clip).toMatch(/^[a-z0-9_-]+$/)
      expect(text).not.toMatch(/[{}#\uE000-\uF8FF]/)
    }
})
