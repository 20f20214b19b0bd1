import { describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import type { WarningEvent } from '../../contracts/warnings.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { SoonWarning } from '../warnings/soon.ts'
import type { AdvisoryRow } from './advisory-row.ts'
import {
  addWarningToAdvisory,
  smsTextUnderWarning,
  stepsUnderWarning,
  WORK_SUSPENDED_BY_WARNING,
  warningDuringAdvice,
} from './advisory-under-warning.ts'

const soon = (event: WarningEvent, over: Partial<SoonWarning> = {}) =>
  ({ event, from: '2026-08-18', names: () => ({ source: 'NiMet', event, time: 'today' }), ...over }) as SoonWarning
const row = (rule: string, over: object = {}) =>
  ({ rule, validUntil: '2026-08-20', done: false, facts: {}, ...over }) as unknown as AdvisoryRow
const advisory = (over: Partial<Advisory> = {}) => ({ content: 'Spray now.', beside: null, ...over }) as Advisory

const [, sprayRule] = WORK_SUSPENDED_BY_WARNING.find(([event]) => event === 'heat')!
const [, feedRule] = WORK_SUSPENDED_BY_WARNING.find(([event]) => event === 'dry-spell')!
const [, dryRule] = WORK_SUSPENDED_BY_WARNING.find(
  ([event, rule]) =>
    event === 'wind' && !WORK_SUSPENDED_BY_WARNING.some(([other, same]) => other === 'heat' && same === rule),
)!

describe('work of the days of a warning', () => {
  test.each<[WarningEvent, boolean, boolean, boolean]>([
    ['thunderstorm', true, true, true],
    ['heavy-rain', true, true, true],
    ['flood', true, true, true],
    ['other', true, true, true],
    ['wind', true, false, true],
    ['dust', true, false, true],
    ['heat', true, false, false],
    ['dry-spell', false, true, false],
  ])('%s: spraying waits %p, feeding %p, drying %p', (event, spray, feed, dry) => {
    const over = (rule: string) => warningDuringAdvice(row(rule), [soon(event)], 'en')
    expect([sprayRule, feedRule, dryRule].map((rule) => over(rule) !== null)).toEqual([spray, feed, dry])
    for (const rule of [sprayRule, feedRule, dryRule])
      expect(WORK_SUSPENDED_BY_WARNING.some(([pair, same]) => pair === event && same === rule)).toBe(
        over(rule) !== null,
      )
  })

  test('of mould does not wait: it asks to dry', () => {
    expect(warningDuringAdvice(row('risk.mould'), [soon('heavy-rain')], 'en')).toBeNull()
    expect(WORK_SUSPENDED_BY_WARNING.some(([, rule]) => rule === 'risk.mould')).toBe(false)
  })

  test('of advice that is done, or over by then, is not named', () => {
    const over = (more: object) => warningDuringAdvice(row(sprayRule, more), [soon('wind')], 'en')
    expect(over({})).not.toBeNull()
    expect(over({ done: true })).toBeNull()
    expect(over({ validUntil: '2026-08-17' })).toBeNull()
    expect(over({ validUntil: '2026-08-18' })).not.toBeNull()
    expect(over({ validUntil: null })).not.toBeNull()
  })

  test('is named by the first warning that concerns it', () => {
    const [late, early] = [soon('wind', { from: '2026-09-01' }), soon('dust')]
    expect(warningDuringAdvice(row(sprayRule), [soon('dry-spell'), late, early], 'en')!.named).toContain('dust')
  })
})

describe('a card of rain', () => {
  test.each<[string, WarningEvent, object, boolean]>([
    ['rain.heavy', 'heavy-rain', {}, true],
    ['rain.heavy', 'flood', {}, true],
    ['rain.heavy', 'thunderstorm', {}, true],
    ['rain.heavy', 'wind', {}, false],
    ['rain.heavy', 'other', {}, false],
    ['rain.heavy', 'heavy-rain', { rains: 'fallen' }, false],
    ['care.weeds', 'heavy-rain', {}, false],
  ])('%s under %s with %j gives way: %p', (rule, event, facts, gives) => {
    const over = warningDuringAdvice(row(rule, { facts }), [soon(event)], 'en')
    expect(over?.replaces ?? false).toBe(gives)
  })
})

describe('the text', () => {
  const wind = [soon('wind')]

  test('of work begins with the warning; that of rain is replaced by it', () => {
    const waits = 'NiMet warns of wind, today. Wait until it has passed.'
    expect(addWarningToAdvisory(row(sprayRule), advisory(), wind, 'en').content).toBe(`${waits} Spray now.`)
    expect(addWarningToAdvisory(row('rain.heavy'), advisory(), [soon('flood')], 'en').content).toBe(
      'NiMet warns of flood, today. Move to high ground. Do not cross moving water.',
    )
  })

  test('without a warning stays as it is, also beside it in another language', () => {
    const plain = advisory({ beside: { language: 'ha', content: 'Fesa.' } as Advisory['beside'] })
    expect(addWarningToAdvisory(row(sprayRule), plain, [], 'en')).toBe(plain)
    const under = addWarningToAdvisory(row(sprayRule), plain, wind, 'en')
    expect(under.content).toEndWith(`${TEXTS_BY_LANGUAGE.en.warnings.wait} Spray now.`)
    expect(under.beside!.content).toMatch(/^.*NiMet/)
    expect(under.beside!.content).toEndWith(`${TEXTS_BY_LANGUAGE.ha.warnings.wait} Fesa.`)
    expect(addWarningToAdvisory(row(sprayRule), advisory(), wind, 'en').beside).toBeNull()
  })

  test('as an SMS is the warning alone, without its orders where that is too long', () => {
    const sms = (over: Partial<SoonWarning>) =>
      smsTextUnderWarning(row(sprayRule), 'Spray.', [soon('wind', over)], 'en')
    expect(smsTextUnderWarning(row(sprayRule), 'Spray.', [], 'en')).toBe('Spray.')
    expect(sms({})).toBe('NiMet warns of wind, today. Wait until it has passed.')
    const long = 'x'.repeat(130)
    expect(sms({ names: () => ({ source: 'NiMet', event: long, time: 'today' }) } as never)).toBe(
      `NiMet warns of ${long}, today.`,
    )
  })

  test('of the steps begins with it, or is it', () => {
    const steps = [{ text: 'Mix.', drawing: null, when: false }]
    const [own, under] = [advisory(), advisory({ content: 'Wait. Spray now.' })]
    expect(stepsUnderWarning(own, own, { steps }).steps).toEqual(steps)
    expect(stepsUnderWarning(under, own, { steps }).steps).toEqual([
      { text: 'Wait.', drawing: null, when: false },
      ...steps,
    ])
    expect(stepsUnderWarning(advisory({ content: 'Stay inside.' }), own, { steps }).steps).toEqual([
      { text: 'Stay inside.', drawing: null, when: false },
    ])
  })
})
