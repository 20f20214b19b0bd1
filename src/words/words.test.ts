import { describe, expect, test } from 'bun:test'
import { CROP_IDS, canonicalCrop } from '../contracts/crops.ts'
import { listComplaints } from './complaints.ts'
import { type LanguageTexts, TEXTS_BY_LANGUAGE } from './index.ts'
import { sentencesOf } from './sentences.ts'

const { en, ha } = TEXTS_BY_LANGUAGE

test.each(Object.entries(TEXTS_BY_LANGUAGE))(
  'in %s no two crops have the same name, but for one and many of the same',
  (_, words) => {
    const crops = Map.groupBy(CROP_IDS, (crop) => words.screens[`crop.${crop}`])
    const confused = [...crops].filter(([, ids]) => new Set(ids.map(canonicalCrop)).size > 1)
    expect(confused).toEqual([])
  },
)

test.each(Object.keys(TEXTS_BY_LANGUAGE) as (keyof typeof TEXTS_BY_LANGUAGE)[])(
  'in %s texts that differ in English differ, but for those recorded',
  (language) => {
    const english = sentencesOf(en)
    const ids = Map.groupBy(sentencesOf(TEXTS_BY_LANGUAGE[language]).entries(), ([, sentence]) => sentence)
    const alike = [...ids.values()].map((entries) => entries.map(([id]) => id))
    const shown = alike
      .filter((group) => new Set(group.map((id) => english.get(id)!.toLowerCase())).size > 1)
      .map((group) => group.sort().join(' = '))
    expect(shown.sort()).toMatchSnapshot()
  },
)

test.each(Object.keys(TEXTS_BY_LANGUAGE) as (keyof typeof TEXTS_BY_LANGUAGE)[])(
  'of %s there is nothing to complain',
  (language) => {
    expect(listComplaints(language)).toEqual([])
  },
)

describe('a complaint is made of', () => {
  test.each<[string, Partial<LanguageTexts>, string]>([
    ['a list with one less', { advice: { ...ha.advice, days: ha.advice.days.slice(1) } }, 'advice.days.6 is missing'],
    ['one more', { advice: { ...ha.advice, days: [...ha.advice.days, 'Huta'] } }, 'advice.days.7 is not in English'],
    ['nothing said', { notices: { ...ha.notices, heavyRain: '' } }, 'notices.heavyRain is empty'],
    [
      'a figure that got lost',
      { notices: { ...ha.notices, smsStoppedBody: 'Kamfanin SMS' } },
      'notices.smsStoppedBody has {} where English has {reason}',
    ],
    [
      'a name that English has not',
      { notices: { ...ha.notices, smsStoppedBody: 'SMS {reason} {why}' } },
      'notices.smsStoppedBody has {reason,why} where English has {reason}',
    ],
    ['English', { recovery: { ...ha.recovery, text: en.recovery.text } }, 'recovery.text was left in English'],
    ['marks apart', { recovery: { ...ha.recovery, again: 'o\u0323' } }, 'recovery.again has letters and marks apart'],
    [
      'a month too few',
      { screens: { ...ha.screens, 'date.monthsShort': 'Jan Fab' } },
      'screens.date.monthsShort is not as many words as there are',
    ],
    [
      'a long SMS',
      { sms: { ...ha.sms, speaks: `{app} {language} ${'a'.repeat(160)}` } },
      'sms.speaks is longer than one SMS',
    ],
    [
      'a letter that no SMS carries',
      { advice: { ...ha.advice, blackPods: 'ماء' } },
      'advice.blackPods has letters that no SMS carries',
    ],
    [
      'a word to send that got lost',
      { notices: { ...ha.notices, smsStoppedBody: 'Kamfani: {reason}' } },
      'notices.smsStoppedBody has lost SMS',
    ],
    [
      'an order that no longer forbids',
      { tips: { ...ha.tips, wetLeaves: 'Yi aiki a cikin jikakken ganye.' } },
      'tips.wetLeaves says "do not" 0 times and English 1 times: a prohibition got lost',
    ],
    [
      'a figure or unit that got lost',
      { advice: { ...ha.advice, keep: { ...ha.advice.keep, one: 'shuka a kowane rami' } } },
      'advice.keep.one has lost 1',
    ],
  ])('%s', (_, wrong, complaint) => {
    expect(listComplaints('ha', { ...ha, ...wrong })).toEqual([`ha: ${complaint}`])
  })
})
