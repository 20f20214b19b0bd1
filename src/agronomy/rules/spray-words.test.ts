import { expect, test } from 'bun:test'
import { fillTemplate } from '../../advice-words/speaker.ts'
import { speakerInLanguage } from '../../advice-words/speakers.ts'
import { smsInLanguage } from '../../advice-words/word-advice.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toSmsCharacters } from '../../words/plain-characters.ts'
import { assessField } from '../field.ts'
import { sprayDoseFor } from '../pests/active-ingredients.ts'
import { PEST_IDS } from '../pests/pests.ts'
import { isPreventableDisease, PREVENTIVE_SPRAYS, remediesFor } from '../pests/remedies.ts'
import { isScoutedPest } from '../pests/scouting.ts'
import { cropsWith } from '../testing/crops-with.ts'
import { situationOf } from '../testing/example-fields.ts'
import type { Advice } from '../types.ts'
import { buildAdvice } from './build-advice.ts'
import { activeIngredientFacts, neemFacts, preHarvestIntervalFacts } from './pest-remedy.ts'

/** Every card that orders a spray: each pest on each of its crops with each remedy. */
function* sprayCards(): Generator<Advice> {
  for (const pest of PEST_IDS)
    for (const crop of cropsWith(pest)) {
      const field = assessField(situationOf({ place: 'kano', crop, asOf: '2026-09-23' }))
      const card = (rule: 'pest.spray' | 'pest.protect' | 'pest.neem', facts: Advice['facts']) =>
        buildAdvice(field, {
          rule,
          priority: 'high',
          confidence: 'high',
          stake: 8,
          soon: 8,
          why: 'counted',
          facts: { pest, count: 9, act: 5, every: 7, when: 'day', sprayDay: '2026-09-30', ...facts },
          evidence: [],
          days: 3,
        })
      if (isScoutedPest(pest)) {
        const { actives, biological } = remediesFor(pest)
        for (const active of [...actives, null])
          yield card('pest.spray', activeIngredientFacts(field, active, active && sprayDoseFor(active, pest)))
        if (biological.includes('neem'))
          yield card('pest.neem', { ...neemFacts(), ...preHarvestIntervalFacts(field, 'neem') })
      }
      if (isPreventableDisease(pest))
        for (const active of PREVENTIVE_SPRAYS[pest].actives)
          yield card('pest.protect', activeIngredientFacts(field, active, sprayDoseFor(active, pest)))
    }
}

test.each(LANGUAGE_IDS)(
  'every SMS in %s that orders a spray orders the days to the harvest in its second sentence',
  (language) => {
    const { sms: voice } = speakerInLanguage(language)
    const wrong: string[] = []
    let seen = 0
    for (const advice of sprayCards()) {
      seen++
      const text = smsInLanguage(advice, language)
      const order = toSmsCharacters(fillTemplate(voice, '{waitShort}', advice), language)
      const sentences = text.split(/(?<=\.) /)
      if (text.length > 160 || sentences[1] !== order) wrong.push(text)
    }
    expect(seen).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  },
)

/** The days to the harvest count from the spray, not from the message. */
const AFTER_THE_SPRAY: Record<Language, RegExp> = {
  en: /after spraying/,
  ha: /bayan feshi/,
  yo: /lẹ́yìn fífín/,
  ig: /e fesachara/,
  pcm: /after spray/,
  af: /ná (?:die )?bespuiting/,
  ng: /konima yomuti/,
}

test.each(LANGUAGE_IDS)(
  'every order in %s to wait with the harvest says that the days run after the spray',
  (language) => {
    const { wait, waitShort } = TEXTS_BY_LANGUAGE[language].advice
    for (const order of [wait.known, wait.unknown, waitShort.known])
      expect(order.normalize('NFC')).toMatch(AFTER_THE_SPRAY[language])
  },
)
