import type { Placeholder } from '../speaker.ts'
import { phrasePlaceholder } from './phrase.ts'
import { shownFact } from './shown-fact.ts'

/** Placeholders of planting and of fields without a season. */
export const plantingPlaceholders = {
  instead: ({ instead }, { words, say }) => say(phrasePlaceholder(words.instead, instead)),
  dryFor: ({ dryFor }, { words, say }) => say(phrasePlaceholder(words.dryFor, dryFor)),
  standing: ({ standing }, { words, say }) => say(phrasePlaceholder(words.standing, standing)),
  goodNext: ({ goodNext }, { words, say }) => say(phrasePlaceholder(words.goodNext, goodNext)),
  unfit: ({ unfit }, { words, say }) => say(phrasePlaceholder(words.unfit, unfit)),
  sowAgain: ({ sowAgain }, { words, say }) => say(phrasePlaceholder(words.sowAgain, sowAgain)),
  waits: ({ waits }, { words, say }) => say(phrasePlaceholder(words.waits, waits)),
  foreseen: ({ foreseen }, { words, say }) => say(phrasePlaceholder(words.foreseen, foreseen)),
  expects: ({ expects }, { words, say }) => (expects ? say(words.foreseen.service) : ''),
  prepare: ({ prepare }, { words, say }) => say(phrasePlaceholder(words.prepare, prepare)),
  last: ({ last, aboutLast }, { voice, words }) => (aboutLast ? words.about : '') + shownFact(voice, last),
  lastDay: ({ last }, { words, say }) => (last ? say(words.lastDay.known) : ''),
  afterLast: ({ last }, { words, say }) => (last ? say(words.lastDay.after) : ''),
  resow: ({ resow }, { words, say }) => say(phrasePlaceholder(words.resow, resow)),
  spend: ({ spend }, { words, say }) => say(phrasePlaceholder(words.spend, spend)),
  guides: ({ guides }, { words, say }) => say(phrasePlaceholder(words.guides, guides)),
  noRain: ({ noRain }, { words, say }) => say(phrasePlaceholder(words.noRain, noRain)),
  notNow: ({ notNow }, { words, say }) => say(phrasePlaceholder(words.notNow, notNow)),
  drySown: ({ drySown }, { words, say }) => say(phrasePlaceholder(words.drySown, drySown)),
  variety: ({ variety }, { words, say }) => say(phrasePlaceholder(words.variety, variety)),
  sowing: ({ sowing }, { words, say }) => say(phrasePlaceholder(words.sowing, sowing)),
  choice: ({ strigaFor }, { words, say }) => say(phrasePlaceholder(words.choice, strigaFor)),
  cutGreen: ({ cutGreen }, { words }) => (cutGreen ? words.cutGreen : ''),
} satisfies Record<string, Placeholder>
