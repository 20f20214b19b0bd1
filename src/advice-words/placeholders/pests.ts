import { isScoutedPest } from '../../agronomy/pests/scouting.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { uppercaseFirst } from '../capitals.ts'
import type { Placeholder } from '../speaker.ts'
import { phrasePlaceholder } from './phrase.ts'

/** Placeholders of pests, diseases and sprays. */
export const pestPlaceholders = {
  pest: ({ pest }, { words }) => (pest ? words.pests[pest].name : ''),
  Pest: ({ pest }, { words }) => (pest ? uppercaseFirst(words.pests[pest].name) : ''),
  look: ({ pest }, { words }) => (pest ? words.pests[pest].look : ''),
  first: ({ pest, dryField }, { words }) => (dryField ? words.firstDry[dryField] : pest ? words.pests[pest].first : ''),
  sure: (_, { words, advice }) => words.sure[advice.confidence],
  walk: ({ walk }, { words }) => phrasePlaceholder(words.walk, walk),
  ask: ({ pest = '', of = '' }, { words }) => (isScoutedPest(pest) ? fillPlaceholders(words.asks[pest], { of }) : ''),
  many: ({ many }, { words, say }) => say(phrasePlaceholder(words.many, many)),
  manyShort: ({ many, grams }, { words, say }) =>
    say(
      grams !== undefined
        ? words.manyShort.neem
        : many === 'pick'
          ? words.manyShort.pick
          : phrasePlaceholder(words.many, many),
    ),
  mild: ({ mild }, { words, say }) => say(phrasePlaceholder(words.mild, mild)),
  when: ({ when }, { words, say }) => say(phrasePlaceholder(words.sprayOn, when)),
  number: ({ number }, { words }) => phrasePlaceholder(words.packetNumber, number),
  active: ({ active }, { words, say }) => active ?? say(words.anyActive),
  mix: ({ strength, active }, { words, say }) =>
    say(words.mix[strength ? 'dose' : active === undefined ? 'any' : 'label']),
  packet: ({ strength, other }, { words, say }) =>
    uppercaseFirst(say(words.packet[`${strength ? 'dose' : 'label'}${other ? 'Or' : ''}`])),
  out: ({ hours }, { words }) => fillPlaceholders(words.out, { hours: hours ?? '' }),
  // A text with a dose is long, so the number of remaining sprays is only in the plan.
  left: ({ left, strength }, { words }) =>
    left === undefined || strength ? '' : fillPlaceholders(words.left, { left }),
  wait: ({ waitFor }, { words, say }) => say(phrasePlaceholder(words.wait, waitFor)),
  waitShort: ({ waitFor }, { words, say }) =>
    say(phrasePlaceholder(words.waitShort, waitFor === 'unknown' ? 'known' : waitFor)),
  // A text that names a barred product is long, and the bottle has the days.
  waitWhy: ({ waitFor, barredFor }, { words, say }) =>
    waitFor && waitFor !== 'dry' && !barredFor ? say(words.waitWhy[waitFor]) : '',
  keepOut: ({ outFor }, { words, say }) => say(phrasePlaceholder(words.keepOut, outFor)),
  barredIs: ({ barredFor }, { words, say }) => say(phrasePlaceholder(words.barredIs, barredFor)),
  tell: ({ number }, { words }) => phrasePlaceholder(words.tell, number),
  help: ({ help }, { words }) => (help ? fillPlaceholders(words.help, { help }) : ''),
} satisfies Record<string, Placeholder>
