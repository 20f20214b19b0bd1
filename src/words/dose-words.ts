import { entriesIn } from '../shared/records.ts'
import { toPlainCharacters } from './plain-characters.ts'

/** Units in which products are measured, and their names in any language, in plain small letters. */
const DOSE_UNITS = {
  ml: 'ml mls millilitre millilitres milliliter milliliters milliliita milimita',
  g: 'g gr gm gms gram grams gramm grammes giram',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogramm kilogiramu',
  l: 'l lt ltr litre litres liter liters lita liita liitre',
  bag: 'bag bags buhu buhuna buhunan apo akpa sak sakke sakkies oshako iishako ondjato oondjato',
  cap: 'cap caps murfi murafi murfin ideri omori okpuchi mkpuchi doppie doppies dop doppe botteldoppie oshitekitha iitekitha ohanda',
  tin: 'tin tins gwangwani gwangwanaye agolo gongon agba komkom blik blikke blikkie oshitini iitini ongungu',
} as const
type DoseUnit = keyof typeof DOSE_UNITS

const NUMBERS: readonly (readonly [number, string])[] = [
  [0.5, 'half rabi idaji okara halwe etata'],
  [1, 'a an one daya kan okan otu een imwe yimwe gumwe kamwe'],
  [2, 'two biyu meji abuo abua twee mbali gaali iyali yaali'],
  [3, 'three uku meta ato drie ndatu gatatu itatu'],
  [4, 'four hudu merin ano vier ne gane ine'],
  [5, 'five biyar marun ise vyf ntano gatano itano'],
  [6, 'six shida mefa isii ses hamano'],
  [7, 'seven bakwai meje asaa sewe heyali'],
  [8, 'eight takwas mejo asato agt hetatu'],
  [9, 'nine tara mesan itoolu nege omugoyi'],
  [10, 'ten goma mewa iri tien omulongo'],
]

const unitOf = new Map<string, DoseUnit>(
  entriesIn(DOSE_UNITS).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
)
const numberOf = new Map(NUMBERS.flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const)))

/** Amounts of a product in a text: a number in digits or words beside a unit, before or after it. */
export function findDosesIn(text: string): { amount: number; unit: DoseUnit }[] {
  const words =
    toPlainCharacters(text, (char) => char < '\x80')
      .toLowerCase()
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/(\d),(\d)/g, '$1.$2')
      .match(/\d+\/\d+|\d+(?:\.\d+)?|[a-z]+/g) ?? []
  const isFigure = (word: string | undefined) => word !== undefined && /^\d/.test(word)
  const valueIn = (word: string | undefined): number | undefined =>
    isFigure(word) ? parseFraction(word!) : word === undefined ? undefined : numberOf.get(word)
  return words.flatMap((word, at) => {
    const unit = unitOf.get(word)
    // A figure after the unit counts first where the unit follows no figure: `murfi 2`, `ideri meji`.
    const amount = unit && (valueIn(words[at - 1]) ?? valueIn(words[at + 1]))
    return amount === undefined || !unit ? [] : [{ amount, unit }]
  })
}

function parseFraction(figure: string): number {
  const [above, below = '1'] = figure.split('/')
  return Number(above) / Number(below)
}
