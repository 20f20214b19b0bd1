import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { hasStorageLosses } from '../agronomy/budget/grain-storage.ts'
import { CANONICAL_CROPS, cropFacts } from '../agronomy/crops/crop-facts.ts'
import { type HandlingSteps, STORE_CHECKS } from '../agronomy/crops/postharvest.ts'
import { addDays } from '../agronomy/dates.ts'
import type { AdviceFacts } from '../agronomy/facts.ts'
import { assessField } from '../agronomy/field.ts'
import { ACTIVE_INGREDIENTS, sprayDoseFor } from '../agronomy/pests/active-ingredients.ts'
import { PESTS, type PestId } from '../agronomy/pests/pests.ts'
import { PREVENTIVE_SPRAYS, remediesFor } from '../agronomy/pests/remedies.ts'
import { SCOUTED_PEST_IDS, SCOUTING, type ScoutedPestId } from '../agronomy/pests/scouting.ts'
import type { FieldWalkTask } from '../agronomy/rules/field-walk.ts'
import { dryingRule } from '../agronomy/rules/harvest-stored.ts'
import { pestThresholdFacts } from '../agronomy/rules/pest-remedy.ts'
import { produceFacts } from '../agronomy/rules/produce-facts.ts'
import { REASONS, type ReasonId } from '../agronomy/rules/reasons.ts'
import { ROTATION_PESTS } from '../agronomy/rules/rotation-rule.ts'
import { RULES, type RuleId } from '../agronomy/rules/rule-catalogue.ts'
import { cropsWith } from '../agronomy/testing/crops-with.ts'
import { situationOf } from '../agronomy/testing/example-fields.ts'
import type { Advice, WordedAdvice } from '../agronomy/types.ts'
import { CROPS } from '../contracts/crops.ts'
import { LANGUAGE_IDS, type Language } from '../contracts/languages.ts'
import { isLanguageReadForDanger } from '../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { toPlainCharacters, toPlainWords, toSmsCharacters } from '../words/plain-characters.ts'
import { sentencesOf } from '../words/sentences.ts'
import { numberInWords } from './numbers-in-words.ts'
import { adviceSteps } from './steps/steps.ts'
import { dayInWords, evidenceLabel, wordAdvice } from './word-advice.ts'

const GSM7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

const wordsIn = (text: string): number => text.split(/\s+/).length

/** All facts that a rule may have, each as long as possible. */
const LONGEST: AdviceFacts = {
  by: '2026-09-30',
  from: '2026-09-23',
  to: '2026-09-30',
  sprayDay: '2026-09-30',
  planted: '07-25',
  litres: 388000,
  cans: 25,
  rain: 120,
  rains: 'coming',
  fallen: 165,
  lift: 1,
  wind: 85,
  tmax: 44,
  tmin: -2.5,
  hotDays: 7,
  dry: 30,
  dryAhead: 7,
  wet: 7,
  daysLeft: 14,
  onset: 25,
  onsetDays: 5,
  waterFor: 'furrow',
  per: 'area',
  area: 12.5,
  landUnit: 'hectare',
  cm: 4.5,
  stick: 40,
  again: 'many',
  gap: 9,
  test: 'forearm',
  deep: 30,
  after: 'rain',
  doseFor: 'area',
  bags: 12,
  kg: 0,
  bagKg: 50,
  product: 'npk_15_15_15',
  rough: 1,
  note: 1,
  weed: 1,
  round: 1,
  manure: 'pans',
  loads: 40,
  poorLoads: 150,
  beasts: 'goat_sheep',
  hand: 'stand',
  caps: 1,
  stands: 4,
  place: 'ring',
  n: 2,
  nFirst: 1,
  aloneProduct: 'urea',
  aloneBags: 12,
  aloneKg: 0,
  aloneBagKg: 50,
  of: 3,
  final: '2026-09-30',
  last: '07-25',
  sign: 'shoulders',
  stated: 'fruiting',
  expected: 'seedling',
  walk: 'field',
  instead: 'crops',
  crops: 'groundnuts,cowpeas',
  unfit: 'cold',
  sowAgain: 'window',
  spend: 'stop',
  noRain: 'asked',
  notNow: 'asked',
  drySown: 'asked',
  mild: 'neem',
  waits: 'gap',
  foreseen: 'odds',
  odds: 10,
  oddsFrom: '07-25',
  oddsTo: '08-25',
  thisWeek: 3,
  rainYears: 30,
  expects: 'service',
  service: 'MET Namibia',
  serviceArea: 'Birnin Magaji/Kiyaw',
  expectFrom: '07-25',
  expectTo: '08-25',
  expectYear: '2026',
  prepare: 'seed',
  resow: 'until',
  lookOn: '2026-09-30',
  variety: 'named',
  names: 'SAMMAZ 53, SAMMAZ 54',
  days: 110,
  sowing: 'depth',
  row: 75,
  stand: 25,
  sownDeep: 5.5,
  why: 'dry-days',
  count: 19,
  act: 10,
  left: 2,
  waitDays: 42,
  waitFor: 'unknown',
  until: '2026-09-30',
  sprayed: '2026-09-23',
  outFor: 'hours',
  outHours: 48,
  barred: 'glyphosate with tallow amine',
  barredFor: 'maybe',
  help: '+2348030000009',
  number: 'NG',
  every: 21,
  workFor: 'area',
  workLow: 100,
  workHigh: 150,
  keepFor: 'cmRange',
  keepLow: 10,
  keepHigh: 15,
  seedFor: 'area',
  seedLow: 1700,
  seedHigh: 2500,
  nurseryDays: 40,
  plantOn: '2026-09-23',
  seek: 'growth',
  shaded: 1,
  eve: 1,
  dryFor: 'season',
  rainDays: 110,
  needDays: 300,
  tenths: 9,
  step: 'stand_check',
  pest: 'bact_wilt',
  before: 'bambara-groundnut',
  strigaFor: 'named',
  varieties: 'SAMMAZ 15, SAMMAZ 16, SAMMAZ 77',
}

