import { isScouted } from '../../agronomy/pests/scouting.ts'
import { fill } from '../../ground/fill.ts'
import { capital } from '../capitals.ts'
import type { Placeholder } from '../voice.ts'
import { phraseOf } from './phrase.ts'

/** Placeholders of pests and diseases, and of what is sprayed against them. */
export const pests = {
  pest: ({ pest }, { words }) => (pest ? words.pests[pest].name : ''),
  Pest: ({ pest }, { words }) => (pest ? capital(words.pests[pest].name) : ''),
  look: ({ pest }, { words }) => (pest ? words.pests[pest].look : ''),
  first: ({ pest, dryField }, { words }) => (dryField ? words.firstDry[dryField] : pest ? words.pests[pest].first : ''),
  sure: (_, { words, advice }) => words.sure[advice.confidence],
  walk: ({ walk }, { words }) => phraseOf(words.walk, walk),
  ask: ({ pest = '', of = '' }, { words }) => (isScouted(pest) ? fill(words.asks[pest], { of }) : ''),
  many: ({ many }, { words, say }) => say(phraseOf(words.many, many)),
  manyShort: ({ many, grams }, { words, say }) =>
    say(
      grams !== undefined ? words.manyShort.neem : many === 'pick' ? words.manyShort.pick : phraseOf(words.many, many),
    ),
  mild: ({ mild }, { words, say }) => say(phraseOf(words.mild, mild)),
  when: ({ when }, { words, say }) => say(phraseOf(words.sprayOn, when)),
  number: ({ number }, { words }) => phraseOf(words.packetNumber, number),
  active: ({ active }, { words, say }) => active ?? say(words.anyActive),
  mix: ({ strength, active }, { words, say }) =>
    say(words.mix[strength ? 'dose' : active === undefined ? 'any' : 'label']),
  packet: ({ strength, other }, { words, say }) =>
    capital(say(words.packet[`${strength ? 'dose' : 'label'}${other ? 'Or' : ''}`])),
  out: ({ hours }, { words }) => fill(words.out[hours ? 'hours' : 'dry'], { hours: hours ?? '' }),
  left: ({ left }, { words }) => (left === undefined ? '' : fill(words.left, { left })),
} satisfies Record<string, Placeholder>
