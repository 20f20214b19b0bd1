import {
  aloneText,
  applicationText,
  carriedText,
  eachText,
  handText,
  productName,
  productsText,
} from '../feeding-in-words.ts'
import type { Placeholder } from '../voice.ts'
import { phraseOf } from './phrase.ts'

/** Placeholders of fertiliser and manure. */
export const feeding = {
  dose: ({ doseFor }, { words, say }) => say(phraseOf(words.dose, doseFor)),
  doseShort: ({ doseFor }, { words, say }) => say(phraseOf(words.doseShort, doseFor)),
  feed: (facts, { words, say }) =>
    facts.carried ? say(carriedText(words, facts)) : applicationText(words, facts, words.amount),
  feedShort: (facts, { words, say }) =>
    facts.carried ? say(carriedText(words, facts)) : applicationText(words, facts, words.amountShort),
  product: ({ product }, { words }) => (product ? productName(words.products, product) : ''),
  products: (facts, { words }) => productsText(words, facts),
  each: (facts, { words }) => eachText(words, facts),
  hand: (facts, { words, say }) => say(handText(words, 'hand', facts)),
  handShort: (facts, { words, say }) => say(handText(words, 'handShort', facts)),
  treeHand: ({ treeHand }, { words, say }) => say(phraseOf(words.treeHand, treeHand)),
  place: ({ place }, { words, say }) => say(phraseOf(words.place, place)),
  placeShort: ({ place }, { words, say }) => say(phraseOf(words.placeShort, place)),
  ringAt: ({ cm }, { words, say }) => say(words.ring[cm ? 'trunk' : 'crown']),
  round: ({ round }, { words, say }) => (round ? say(words.round) : ''),
  numbers: ({ nFirst }, { words, say }) => say(words.numbers[nFirst === undefined ? 'one' : 'two']),
  alone: ({ aloneProduct }, { words, say }) => (aloneProduct ? say(words.alone) : ''),
  aloneDose: (facts, { words }) => aloneText(words, facts),
  weed: ({ weed }, { words }) => (weed ? words.weed : ''),
  note: ({ note }, { words }) => (note ? words.note : ''),
  manure: ({ manure }, { words, say }) => say(phraseOf(words.manure, manure)),
  beasts: ({ beasts }, { words }) => phraseOf(words.beasts, beasts),
} satisfies Record<string, Placeholder>
