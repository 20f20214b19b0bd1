import { addDays } from '../../agronomy/dates.ts'
import type { Language } from '../../contracts/languages.ts'
import type { SpokenAdvice } from '../advisories/spoken.ts'
import { clipOf, piecesOf } from './clips.ts'
import type { Said } from './speech.ts'

/** A weekday alone says which day is meant. */
const WEEK_DAYS = 7

/** What its title is put together from. */
export type SpokenTitle = Pick<SpokenAdvice, 'rule' | 'crop' | 'facts'>

/** Its title in clips, with the crop, pest, figures and day that it names; the amounts follow by SMS. */
export function sayAdvice(advice: SpokenAdvice, language: Language, today: string): Said {
  const clips = clipsOfTitle(advice, language, today)
  const text = language === 'en' ? advice.content : advice.sms
  return clips === null ? { clips, text } : { clips, text, whole: advice.sms }
}

/** Null: it names what no clip can say. */
export function clipsOfTitle(advice: SpokenTitle, language: Language, today: string): string[] | null {
  const clips: string[] = []
  for (const [at, piece] of piecesOf(advice.rule, language).entries()) {
    const clip = 'words' in piece ? clipOf.advice(advice.rule, at) : clipOfName(piece.name, advice, today)
    if (clip === null) return null
    clips.push(clip)
  }
  return clips
}

function clipOfName(name: string, { crop, facts }: SpokenTitle, today: string): string | null {
  if (name === 'Crop' || name === 'crop') return clipOf.crop(crop)
  const fact = facts[name.toLowerCase()]
  if (name.toLowerCase() === 'pest') return typeof fact === 'string' ? clipOf.pest(fact) : null
  if (typeof fact === 'number') return clipOf.number(fact)
  if (typeof fact !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(fact)) return null
  if (fact < today || fact >= addDays(today, WEEK_DAYS)) return null
  return clipOf.day(new Date(fact).getUTCDay())
}
