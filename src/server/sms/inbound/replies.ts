import type { Language } from '../../../contracts/farm.ts'

export type Command = 'stop' | 'start' | 'help'

const STOP = new Set(['stop', 'stopall', 'unsubscribe', 'quit', 'cancel'])
const START = new Set(['start', 'unstop', 'subscribe'])
const HELP = new Set(['help', 'info'])
/** Longer ones are somebody writing to us, not a command: `start` and `help` are words of every day. */
const SHORT = 4

/**
 * What a message asks for, in any letter case and with words around it. STOP is heard in any message, for leaving has to
 * be easy; START and HELP only in a short one, for nobody agrees to SMS by asking when to start planting.
 */
export function commandOf(text: string): Command | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.some((word) => STOP.has(word))) return 'stop'
  if (words.length > SHORT) return null
  if (words.some((word) => START.has(word))) return 'start'
  return words.some((word) => HELP.has(word)) ? 'help' : null
}

/** One short segment each. */
export const HELP_ANSWERS: Record<Language, string> = {
  en: '{app}: farming advice by SMS, free for you. To end it, reply STOP. To get it again, reply START.',
  ha: '{app}: shawarar noma ta SMS, kyauta gare ku. Don dainawa, ku amsa STOP. Don sake samu, ku amsa START.',
  yo: '{app}: imoran ise oko lori SMS, ofe ni fun yin. Lati da a duro, e fi STOP ranse. Lati tun gba a, e fi START ranse.',
  ig: '{app}: ndumodu oru ugbo na SMS, n’efu ka o bu nye gi. Iji kwusi ya, zaa STOP. Iji nweta ya ozo, zaa START.',
  pcm: '{app}: farm advice for SMS, you no go pay. If you wan stop am, reply STOP. If you want am again, reply START.',
  af: '{app}: boerderyraad per SMS, gratis vir jou. Antwoord STOP om dit te staak. Antwoord START om dit weer te kry.',
  ng: '{app}: omayele guunafaalama ko-SMS, oshali kungoye. Opo li hulithwe, yamukula STOP. Opo li tameke ishewe, yamukula START.',
}