function adviceOf(rule: RuleId, facts: AdviceFacts, crop: Advice['crop'] = 'sweet-potato'): Advice {
  return {
    rule,
    situation: rule,
    crop,
    growthStage: 'fruiting',
    category: RULES[rule].category,
    priority: 'medium',
    confidence: 'high',
    facts: { ...LONGEST, ...facts },
    weatherReason: null,
    evidence: [],
    actions: ['memory'],
    closes: null,
    validUntil: '2026-09-30',
    score: 100,
  }
}

/** Reasons that a risk may have in its text; seasonal reasons are only in the reason box. */
const RISK_REASONS: readonly ReasonId[] = [
  'dry-days',
  'wet-days',
  'wet-soil',
  'rain-ahead',
  'late',
  'humid',
  'wind',
  'season',
  'stage',
]

const WEEK = ['2026-09-24', '2026-09-25', '2026-09-26', '2026-09-27', '2026-09-28', '2026-09-29', '2026-09-30']

/** Longest date in each language: by words, then by letters. */
const LONGEST_DAY = Object.fromEntries(
  LANGUAGE_IDS.map((language) => {
    const days = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n))
    const length = (day: string) => wordsIn(dayInWords(day, language)) * 100 + dayInWords(day, language).length
    return [language, days.reduce((longest, day) => (length(day) > length(longest) ? day : longest))]
  }),
) as Record<Language, string>

/** Returns the advice with the longest dates. */
const onLongestDays = (advice: Advice, language: Language): Advice => {
  const said = Object.entries(advice.facts).map(([name, value]) => [
    name,
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? LONGEST_DAY[language] : value,
  ])
  return { ...advice, facts: Object.fromEntries(said) }
}

const RULE_IDS = Object.keys(RULES) as RuleId[]
/** Cards of an application that may have been given. */
const DOSES: ReadonlySet<RuleId> = new Set(['fertilizer.basal', 'fertilizer.go'])
const LOOKS = Object.keys(TEXTS_BY_LANGUAGE.en.advice.seek) as FieldWalkTask[]

/** All kinds of watering, each as long as possible. */
function* wateringsOf(rule: RuleId): Generator<AdviceFacts> {
  if (!rule.startsWith('irrigation.')) return
  const ways: AdviceFacts['waterFor'][] = ['top', 'cans', 'drip']
  if (rule !== 'irrigation.young') ways.push('sprinkler', 'basin', 'litres')
  for (const waterFor of ways) {
    yield { waterFor, again: 'one', test: 'palm', deep: 12 }
    yield { waterFor, again: 'two', test: 'joint', deep: 5, per: 'acre', after: waterFor === 'cans' ? 'beds' : 'rain' }
    const field = { again: 'many', gap: 3, area: 12.5, landUnit: 'hectare', hours: 120 } as const
    if (waterFor === 'cans') yield { waterFor, ...field, test: undefined, after: 'whole', load: 120_000, beds: 125 }
    if (waterFor === 'basin') yield { waterFor, ...field, test: 'palm', deep: 12, after: 'pump' }
  }
}

