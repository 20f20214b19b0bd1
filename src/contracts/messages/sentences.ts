import type { Values } from '../../words/fill.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { enSentences } from './en-sentences.ts'

/** Sentences of the server that screens say too, under the screens' own keys. */
export const SCREENS_SAY = {
  Unauthorized: 'unauthorized.title',
  'Phone number is required': 'error.phoneRequired',
  'Password is required': 'error.passwordRequired',
  'Phone number must be at least 10 digits': 'error.phoneShort',
  'Password must be at least 6 characters': 'error.passwordShort',
  "Passwords don't match": 'error.passwordsDiffer',
  'Please select at least one crop': 'error.noCrop',
  'Please select at least one irrigation method': 'error.noIrrigation',
  'Add your crops to get personalized advisories.': 'home.noCrops',
  'Please set your location in your profile to view weather information.': 'weather.noLocation',
  'Advisory not found.': 'advisory.missing',
  'Please fill in all required fields': 'cropForm.required',
  'Planting date cannot be in the future': 'cropForm.future',
  'Farm area must be 0 or more': 'cropForm.areaWrong',
  'Crop not found': 'cropForm.missing',
  'Please write something in your post': 'post.empty',
  'Image must be smaller than 5MB': 'post.imageTooLarge',
  'Please select an image file': 'post.imageWrongType',
  'Post not found': 'post.missing',
  'Please write your reply': 'reply.empty',
  'Image unavailable': 'community.imageUnavailable',
  'Please enter a phone number': 'sms.testEmpty',
} as const satisfies Record<string, MessageKey>

const entries = Object.entries(enSentences) as [MessageKey, string][]
const KNOWN = new Map<string, MessageKey>([
  ...Object.entries(SCREENS_SAY),
  ...entries.map(([key, sentence]): [string, MessageKey] => [sentence, key]),
])
const PATTERNS = entries
  .filter(([, sentence]) => sentence.includes('{'))
  .map(([key, sentence]) => patternOf(key, sentence))

/** An English sentence of the server in the page's language; the sentence itself when it is none of the known ones. */
export function inTheirWords(sentence: string, t: Translate): string {
  const key = KNOWN.get(sentence)
  if (key) return t(key)
  for (const { key, pattern, names } of PATTERNS) {
    const values = pattern.exec(sentence)?.slice(1)
    if (values) return t(key, Object.fromEntries(names.map((name, i) => [name, values[i]])) as Values)
  }
  return sentence
}

/** The same for the sentences of a form's fields. */
export const fieldsInTheirWords = (fields: Record<string, string>, t: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, inTheirWords(sentence, t)]))

function patternOf(key: MessageKey, sentence: string) {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return { key, names, pattern: new RegExp(`^${parts.join('(.+)')}$`, 's') }
}
