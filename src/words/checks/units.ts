import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { recordFrom } from '../../shared/records.ts'

/** Units that a figure in the advice is counted in. */
const UNITS = [
  'mm',
  'cm',
  'm',
  'km',
  'g',
  'kg',
  'litre',
  'hour',
  'day',
  'week',
  'month',
  'bag',
  'can',
  'cap',
  'acre',
  'hectare',
  '%',
] as const
export type Unit = (typeof UNITS)[number]

/** Signs that every language writes alike. */
const SIGNS: Partial<Record<Unit, string>> = { mm: 'mm', cm: 'cm', km: 'km', kg: 'kg', '%': '%' }

/** Words of each unit, in plain small letters; English first, since its words are looked for in every other language. */
const WORDS: Record<Language, Partial<Record<Unit, string>>> = {
  en: {
    m: 'm metre metres step steps',
    g: 'g',
    litre: 'litre litres',
    hour: 'hour hours',
    day: 'day days',
    week: 'week weeks',
    month: 'month months',
    bag: 'bag bags',
    can: 'cans',
    cap: 'caps',
    acre: 'acre acres',
    hectare: 'hectare hectares',
  },
  ha: {
    kg: 'kilo',
    m: 'm mita taku',
    g: 'g gram',
    litre: 'lita',
    hour: 'awa',
    day: 'kwana kwanaki rana',
    week: 'mako makonni',
    month: 'wata watanni',
    bag: 'buhu buhun',
    can: 'bokiti gwangwani gwangwanin',
    cap: 'murfi murfin',
    acre: 'eka',
    hectare: 'hekta',
  },
  yo: {
    kg: 'kilo',
    m: 'm mita isise',
    g: 'g giraamu',
    litre: 'lita onilita',
    hour: 'wakati',
    day: 'ojo lojo ojoojumo ojojumo',
    week: 'ose',
    month: 'osu',
    bag: 'apo',
    can: 'koroba agolo',
    cap: 'ideri',
    acre: 'eeka',
    hectare: 'hekita',
  },
  ig: {
    kg: 'kilo',
    m: 'm mita',
    g: 'g gram',
    litre: 'lita',
    hour: 'awa elekere',
    day: 'ubochi',
    week: 'izu',
    month: 'onwa',
    bag: 'akpa',
    can: 'boket bokiti',
    cap: 'mkpuchi okpuchi',
    acre: 'eka',
    hectare: 'hekta',
  },
  pcm: {
    m: 'm metre metres step steps',
    g: 'g',
    litre: 'litre litres',
    hour: 'hour hours',
    day: 'day days',
    week: 'week weeks',
    month: 'month months',
    bag: 'bag bags',
    can: 'can cans',
    cap: 'cap caps cover',
    acre: 'acre acres',
    hectare: 'hectare hectares',
  },
  af: {
    m: 'm meter tree tre',
    g: 'g',
    litre: 'liter',
    hour: 'uur ure',
    day: 'dag dae',
    week: 'week weke',
    month: 'maand maande',
    bag: 'sak sakke',
    can: 'kan kanne tienliterkanne',
    cap: 'botteldop botteldoppe dop doppe',
    acre: 'acre acres',
    hectare: 'hektaar',
  },
  ng: {
    cm: 'oocm shoocm gwoocm',
    kg: 'okilo mokilo yokilo ookilo mookilo',
    m: 'm ometa shometa poometa',
    g: 'g',
    litre: 'lita olita oolita moolita goolita',
    hour: 'owili oowili poowili',
    day: 'esiku omasiku masiku momasiku yomasiku gwomasiku nomasiku',
    week: 'oshiwike iiwike miiwike yiiwike',
    month: 'omwedhi oomwedhi',
    bag: 'ondjato oondjato dhoondjato',
    can: 'eyemele omayemele',
    cap: 'oshisiikilitho iisiikilitho',
    acre: 'oake ooake moake yoake',
    hectare: 'ohektara oohektara mohektara yohektara',
  },
}

const wordsOf = (language: Language, unit: Unit): string[] =>
  `${WORDS[language][unit] ?? ''} ${SIGNS[unit] ?? ''}`.split(' ').filter(Boolean)

/** Unit of each word of a language. */
export const unitWords = (language: Language): ReadonlyMap<string, Unit> => UNITS_BY_WORD[language]

const UNITS_BY_WORD = recordFrom(
  LANGUAGE_IDS,
  (language) => new Map(UNITS.flatMap((unit) => wordsOf(language, unit).map((word): [string, Unit] => [word, unit]))),
)
