import type { Language } from '../../contracts/languages.ts'
import { toPlainWords } from '../plain-characters.ts'

/** Orders that a positive sentence can hide: "stay out" is no "do not", and is lost as easily. */
interface Restraint {
  /** Name in a complaint. */
  order: string
  /** Each language's ways to say it, in plain small letters. */
  ways: Record<Language, RegExp>
}

const RESTRAINTS: readonly Restraint[] = [
  {
    order: 'stay out',
    ways: {
      en: /\b(?:children|people) away\b|\b(?:stay|keep)(?: children, workers and animals)? out\b|\bkeep off\b|(?<=; )out until\b/g,
      ha: /\bkada [^.;:]*?\b(?:shiga|taka)\b|\bnesa\b|\bnisanta\b/g,
      yo: /\bko gbodo (?:wo oko|wole|te)\b|\bjinna\b/g,
      ig: /\b(?:abanye|azokwasi)kwala\b|\bghara ibanye\b|\bnoro anya\b/g,
      pcm: /\b(?:no|nobody) (?:enter|march)\b|\bfar\b/g,
      af: /\b(?:bly|hou)\b[^.;:]*\b(?:uit|af|weg)\b|\bmoenie\b[^.;:]*\b(?:in|ingaan)\b|\bkinders weg\b/g,
      ng: /\bino (?:ya|lyata|longa ngele)\b|\binaa ya mo\b|\bkokule\b/g,
    },
  },
  {
    order: 'hold, stop or wait',
    ways: {
      en: /\bhold (?:the water|urea|fertili[sz]er)\b|\bstop (?:watering|hoeing)\b|\bthen stop\b|\bskip that day\b|\bleave the rest\b|\bwait (?:with|a day|for the rain|longer)\b|(?<=, )wait\b(?=\.|$)/g,
      ha: /\b(?:jira|jinkirta|daina|dakata|bar|rike|kada|babu)\b/g,
      yo: /\b(?:duro|fo|sile|ko gbodo|ma se)\b/g,
      ig: /\b(?:chere|kwusi|kwusitu|hapu)\b|kwala\b/g,
      pcm: /\b(?:wait|stop|hold|keep|leave|no)\b/g,
      af: /\b(?:wag|hou|los|slaan|stop|moenie|geen)\b/g,
      ng: /\b(?:tegelela|thiga|etha|hulitha|manga|thigapo|kaleka|tha po)\b|\bin[oa]/g,
    },
  },
]

/** Orders of the English sentence, "stay out" or "hold", that another language gives less often. */
export function findLostProhibitions(english: string, sentence: string, language: Language): string[] {
  const [original, own] = [foldSentence(english), foldSentence(sentence)]
  return RESTRAINTS.filter(({ ways }) => countMatches(own, ways[language]) < countMatches(original, ways.en)).map(
    ({ order }) => order,
  )
}

/** Words of a sentence without its placeholders, which bring their own. */
const foldSentence = (sentence: string): string =>
  toPlainWords(sentence)
    .toLowerCase()
    .replace(/\{[^}]*\}/g, '…')
const countMatches = (text: string, way: RegExp): number => text.match(way)?.length ?? 0