/** All possible advice: each rule with each of its crops and pests. */
function* everyAdvice(): Generator<Advice> {
  for (const rule of RULE_IDS) {
    if (rule.startsWith('risk.')) {
      for (const { id, category } of Object.values(PESTS)) {
        if ((category === 'harvest') !== (rule === 'risk.mould')) continue
        for (const why of RISK_REASONS) {
          for (const crop of cropsWith(id)) yield adviceOf(rule, { pest: id, why }, crop)
        }
      }
    } else if (rule === 'planting.rotate') {
      for (const pest of Object.keys(ROTATION_PESTS) as PestId[])
        for (const crop of cropsWith(pest))
          for (const before of cropsWith(pest)) yield adviceOf(rule, { pest, before }, crop)
    } else if (rule.startsWith('pest.')) {
      yield* pestWork(rule)
    } else {
      if (rule === 'fertilizer.manure') {
        yield* feedingsOf(rule, 'bambara-groundnut')
        continue
      }
      const only = ['fertilizer.pods', 'care.pegs'].includes(rule)
        ? ['groundnuts' as const]
        : rule === 'harvest.cassava-wait'
          ? ['cassava' as const]
          : CANONICAL_CROPS
      for (const crop of only) {
        const handled = handling(rule, crop)
        if (!handled) continue
        yield adviceOf(rule, { ...topsOnly(rule), ...handled }, crop)
        for (const facts of wateringsOf(rule)) yield adviceOf(rule, facts, crop)
        if (rule === 'harvest.sell')
          for (const facts of sales(crop)) yield adviceOf(rule, { ...handled, ...facts }, crop)
        if (rule === 'care.walk' && crop === 'bambara-groundnut')
          for (const seek of LOOKS) yield adviceOf(rule, { seek }, crop)
        if (IN_GROUND.has(rule))
          for (const said of ['in', 'plan'] as const)
            yield adviceOf(rule, { noRain: said, notNow: said, drySown: 'in' }, crop)
        if (rule.startsWith('fertilizer.')) yield* feedingsOf(rule, crop)
        if (rule.startsWith('care.')) for (const facts of WORKS) yield adviceOf(rule, facts, crop)
        yield adviceOf(
          rule,
          {
            waterFor: 'cans',
            doseFor: 'hectare',
            place: 'rainMud',
            hand: 'strides',
            why: 'wet-days',
            sign: 'grain',
            ...topsOnly(rule),
            ...handled,
          },
          crop,
        )
      }
    }
  }
}

/** Today's price alone, and with each break-even price. */
const PRICED: AdviceFacts = { priceNow: '₦1,250,000.50', holdMonths: 5, reachWoven: '₦1,350,000.75' }
const sales = (crop: Advice['crop']): AdviceFacts[] => [
  { priceNow: '₦1,250,000.50' },
  ...(hasStorageLosses(crop) ? SUMS : []),
]
const SUMS: AdviceFacts[] = [
  { priceNow: '₦1,250,000.50', holding: 'wet' },
  { ...PRICED, holding: 'unknown' },
  { ...PRICED, holding: 'unknown', reachAirtight: '₦1,300,000.25' },
  { ...PRICED, holding: 'years', reachAirtight: '₦1,300,000.25', yearsAbove: 10, yearsOf: 10 },
]

/** Rules that word planted and planned fields differently. */
const IN_GROUND: ReadonlySet<RuleId> = new Set(['planting.no-rain', 'planting.wrong-season', 'planting.dry-sown'])

/** Seasonal work with seed and spacing, for each land unit. */
const WORKS: AdviceFacts[] = [
  { workFor: 'acre', seedFor: 'acre', keepFor: 'cmRange' },
  { workFor: 'hectare', seedFor: 'hectare', keepFor: 'range' },
  { workFor: 'area', seedFor: 'area', keepFor: 'some' },
  { seedFor: 'areaOne' },
]

/** All scouting, treatment and protection advice, with each remedy. */
function* pestWork(rule: RuleId): Generator<Advice> {
  const protects = rule === 'pest.protect' || rule === 'pest.enough'
  for (const pest of protects ? (Object.keys(PREVENTIVE_SPRAYS) as PestId[]) : SCOUTED_PEST_IDS)
    for (const crop of cropsWith(pest))
      for (const many of ['neem', 'again', 'ask', 'pick', 'hand'] as const)
        for (const when of ['day', 'open'] as const)
          for (const number of ['NG', 'NA'] as const)
            for (const spray of protects
              ? protections(pest)
              : rule === 'pest.spray'
                ? sprays(pest)
                : rule === 'pest.neem'
                  ? NEEMS
                  : [{}])
              if (
                (many !== 'pick' || (rule === 'pest.count' && isPicked(pest as ScoutedPestId))) &&
                (spray.active !== undefined || number === 'NA' || !/spray|protect/.test(rule))
              )
                yield adviceOf(rule, { pest, why: 'stage', many, when, number, grams: 750, tank: 15, ...spray }, crop)
}
const NEEMS: AdviceFacts[] = [{ waitFor: 'dry' }]
const isPicked = (pest: ScoutedPestId): boolean => pestThresholdFacts(pest, SCOUTING[pest].rounds[0]!).many === 'pick'

/** All active ingredients against a pest, with and without a sourced dose. */
const sprays = (pest: PestId): AdviceFacts[] => [
  {},
  ...remediesFor(pest as ScoutedPestId).actives.map((id) => {
    const dose = sprayDoseFor(id, pest)
    const active = { active: ACTIVE_INGREDIENTS[id].name }
    if (!dose) return active
    const { from, to, unit, litres, product } = dose
    return { ...active, grams: `${from} - ${to}`, doseUnit: unit, tank: litres, strength: product }
  }),
]
const protections = (pest: PestId): AdviceFacts[] => [
  {},
  pest === 'black_pod'
    ? { active: 'metalaxyl + copper', other: 'copper hydroxide' }
    : {
        active: 'mancozeb',
        other: 'copper hydroxide',
        grams: 30,
        doseUnit: 'g',
        tank: 15,
        strength: '80 % WP',
        hours: 24,
      },
]

