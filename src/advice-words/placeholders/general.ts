import { canonicalCrop, isCropId } from '../../contracts/crops.ts'
import { fillPlaceholders } from '../../shared/fill.ts'
import { capitals } from '../capitals.ts'
import { numberIn } from '../numbers-in-words.ts'
import type { Placeholder } from '../voice.ts'
import { phraseOf } from './phrase.ts'
import { shown } from './shown.ts'

/** Placeholders that any advice may have, and those of seasonal work. */
export const general = {
  crop: (_, { words, advice }) => words.crops[advice.crop],
  Crop: (_, { words, advice }) => capitals(words.crops)[advice.crop]!,
  before: ({ before }, { words }) => phraseOf(words.crops, before),
  crops: ({ crops = '' }, { words }) =>
    crops
      .split(',')
      .map((id) => (isCropId(id) ? words.crops[canonicalCrop(id)] : ''))
      .join(', '),
  stage: (_, { words, advice }) => words.stages[advice.growthStage],
  stated: ({ stated }, { words }) => phraseOf(words.stages, stated),
  expected: ({ expected }, { words }) => phraseOf(words.stages, expected),
  // A stage is no further reason, and text on usual weather names it at the end.
  why: ({ why, typical }, { words, say }) =>
    why === undefined || why === 'stage' || typical ? '' : say(words.reasons[why]),
  by: ({ by, byToday }, { words, voice }) => (byToday ? words.today[byToday] : shown(voice, by)),
  area: ({ area = 0, landUnit }, { words }) =>
    fillPlaceholders(words[landUnit === 'hectare' ? 'hectares' : 'acres'], { n: numberIn(area, words) }),
  span: ({ from, to }, { words, say }) => say(words.span[from === to ? 'one' : 'many']),
  start: ({ from }, { words, say }) => (from === undefined ? '' : say(words.start)),
  rains: ({ rains }, { words, say }) => say(phraseOf(words.rains, rains)),
  rainsShort: ({ rains }, { words, say }) => say(phraseOf(words.rainsShort, rains)),
  lift: ({ lift }, { words }) => (lift ? words.lift : ''),
  step: ({ step }, { words }) => phraseOf(words.steps, step),
  work: ({ workFor }, { words, say }) => say(phraseOf(words.work, workFor)),
  keep: ({ keepFor }, { words, say }) => say(phraseOf(words.keep, keepFor)),
  seed: ({ seedFor }, { words, say }) => say(phraseOf(words.seed, seedFor)),
  seek: ({ seek }, { words }) => phraseOf(words.seek, seek),
  blackPods: ({ bears }, { words }) => (bears ? words.blackPods : ''),
} satisfies Record<string, Placeholder>
