import type { Placeholder } from '../voice.ts'
import { isPhraseOf, phraseOf } from './phrase.ts'

export const watering = {
  give: ({ waterFor }, { words, say }) => say(phraseOf(words.water.give, waterFor)),
  per: ({ per }, { words, say }) => say(phraseOf(words.water.per, per)),
  again: ({ again }, { words, say }) => say(phraseOf(words.water.again, again)),
  depth: ({ test }, { words, say }) => (isPhraseOf(words.water.depth, test) ? say(words.water.depth[test]) : ''),
  stop: ({ again, test }, { words, say }) => (test ? say(words.water.stop[again === 'one' ? 'wet' : 'ball']) : ''),
  after: ({ after }, { words, say }) => say(phraseOf(words.water.after, after)),
  shade: ({ shaded }, { words }) => (shaded ? words.shade : ''),
} satisfies Record<string, Placeholder>