/** Application of two products. */
const TWO_PRODUCTS: AdviceFacts = { product2: 'lan_28', bags2: 2.5, kg2: 0, bagKg2: 50, hand: 'square' }

/** Amounts in bags and kilograms, of one product or of two. */
const ODD_AMOUNTS: AdviceFacts[] = (['area', 'acre', 'hectare'] as const).flatMap((doseFor): AdviceFacts[] => [
  { doseFor, bags: 12, kg: 17 },
  { doseFor, product: 'za_4_3_4_33', bags: 12, kg: 17, ...TWO_PRODUCTS, bags2: 10, kg2: 18, hand: 'metre' },
])

/** All applications of two products, per area or per plant. */
function* feedingsOf(rule: RuleId, crop: Advice['crop']): Generator<Advice> {
  const cm: AdviceFacts = { manure: 'tree', loads: 25, cm: undefined }
  if (rule === 'fertilizer.manure') {
    for (const carried of ['pans', 'barrows', 'carts'] as const)
      for (const beasts of ['poultry', 'goat_sheep', 'cattle'] as const)
        yield adviceOf(rule, { carried, beasts, loads: 120 }, crop)
  } else if (rule !== 'fertilizer.tree') {
    if (rule !== 'fertilizer.pods') yield adviceOf(rule, TWO_PRODUCTS, crop)
    for (const manure of ['barrows', 'compound'] as const)
      yield adviceOf(rule, { manure, rough: undefined, note: undefined, weed: undefined }, crop)
    if (rule !== 'fertilizer.pods') for (const amounts of ODD_AMOUNTS) yield adviceOf(rule, amounts, crop)
  } else
    for (const treeHand of ['caps', 'bottle', 'both'] as const) {
      yield adviceOf(rule, { ...cm, hand: undefined, grams: 1500, treeHand }, crop)
      yield adviceOf(
        rule,
        { ...cm, ...TWO_PRODUCTS, hand: undefined, grams: 1500, grams2: 750, caps2: 24, treeHand },
        crop,
      )
      for (const amounts of ODD_AMOUNTS.filter((some) => 'product2' in some))
        yield adviceOf(
          rule,
          { ...cm, cm: 50, ...amounts, hand: undefined, grams: 150, grams2: 45, caps2: 7, treeHand },
          crop,
        )
    }
}

const topsOnly = (rule: RuleId): AdviceFacts => (rule === 'irrigation.young' ? { waterFor: 'top' } : {})

/** Postharvest step of each rule. Crops without the step get no advice from the rule. */
const STEP_OF: Partial<Record<RuleId, keyof HandlingSteps | 'check'>> = {
  'harvest.soon': 'ready',
  'harvest.store': 'store',
  'harvest.check': 'check',
  'harvest.sell': 'hold',
}

const DRYING: RuleId[] = ['harvest.drying', 'harvest.curing', 'harvest.ferment']

/** Crops for which a rule is tested; rules not listed are tested for every crop. */
const TOLD_OF: Partial<Record<RuleId, readonly string[]>> = {
  'harvest.soon': ['dried', 'roots', 'cut'],
  'harvest.watch': ['dried'],
  'harvest.now': ['dried'],
  'harvest.between-showers': ['dried'],
  'harvest.before-rain': ['dried'],
  'harvest.lift': ['roots', 'cut'],
  'harvest.starch-low': ['roots'],
  'harvest.pick': ['picked', 'tree', 'mat'],
}

/** Handling facts of a crop after the rule, from its own data; null when it has no such step. */
function handling(rule: RuleId, crop: Advice['crop']): AdviceFacts | null {
  if (!rule.startsWith('harvest.')) return {}
  const facts: AdviceFacts = produceFacts(assessField(situationOf({ place: 'kano', crop, asOf: '2026-09-30' })))
  const { record } = cropFacts(crop)
  const kind = record.life === 'annual' ? record.harvest.kind : record.life
  if (TOLD_OF[rule]?.includes(kind) === false) return null
  if (record.life === 'annual' && record.harvest.kind !== 'picked') facts.sign = record.harvest.sign
  const { store } = record.handling
  const check = store && STORE_CHECKS[store]
  if (check) facts.check = check
  if (DRYING.includes(rule) && dryingRule(record.handling) !== rule) return null
  const step = STEP_OF[rule]
  if (step && facts[step] === undefined) return null
  return { starchFrom: 9, starchTo: 11, eve: undefined, ...facts }
}

/** All possible advice with its English SMS. */
const EVERY = [...everyAdvice()].map((advice) => ({ advice, english: wordAdvice(advice, 'en').sms }))

