import { onsetOddsFacts } from '../../../agronomy/rules/expected-onset.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { RainStartForecast } from '../../../contracts/rains.ts'
import { translatorFor } from '../../../words/index.ts'
import { rainLines } from '../../../words/rain-lines.ts'
import { sentencesIn } from '../../../words/sentences-in.ts'
import { clipsOfText } from './advice-utterance.ts'
import { SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'

/** Reports the odds of the start of the rains or the national forecast; nothing once the rains are seen. */
export function rainsUtterances(rains: RainStartForecast, language: Language): Utterance[] {
  const hasOdds = isOddsForecast(rains)
  if (!hasRainStartToSay(rains)) return []
  const text = rainLines(rains, translatorFor(language)).join(' ')
  // A service and its area have no clips.
  const clips = hasOdds ? clipsOfText({ rule: 'planting.rains', facts: onsetOddsFacts(rains) }, language, 'sms') : null
  return [{ clips, text, rank: SPOKEN_TEXT_RANK.weather }]
}

export const rainSentences = (rains: RainStartForecast): string[] =>
  hasRainStartToSay(rains) ? sentencesIn((t) => rainLines(rains, t)) : []

const isOddsForecast = ({ best, laterThanSeen }: RainStartForecast) => best !== null || laterThanSeen
const hasRainStartToSay = (rains: RainStartForecast) =>
  rains.seen === null && (isOddsForecast(rains) || rains.expected !== null)
