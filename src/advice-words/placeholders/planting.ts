import type { Placeholder } from '../voice.ts'
import { phraseOf } from './phrase.ts'
import { shown } from './shown.ts'

/** Placeholders of planting and of fields without a season. */
export const planting = {
  instead: ({ instead }, { words, say }) => say(phraseOf(words.instead, instead)),
  dryFor: ({ dryFor }, { words, say }) => say(phraseOf(words.dryFor, dryFor)),
  standing: ({ standing }, { words, say }) => say(phraseOf(words.standing, standing)),
  goodNext: ({ goodNext }, { words, say }) => say(phraseOf(words.goodNext, goodNext)),
  unfit: ({ unfit }, { words, say }) => say(phraseOf(words.unfit, unfit)),
  sowAgain: ({ sowAgain }, { words, say }) => say(phraseOf(words.sowAgain, sowAgain)),
  waits: ({ waits }, { words, say }) => say(phraseOf(words.waits, waits)),
  foreseen: ({ foreseen }, { words, say }) => say(phraseOf(words.foreseen, foreseen)),
  expects: ({ expects }, { words, say }) => (expects ? say(words.foreseen.service) : ''),
  prepare: ({ prepare }, { words, say }) => say(phraseOf(words.prepare, prepare)),
  last: ({ last, aboutLast }, { voice, words }) => (aboutLast ? words.about : '') + shown(voice, last),
  lastDay: ({ last }, { words, say }) => (last ? say(words.lastDay.known) : ''),
  afterLast: ({ last }, { words, say }) => (last ? say(words.lastDay.after) : ''),
  resow: ({ resow }, { words, say }) => say(phraseOf(words.resow, resow)),
  spend: ({ spend }, { words, say }) => say(phraseOf(words.spend, spend)),
  guides: ({ guides }, { words, say }) => say(phraseOf(words.guides, guides)),
  noRain: ({ noRain }, { words, say }) => say(phraseOf(words.noRain, noRain)),
  notNow: ({ notNow }, { words, say }) => say(phraseOf(words.notNow, notNow)),
  drySown: ({ drySown }, { words, say }) => say(phraseOf(words.drySown, drySown)),
  variety: ({ variety }, { words, say }) => say(phraseOf(words.variety, variety)),
  sowing: ({ sowing }, { words, say }) => say(phraseOf(words.sowing, sowing)),
  choice: ({ strigaFor }, { words, say }) => say(phraseOf(words.choice, strigaFor)),
  cutGreen: ({ cutGreen }, { words }) => (cutGreen ? words.cutGreen : ''),
} satisfies Record<string, Placeholder>
