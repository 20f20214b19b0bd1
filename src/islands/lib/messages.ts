import type { Language } from '../../contracts/farm.ts'
import type { Messages } from '../../contracts/messages/en.ts'

/** Each language is a file of its own: a page loads only its own. */
export const MESSAGES: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('../../contracts/messages/en.ts')).en,
  ha: async () => (await import('../../contracts/messages/ha.ts')).ha,
  yo: async () => (await import('../../contracts/messages/yo.ts')).yo,
  ig: async () => (await import('../../contracts/messages/ig.ts')).ig,
  pcm: async () => (await import('../../contracts/messages/pcm.ts')).pcm,
  af: async () => (await import('../../contracts/messages/af.ts')).af,
  ng: async () => (await import('../../contracts/messages/ng.ts')).ng,
}
