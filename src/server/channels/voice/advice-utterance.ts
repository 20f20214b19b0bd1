import { uppercaseFirst } from '../../../advice-words/capitals.ts'
import { fillTemplate } from '../../../advice-words/speaker.ts'
import type { Advice } from '../../../agronomy/types.ts'
import type { Language } from '../../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import type { SpokenAdvice } from '../../advisories/spoken-advice.ts'
import { clipNames } from './clips.ts'
import { type MarkedWords, markedWordsOf } from './marked-words.ts'
import { clipsOfNumber } from './number-clips.ts'
import { SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'

export type SpokenTitle = Pick<SpokenAdvice, 'rule' | 'crop' | 'facts'> & Partial<Pick<Advice, 'growthStage'>>

/** Returns an advice with its crop, action and amount: as clips, as text for the English voice and as an SMS. */
export function adviceUtterance(advice: SpokenAdvice, language: Language): Utterance {
  const { title, content, crop } = advice
  const name = TEXTS_BY_LANGUAGE[language].advice.crops[crop]
  const text = `${title}${/[.?!]$/.test(title) ? '' : '.'} ${content}`
  const named = text.toLowerCase().includes(name.toLowerCase())
  return {
    clips: clipsOfAdvice(advice, language),
    text: named ? text : `${uppercaseFirst(name)}: ${text}`,
    sms: advice.sms,
    rank: SPOKEN_TEXT_RANK.advice,
  }
}

/** Returns clips of the short text, which has the action and its amount, preceded by the crop unless the text names it. */
export function clipsOfAdvice(advice: SpokenTitle, language: Language): string[] | null {
  const textClips = clipsOfText(advice, language, 'sms')
  const { sms } = TEXTS_BY_LANGUAGE[language].advice.rules[advice.rule]
  if (textClips === null || /\{[Cc]rop\}/.test(sms)) return textClips
  return [clipNames.crop(advice.crop), ...textClips]
}

export const clipsOfTitle = (advice: SpokenTitle, language: Language): string[] | null =>
  clipsOfText(advice, language, 'title')

/** Returns the clips of a text of a rule; null where a word or a number has none. */
export function clipsOfText(
  title: Omit<SpokenTitle, 'crop'>,
  language: Language,
  form: 'sms' | 'title',
): string[] | null {
  const marked = markedWordsOf(language)
  const { growthStage = 'vegetative' } = title
  const advice = { ...title, facts: markedFacts(title.facts, marked), growthStage } as unknown as Advice
  const text = fillTemplate(marked.voice, marked.voice.words.rules[title.rule][form], advice)
  const clips: string[] = []
  for (const [token] of text.matchAll(/[\uE000-\uF8FF]|(?:^|(?<= ))-?\d+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}+/gu)) {
    const mark = marked.clipOfMark.get(token)
    const found = mark === undefined ? clipsOfNumber(Number(token)) : [mark]
    if (found === null) return null
    clips.push(...found)
  }
  return clips
}

/** Replaces names by marks; varieties, of which there are too many to record, are described by their days. */
function markedFacts(facts: Advice['facts'], { markOfName }: MarkedWords): Advice['facts'] {
  const marked = Object.entries(facts).map(([name, value]) => [name, markOfName.get(String(value)) ?? value])
  const described = { ...(facts.names && { variety: 'days' }), ...(facts.varieties && { strigaFor: 'open' }) }
  return { ...Object.fromEntries(marked), ...described }
}