describe.each(LANGUAGE_IDS)('in %s', (language: Language) => {
  let worded: ({ advice: Advice; english: string } & WordedAdvice)[] = []
  beforeAll(() => {
    worded = EVERY.map((each) => ({ ...each, ...wordAdvice(each.advice, language) }))
  })
  afterAll(() => {
    worded = []
  })

  test('every advice keeps to the length of a title, a text and one SMS', () => {
    const long: string[] = []
    for (const day of WEEK) {
      for (const rule of RULE_IDS.filter((id) => !/^(risk|pest)\./.test(id))) {
        for (const crop of ['sweet-potato', 'plantain', 'potatoes'] as const) {
          const { title } = wordAdvice(adviceOf(rule, { by: day }, crop), language)
          if (title.length > 60) long.push(`title ${title.length}: ${title}`)
        }
      }
    }
    for (const { advice } of EVERY) {
      const { title, content, sms } = wordAdvice(onLongestDays(advice, language), language)
      if (title.length > 60) long.push(`title ${title.length}: ${title}`)
      const words = wordsIn(content)
      if (words > 60) long.push(`${advice.rule} ${words} words: ${content}`)
      if (sms.length > 160 || !GSM7.test(sms)) long.push(`sms ${sms.length}: ${sms}`)
    }
    expect(onePerRule(long)).toEqual([])
  })

  test('the words that say a forecast is missing still fit', () => {
    const long: string[] = []
    for (const { advice } of EVERY) {
      if (/^pest\.(few|again|hand|neem|spray|late)/.test(advice.rule)) continue
      // Seasonal work depends on no forecast.
      if (advice.rule.startsWith('care.') || advice.rule.startsWith('striga.')) continue
      if (advice.rule.startsWith('rain.') || advice.rule === 'fertilizer.hold' || advice.rule === 'harvest.before-rain')
        continue
      if (advice.rule.startsWith('harvest.') && !['harvest.now', 'harvest.between-showers'].includes(advice.rule))
        continue
      const { sprayDay, ...known } = advice.facts
      const facts: AdviceFacts = known.when ? { ...known, when: 'open' } : known
      const why: ReasonId = advice.facts.why === 'stage' ? 'stage' : 'dry-season'
      const { content } = wordAdvice(
        onLongestDays({ ...advice, facts: { ...facts, why, typical: 1 }, weatherReason: 'typical' }, language),
        language,
      )
      if (wordsIn(content) > 60) long.push(`${advice.rule} ${wordsIn(content)}: ${content}`)
    }
    expect(onePerRule(long)).toEqual([])
  })

  test('said step by step, every text is the same text', () => {
    const other: string[] = []
    const check = (advice: Advice, content: string) => {
      const steps = adviceSteps(advice, language)
      if (steps.map(({ text }) => text).join(' ') !== content) other.push(`${advice.rule}: ${content}`)
      // Advice in a quiet week is one line.
      if (steps.length < 2 && advice.rule !== 'care.quiet') other.push(`${advice.rule} in one piece: ${content}`)
    }
    for (const { advice, content } of worded) {
      check(advice, content)
      const typical: Advice = { ...advice, facts: { ...advice.facts, typical: 1 } }
      check(typical, wordAdvice(typical, language).content)
    }
    expect(onePerRule(other)).toEqual([])
  })

  test('an application that may have been given says so at the end, on the page and by SMS, and keeps its amount', () => {
    const wrong: string[] = []
    const { given } = TEXTS_BY_LANGUAGE[language].advice
    for (const { advice } of EVERY) {
      if (!DOSES.has(advice.rule)) continue
      const doubtful = onLongestDays(
        { ...advice, facts: { ...advice.facts, given: 1, aloneProduct: undefined } },
        language,
      )
      const { content, sms } = wordAdvice(doubtful, language)
      if (wordsIn(content) > 60 || !content.endsWith(given))
        wrong.push(`${advice.rule} ${wordsIn(content)}: ${content}`)
      const keepsAll = sms.length <= 160 && sms.endsWith(`. ${toPlainCharacters(given)}`)
      if (isLanguageReadForDanger(language) && !keepsAll) wrong.push(`${advice.rule} ${sms.length}: ${sms}`)
    }
    expect(onePerRule(wrong)).toEqual([])
  })

  test('every SMS but those of the whole farm names the crop, and none loses a sentence', () => {
    const words = TEXTS_BY_LANGUAGE[language].advice
    for (const rule of RULE_IDS.filter((id) => !('wholeFarm' in RULES[id])))
      expect(toPlainWords(words.rules[rule].sms)).toMatch(
        /\{[Cc]rop\}|rice|groundnut|cassava|shinkafa|gyada|rogo|iresi|epa|ege|osikapa|ahuekere|akpu|rys|grondbone|kassava|olwishi|oofukwa|okasava/i,
      )
    const cut: string[] = []
    for (const { advice, sms } of worded) {
      if (advice.rule.startsWith('risk.') || advice.rule.startsWith('pest.')) continue
      const last = words.rules[advice.rule as RuleId].sms.normalize('NFC').trimEnd().slice(-6)
      if (!/[{}]/.test(last) && !plainEnd(sms).endsWith(plainEnd(last))) cut.push(`${advice.rule.padEnd(24)}: ${sms}`)
    }
    expect(onePerRule(cut)).toEqual([])
  })

  test('the SMS on a pest keeps what to do first, whatever else it has to leave out', () => {
    const lost: string[] = []
    for (const { advice } of EVERY) {
      if (advice.rule !== 'risk.high' && advice.rule !== 'risk.watch') continue
      const first = toSmsCharacters(
        TEXTS_BY_LANGUAGE[language].advice.pests[advice.facts.pest as PestId].first,
        language,
      )
      for (const by of WEEK) {
        const { sms } = wordAdvice({ ...advice, facts: { ...advice.facts, by } }, language)
        if (!sms.includes(first)) lost.push(`${advice.rule} ${advice.facts.pest} ${advice.crop}: ${sms}`)
      }
    }
    expect(onePerRule(lost)).toEqual([])
  })

  test('the SMS on a count keeps the number to act at, and on a treatment what, how much and the clothing', () => {
    const lost: string[] = []
    for (const { advice, sms } of worded) {
      const { facts, rule } = advice
      if (!rule.startsWith('pest.')) continue
      const words = TEXTS_BY_LANGUAGE[language].advice
      if (rule === 'pest.count' && !sms.includes(`${facts.act} `)) lost.push(`${rule} ${facts.pest}: ${sms}`)
      if (rule === 'pest.spray' || rule === 'pest.protect') {
        const [, clothing] = toSmsCharacters(words.rules[rule].sms, language).match(/\{waitShort\} ([^.]*\.)/)!
        if (!sms.includes(clothing!.split('{out}')[0]!)) lost.push(`${rule} ${facts.pest} ${facts.active}: ${sms}`)
        if (facts.strength && !sms.includes(`${facts.grams} ${facts.doseUnit}`)) lost.push(`${rule} dose: ${sms}`)
      }
      if (rule === 'pest.neem' && !sms.includes(String(facts.grams))) lost.push(sms)
    }
    expect(onePerRule(lost)).toEqual([])
  })

  // The number of the application is dropped before the amount, and may appear in English only.
  const withoutRound = (text: string) => text.replace(/\(\d+ of \d+\)/, '')

  test('the first sentence of an SMS is sent whole, with every number that the English one has', () => {
    const lost: string[] = []
    for (const { advice, sms, english } of worded) {
      const first = opening(sms)
      if (!/[.?!]$/.test(first)) lost.push(`${advice.rule.padEnd(24)}cut: ${sms}`)
      const said = numbersIn(first)
      const missing = numbersIn(withoutRound(opening(english))).filter((number) => !said.includes(number))
      if (missing.length > 0) lost.push(`${advice.rule.padEnd(24)}no ${missing}: ${sms}`)
    }
    expect(onePerRule(lost)).toEqual([])
  })

  test('the first sentence of an SMS says what the English one says to do, or not to do', () => {
    const { rules } = TEXTS_BY_LANGUAGE[language].advice
    const lost = RULE_IDS.flatMap((rule) => {
      const [english, own] = [
        opening(TEXTS_BY_LANGUAGE.en.advice.rules[rule].sms),
        opening(toPlainWords(rules[rule].sms)),
      ]
      const names = namesIn(english).filter((name) => !own.includes(`{${name}}`))
      if (names.length > 0) return [`${rule} without ${names}: ${own}`]
      return FORBIDS.en.test(english) && !FORBIDS[language].test(own) ? [`${rule} forbids nothing: ${own}`] : []
    })
    expect(lost).toEqual([])
  })

  test('every reason and every label has words of its own', () => {
    for (const reason of Object.keys(REASONS) as ReasonId[]) {
      const text = wordAdvice({ ...adviceOf('care.walk', {}), weatherReason: reason }, language).reason
      expect(text).not.toMatch(/[{}]|undefined/)
    }
    expect(evidenceLabel('evidence.depletion', language)).not.toStartWith('evidence.')
  })
})

