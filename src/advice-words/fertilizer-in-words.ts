import type { AdviceFacts } from '../agronomy/facts.ts'
import { GRADES, type GradeId } from '../contracts/grades.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import type { LanguageTexts } from '../words/index.ts'
import { numberInWords } from './numbers-in-words.ts'

type FeedingWords = LanguageTexts['advice']

export const productName = (own: Partial<Record<GradeId, string>>, grade: GradeId): string =>
  own[grade] ?? GRADES[grade].label

/** Returns the name of a product. Short texts drop the explanation in brackets. */
function nameIn({ products }: FeedingWords, grade: GradeId, short: boolean): string {
  const name = productName(products, grade)
  return short && grade in products ? name.replace(/ \(.*\)/, '') : name
}

/** Amount for each tree or mat. */
export function dosePerPlantText(
  words: FeedingWords,
  { product, product2, grams, grams2, rough }: AdviceFacts,
): string {
  return fillPlaceholders(words.each[product2 === undefined ? 'one' : 'two'], {
    product: nameIn(words, product!, true),
    grams: (rough ? words.about : '') + grams!,
    ...(product2 === undefined ? {} : { product2: nameIn(words, product2, true), grams2: grams2! }),
  })
}

export const bagsToCarryText = (words: FeedingWords, { carried, rough }: AdviceFacts): string =>
  (rough ? words.about : '') + (carried ? words.carried[carried] : '')

/** Measure in bottle caps or strides; two products are mixed first. */
export function handMeasureText(
  words: FeedingWords,
  name: 'hand' | 'handShort',
  { hand, stands, product2 }: AdviceFacts,
) {
  if (!hand) return ''
  const said = words[name][hand][stands === 1 ? 'caps' : 'share']
  return product2 !== undefined && name === 'hand' ? words.mixedToday + said : said
}

/** Longest list of products in a title, in letters; a longer one is cut to the first product. */
const LONG_NAMES = 26

export function productsText(words: FeedingWords, { product, product2 }: AdviceFacts): string {
  const first = productName(words.products, product!)
  const both = product2 === undefined ? first : `${first} + ${productName(words.products, product2)}`
  return both.length > LONG_NAMES ? first : both
}

/** Text for one product with its amount, or for two products in the short form without bag weights. */
export function applicationText(words: FeedingWords, facts: AdviceFacts, amounts: FeedingWords['amount']): string {
  const { product, bags, kg, bagKg, product2, bags2, kg2, bagKg2, rough, grams } = facts
  // Advice on trees marks the grams as approximate instead.
  const about = rough && grams === undefined ? words.about : ''
  const short = amounts === words.amountShort || product2 !== undefined
  // Advice on trees names the products beside the grams of each plant.
  const item = (grade: GradeId, amount: string) =>
    grams === undefined ? fillPlaceholders(words.feed.one, { product: nameIn(words, grade, short), amount }) : amount
  if (product2 === undefined) return item(product!, about + amountText(words, amounts, bags!, kg!, bagKg!))
  return fillPlaceholders(words.feed.two, {
    first: item(product!, about + amountText(words, words.amountShort, bags!, kg!, bagKg!)),
    second: item(product2, amountText(words, words.amountShort, bags2!, kg2!, bagKg2!)),
  })
}

/** Text for the last of several applications, with its own amount if that differs from the sum beside it. */
export function singleProductText(words: FeedingWords, facts: AdviceFacts): string {
  const { aloneProduct: product, aloneBags: bags, aloneKg: kg, aloneBagKg: bagKg, rough, product2 } = facts
  if (!product) return ''
  return product2 === undefined
    ? applicationText(words, { product, bags, kg, bagKg, rough }, words.amountShort)
    : nameIn(words, product, true)
}

/** Formats an amount in bags, kilograms, or both. Half a bag has its own name. */
function amountText(
  words: FeedingWords,
  amounts: FeedingWords['amount'],
  bags: number,
  kg: number,
  bag: number,
): string {
  const weight = fillPlaceholders(words.weight, { kg: numberInWords(kg, words) })
  if (bags === 0) return weight
  const text = fillPlaceholders(bags === 0.5 ? amounts.half : amounts.bags, { bags: numberInWords(bags, words), bag })
  return kg > 0 ? `${text} + ${weight}` : text
}
