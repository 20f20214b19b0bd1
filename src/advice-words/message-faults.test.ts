import { afterEach, expect, test } from 'bun:test'
import type { AdviceFacts } from '../agronomy/facts.ts'
import type { RuleId } from '../agronomy/rules/rule-catalogue.ts'
import type { Advice } from '../agronomy/types.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { sentencesOf } from '../words/sentences.ts'
import { setSentence } from '../words/set-sentence.ts'
import { noteWordChange } from '../words/word-changes.ts'
import { type MessageFault, messageFaults } from './testing/message-faults.ts'

const ASOF = '2029-06-18'
const SPRAY: AdviceFacts = {
  pest: 'faw',
  act: 4,
  count: 6,
  active: 'spinosad',
  when: 'open',
  waitFor: 'known',
  waitDays: 7,
}

const adviceOf = (rule: RuleId, facts: AdviceFacts): Advice =>
  ({ rule, crop: 'maize', facts, priority: 'high', confidence: 'medium', score: 1, validUntil: '2029-06-25' }) as Advice

const PLANTED = ['ha', 'pcm'] as const
const built = PLANTED.map((language) => new Map(sentencesOf(TEXTS_BY_LANGUAGE[language])))
const plant = (path: string, text: string, language: (typeof PLANTED)[number] = 'ha') => {
  setSentence(TEXTS_BY_LANGUAGE[language], path, text)
  noteWordChange()
}
afterEach(() => {
  for (const [at, language] of PLANTED.entries()) {
    const now = sentencesOf(TEXTS_BY_LANGUAGE[language])
    for (const [path, text] of built[at] ?? [])
      if (now.get(path) !== text) setSentence(TEXTS_BY_LANGUAGE[language], path, text)
  }
  noteWordChange()
})

test('the built-in words have none of them', () => {
  expect(messageFaults(adviceOf('pest.spray', SPRAY), 'ha', ASOF)).toEqual([])
  expect(messageFaults(adviceOf('dry.young', { by: '2029-06-20' }), 'ha', ASOF)).toEqual([])
})

test.each<[MessageFault, RuleId, AdviceFacts, string]>([
  ['no care', 'pest.spray', SPRAY, '{Crop}: {packet} Takalmi, safar hannu; yara nesa. Fesa {when}. {Pest}.'],
  ['no care', 'pest.spray', SPRAY, '{Crop}: {packet} {waitShort} Takalmi; yara nesa. Fesa {when}. {Pest}.'],
  ['no care', 'pest.spray', SPRAY, '{Crop}: {packet} {waitShort} Takalmi, safar hannu. Fesa {when}. {Pest}.'],
  ['no hold', 'dry.young', { by: '2029-06-20' }, '{Crop}: kafin {by} ta wuce cire ciyawa, rufe kasa, sa taki.'],
  ['late', 'care.next', { from: '2029-06-20', step: 'plant', to: '2029-06-10' }, '{Crop}: daga {from}: {step}, {to}.'],
  [
    'no unit',
    'harvest.soon',
    { ready: 'bags', by: '2029-06-20', daysLeft: 8 },
    '{Crop}: {ready} Zai nuna nan da kimanin mako {daysLeft}.',
  ],
])('a planted "%s" is found in an SMS of %s', (fault, rule, facts, text) => {
  plant(`advice.rules.${rule}.sms`, text)
  expect(messageFaults(adviceOf(rule, facts), 'ha', ASOF)).toContain(fault)
})

test('a planted English sentence is found in a Naijá SMS, and its own sentence is not', () => {
  const advice = adviceOf('dry.young', { by: '2029-06-20' })
  expect(messageFaults(advice, 'pcm', ASOF)).toEqual([])
  plant('advice.rules.dry.young.sms', '{Crop}: by {by} weed, cover the soil with dry grass. Hold fertiliser.', 'pcm')
  expect(messageFaults(advice, 'pcm', ASOF)).toContain('no Naijá')
})
