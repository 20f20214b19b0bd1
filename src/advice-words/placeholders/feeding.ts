import {
  applicationText,
  bagsToCarryText,
  dosePerPlantText,
  handMeasureText,
  productName,
  productsText,
  singleProductText,
} from '../fertilizer-in-words.ts'
import type { Placeholder } from '../speaker.ts'
import { phrasePlaceholder } from './phrase.ts'

/** Placeholders of fertiliser and manure. */
export const fertilizerPlaceholders = {
  dose: ({ doseFor }, { words, say }) => say(phrasePlaceholder(words.dose, doseFor)),
  doseShort: ({ doseFor }, { words, say }) => say(phrasePlaceholder(words.doseShort, doseFor)),
  feed: (facts, { words, say }) =>
    facts.carried ? say(bagsToCarryText(words, facts)) : applicationText(words, facts, words.amount),
  feedShort: (facts, { words, say }) =>
    facts.carried ? say(bagsToCarryText(words, facts)) : applicationText(words, facts, words.amountShort),
  product: ({ product }, { words }) => (product ? productName(words.products, product) : ''),
  products: (facts, { words }) => productsText(words, facts),
  each: (facts, { words }) => dosePerPlantText(words, facts),
  hand: (facts, { words, say }) => say(handMeasureText(words, 'hand', facts)),
  handShort: (facts, { words, say }) => say(handMeasureText(words, 'handShort', facts)),
  treeHand: ({ treeHand }, { words, say }) => say(phrasePlaceholder(words.treeHand, treeHand)),
  place: ({ place }, { words, say }) => say(phrasePlaceholder(words.place, place)),
  placeShort: ({ place }, { words, say }) => say(phrasePlaceholder(words.placeShort, place)),
  ringAt: ({ cm }, { words, say }) => say(words.ring[cm ? 'trunk' : 'crown']),
  round: ({ round }, { words, say }) => (round ? say(words.round) : ''),
  numbers: ({ nFirst }, { words, say }) => say(words.numbers[nFirst === undefined ? 'one' : 'two']),
  alone: ({ aloneProduct }, { words, say }) => (aloneProduct ? say(words.alone) : ''),
  aloneDose: (facts, { words }) => singleProductText(words, facts),
  weed: ({ weed }, { words }) => (weed ? words.weed : ''),
  note: ({ note }, { words }) => (note ? words.note : ''),
  manure: ({ manure }, { words, say }) => say(phrasePlaceholder(words.manure, manure)),
  beasts: ({ beasts }, { words }) => phrasePlaceholder(words.beasts, beasts),
} satisfies Record<string, Placeholder>
