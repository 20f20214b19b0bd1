import type { Placeholder } from '../speaker.ts'
import { isPhrasePlaceholder, phrasePlaceholder } from './phrase.ts'

export const wateringPlaceholders = {
  give: ({ waterFor }, { words, say }) => say(phrasePlaceholder(words.water.give, waterFor)),
  per: ({ per }, { words, say }) => say(phrasePlaceholder(words.water.per, per)),
  again: ({ again }, { words, say }) => say(phrasePlaceholder(words.water.again, again)),
  depth: ({ test }, { words, say }) =>
    isPhrasePlaceholder(words.water.depth, test) ? say(words.water.depth[test]) : '',
  stop: ({ again, test }, { words, say }) => (test ? say(words.water.stop[again === 'one' ? 'wet' : 'ball']) : ''),
  after: ({ after }, { words, say }) => say(phrasePlaceholder(words.water.after, after)),
  shade: ({ shaded }, { words }) => (shaded ? words.shade : ''),
} satisfies Record<string, Placeholder>