/** Returns the text before the first full stop. Decimal points do not count. */
const opening = (sms: string): string => sms.match(/^.*?[.?!](?= |$)/)?.[0] ?? sms

/** Placeholders of crops and weather reasons, which may follow the action. */
const REASON_ONLY = ['Crop', 'crop', 'rainsShort', 'rain', 'span', 'tmin', 'tmax', 'to', 'daysLeft', 'dry']
const namesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => !REASON_ONLY.includes(name))

/** Numbers without the sign between their thousands, decimals after a point. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    /[ ,]\d{3}$/.test(number) ? number.replace(/\D/g, '') : number.replace(',', '.'),
  )

/** Patterns of prohibitions in each language, without diacritics. */
const FORBIDS: Record<Language, RegExp> = {
  en: /\b(do not|no|never|stop|wait)\b/i,
  ha: /\b(kada|daina|jira|babu|ba sai)\b/i,
  yo: /\b(e ko gbodo|da omi duro|ko si|ma se|duro)\b/i,
  ig: /\w+kwala\b|\bkwusi|\bchere\b|o dighi/i,
  pcm: /\b(no|stop|wait|nothing)\b/i,
  af: /\b(moenie|moet nooit|hou (dan )?op|wag|nie)\b/i,
  ng: /\b(ino|hulitha|tegelela|kapu|kashi)\b/i,
}

