import type { Language } from '../../contracts/farm.ts'
import type { Messages, ScreenMessages } from '../../contracts/messages/en.ts'

/** Each language is a file of its own: a page loads only its own. */
const SCREENS: Record<Language, () => Promise<ScreenMessages>> = {
  en: async () => (await import('../../contracts/messages/en.ts')).en,
  ha: async () => (await import('../../contracts/messages/ha.ts')).ha,
  yo: async () => (await import('../../contracts/messages/yo.ts')).yo,
  ig: async () => (await import('../../contracts/messages/ig.ts')).ig,
  pcm: async () => (await import('../../contracts/messages/pcm.ts')).pcm,
  af: async () => (await import('../../contracts/messages/af.ts')).af,
  ng: async () => (await import('../../contracts/messages/ng.ts')).ng,
}

/** The dashboard's words, which no farmer's page needs. */
const ADMIN: Record<Language, () => Promise<Omit<Messages, keyof ScreenMessages>>> = {
  en: async () => (await import('../../contracts/messages/en-admin.ts')).enAdmin,
  ha: async () => (await import('../../contracts/messages/ha-admin.ts')).haAdmin,
  yo: async () => (await import('../../contracts/messages/yo-admin.ts')).yoAdmin,
  ig: async () => (await import('../../contracts/messages/ig-admin.ts')).igAdmin,
  pcm: async () => (await import('../../contracts/messages/pcm-admin.ts')).pcmAdmin,
  af: async () => (await import('../../contracts/messages/af-admin.ts')).afAdmin,
  ng: async () => (await import('../../contracts/messages/ng-admin.ts')).ngAdmin,
}

/** The words of one page. A farmer's page never asks for the dashboard's, though their keys have the same type. */
export async function loadMessages(language: Language, island: string): Promise<Messages> {
  const [screens, admin] = await Promise.all([SCREENS[language](), island.startsWith('admin') ? ADMIN[language]() : {}])
  return { ...screens, ...admin } as Messages
}