/** Returns the first fault of each kind, so that failures are readable. */
const onePerRule = (found: string[]): string[] =>
  [...new Map(found.map((text) => [text.slice(0, 24), text])).values()].slice(0, 40)

const plainEnd = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(-4)

describe('what must not be misread', () => {
  test('without its marks a Yoruba prohibition is never the word for "keep doing"', () => {
    const { rules, pests, produce } = TEXTS_BY_LANGUAGE.yo.advice
    const sent = [
      ...Object.values(rules).map(({ sms }) => sms),
      ...Object.values(pests).map(({ first }) => first),
      ...sentencesOf(produce).values(),
    ]
    expect(sent.map((text) => toPlainWords(text)).filter((text) => /(^|[^a-z])ma [a-z]/i.test(text))).toEqual([])
  })

  test('in Hausa "ba da" (give) never stands where "ba" (no) may be read, and Igbo says no in the form with one reading', () => {
    const sent = (language: Language) => {
      const { rules, pests, produce } = TEXTS_BY_LANGUAGE[language].advice
      return [
        ...Object.values(rules).map(({ sms }) => sms),
        ...Object.values(pests).map(({ first }) => first),
        ...sentencesOf(produce).values(),
      ].map((text) => toPlainWords(text))
    }
    expect(sent('ha').filter((text) => /\bba (da|wa|shi|su) ruwa|\bba da /i.test(text))).toEqual([])
    const hasBeenDone =
      /\b[ae](tinye|gba|gbupu|gbutu|meghe|ji|nye|ri|re|were|su|sa|ku|meru|banye|hapu|li|gho|mefu)la\b/i
    expect(sent('ig').filter((text) => hasBeenDone.test(text))).toEqual([])
  })

  test('a storm warning names a day that is not over, for its last day is today', () => {
    for (const [language, before] of [
      ['ha', /kafin \{by\}(?! ta wuce)/i],
      ['yo', /(saaju|ṣáájú) \{by\}/i],
      ['ig', /tupu \{by\}(?! agafee)/i],
    ] as const)
      for (const rule of ['rain.heavy', 'rain.heavy-rice', 'harvest.before-rain'] as const)
        for (const text of Object.values(TEXTS_BY_LANGUAGE[language].advice.rules[rule]))
          expect(text).not.toMatch(before)
  })

  test('in Oshindonga "until" a day is said only of what goes on until then', () => {
    const goesOn = ['irrigation.stop', 'harvest.lift', 'harvest.cassava-wait', 'harvest.starch-low']
    const said = RULE_IDS.filter((rule) =>
      /sigo \{by\}/i.test(Object.values(TEXTS_BY_LANGUAGE.ng.advice.rules[rule]).join(' ')),
    )
    expect(said.filter((rule) => !goesOn.includes(rule))).toEqual([])
  })

  test('Afrikaans never says "neem", which is also "take", for the medicine of the neem tree', () => {
    const said = Object.values(TEXTS_BY_LANGUAGE.af.advice.pests).map(({ first }) => first)
    expect(said.filter((text) => /\bneem\b(?! (steggies|ranke))/.test(text))).toEqual([])
  })
})

describe('the words', () => {
  test('are of the rules, reasons and pests that there are, and of no other', () => {
    const { rules, reasons, pests } = TEXTS_BY_LANGUAGE.en.advice
    expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort())
    expect(Object.keys(reasons).sort()).toEqual(Object.keys(REASONS).sort())
    expect(Object.keys(pests).sort()).toEqual(Object.keys(PESTS).sort())
  })

  test('go on with a small letter behind a colon, but for names and dates', () => {
    const { days, daysShort, months } = TEXTS_BY_LANGUAGE.en.advice
    const names = new Set([...days, ...daysShort, ...months, 'Bambara'])
    const wrong: string[] = []
    for (const { advice } of EVERY) {
      const { title, content, sms } = wordAdvice(advice, 'en')
      for (const text of [title, content, sms])
        for (const [, word] of text.matchAll(/: ([A-Z][a-z]+)/g))
          if (!names.has(word!)) wrong.push(`${advice.rule.padEnd(24)}${word}: ${text}`)
    }
    expect(onePerRule(wrong)).toEqual([])
  })

  test('an amount of water is for the area, for one acre or hectare, for a bed, or by sight', () => {
    const say = (facts: AdviceFacts) => wordAdvice(adviceOf('irrigation.now', facts, 'tomato'), 'en').content
    const amount = (facts: AdviceFacts) => say({ litres: 81000, ...facts })
    expect(amount({ waterFor: 'drip', per: 'area', area: 1, landUnit: 'acre' })).toContain(
      'about 81,000 litres a day for your 1 acre.',
    )
    expect(amount({ waterFor: 'drip', per: 'area', area: 0.8, landUnit: 'hectare' })).toContain(
      'for your 0.8 hectares.',
    )
    expect(amount({ waterFor: 'litres', per: 'hectare' })).toContain('about 81,000 litres of water for each hectare')
    expect(amount({ waterFor: 'cans', cans: 6 })).toContain('each bed of 10 square metres 6 cans of 10 litres')
    expect(amount({ waterFor: 'sprinkler', cm: 2.5, per: 'acre' })).toContain(
      'until a straight tin holds 2.5 cm of water',
    )
  })

  test('a watering says how often, and what stops it', () => {
    const say = (facts: AdviceFacts) => wordAdvice(adviceOf('irrigation.now', facts, 'tomato'), 'en').content
    expect(say({ again: 'one' })).toMatch(/every day until it rains.*wets your hand, skip that day/)
    expect(say({ again: 'two' })).toMatch(/every second day until it rains.*still makes a ball, wait a day/)
    expect(say({ again: 'many', gap: 4 })).toContain('every 4 days until it rains')
    expect(say({ again: 'once' })).toContain('look again next week')
    expect(say({ after: 'rain' })).toContain('counts as one watering')
    expect(say({ waterFor: 'cans', after: 'beds' })).toContain('Water flowering beds first')
  })

  test('half a bag, one bag, several bags and kilograms beside them are said as people say them', () => {
    const say = (facts: AdviceFacts) =>
      wordAdvice(adviceOf('fertilizer.go', { doseFor: 'acre', ...facts }), 'en').content
    expect(say({ bags: 0.5 })).toContain('about half a 50-kg bag an acre')
    expect(say({ bags: 1, rough: undefined })).toContain('NPK 15-15-15, 1 bag of 50 kg an acre')
    expect(say({ bags: 2.5 })).toContain('about 2.5 bags of 50 kg an acre')
    expect(say({ bags: 1, kg: 10 })).toContain('about 1 bag of 50 kg + 10 kg an acre')
    expect(say({ bags: 0, kg: 12 })).toContain('about 12 kg an acre')
    expect(say({ bags: 1, product2: 'urea', bags2: 0.5, kg2: 0, bagKg2: 50, rough: undefined })).toContain(
      'NPK 15-15-15, 1 bag, and urea, half a bag an acre, mixed only that day',
    )
  })

  test('usual weather is said once, at the end, and not as what has been seen', () => {
    const facts: AdviceFacts = { why: 'dry-days', dry: 30 }
    const say = (typical: AdviceFacts) => wordAdvice(adviceOf('dry.growing', { ...facts, ...typical }), 'en')
    expect(say({ typical: undefined }).content).toContain(' It has hardly rained for 30 days. Your plants live')
    const usual = say({ typical: 1 }).content
    expect(usual).not.toContain('hardly rained')
    expect(usual).toEndWith('(Usual weather; no live forecast.)')
  })

  test('numbers have their language’s signs between thousands and before the decimals', () => {
    const [english, afrikaans] = [TEXTS_BY_LANGUAGE.en.advice, TEXTS_BY_LANGUAGE.af.advice]
    const numbers = [7, 999, 1000, 12_345, 1_234_567.5, -3, -4321.5]
    expect(numbers.map((n) => numberInWords(n, english))).toEqual([
      '7',
      '999',
      '1,000',
      '12,345',
      '1,234,567.5',
      '-3',
      '-4,321.5',
    ])
    expect(numberInWords(-4321.5, afrikaans)).toBe('-4 321,5')
  })

  test('dates are said with the day of the week, windows without', () => {
    expect(wordAdvice(adviceOf('irrigation.now', { by: '2026-11-24' }), 'en').content).toContain('By Tuesday 24 Nov')
    expect(wordAdvice(adviceOf('planting.no-rain', { from: '07-01', to: '07-14' }), 'en').content).toContain(
      '1 Jul to 14 Jul',
    )
  })

  test('an SMS writes degrees without the sign', () => {
    expect(wordAdvice(adviceOf('heat.flowering', { tmax: 39 }), 'en').sms).toContain('39C')
  })

  test('every crop of the catalogue has a name in every language', () => {
    for (const language of LANGUAGE_IDS)
      for (const id of Object.keys(CROPS))
        if (id in TEXTS_BY_LANGUAGE.en.advice.crops)
          expect(TEXTS_BY_LANGUAGE[language].advice.crops[id as 'maize'].length).toBeGreaterThan(1)
  })
})

test.each<[Language, string]>([
  ['en', 'Boots'],
  ['ha', 'Takalmi'],
  ['yo', 'Bàtà'],
  ['ig', 'Akpukpo ukwu'],
  ['pcm', 'Boots'],
  ['af', 'Stewels'],
])('in %s the SMS on a usual spray has room for boots', (language, boots) => {
  const emamectin = sprays('faw').find(({ active }) => String(active).startsWith('emamectin'))
  const advice = adviceOf('pest.spray', { pest: 'faw', why: 'stage', when: 'day', number: 'NG', ...emamectin }, 'maize')
  expect(wordAdvice(advice, language).sms).toContain(boots)
})

test('a title that names its crop begins with it, so that the same for several crops can stand once', () => {
  for (const language of LANGUAGE_IDS)
    for (const [rule, { title }] of Object.entries(TEXTS_BY_LANGUAGE[language].advice.rules))
      if (/\{crop\}/i.test(title)) expect(title, `${language} ${rule}`).toMatch(/^\{Crop\}: /)
})
