/** Harm that a misread sentence can do a farmer: money, harvest or health. Found in the English original. */

const HAZARDS = ['prohibition', 'dose', 'deadline', 'warning', 'order'] as const
export type HazardKind = (typeof HAZARDS)[number]

/** Roots of the sentences by which a farmer acts: hazardous unless they are declared harmless. */
const ACTED_ON = /^(?:advice|voice|ussd|screens\.bags|screens\.weather\.do|warnings\.do)\./
/** Roots in which only a prohibition, a dose, a deadline or a warning is hazardous. */
const PARTLY_ACTED_ON = /^(?:tips|notices|sms)\./

/** Harmless sentences under the roots above, each group with its reason. */
export const HARMLESS_SENTENCES: readonly [pattern: RegExp, reason: string][] = [
  [/^advice\.(?:date|thousands|decimal|about|round)\b/, 'signs and their order, no words'],
  [/^advice\.(?:crops|stages)\./, 'names, the same as on the screens'],
  [/^advice\.pests\.[^.]+\.name$/, 'names'],
  [/^advice\.(?:reasons|evidence|sure)\./, 'explain and order nothing'],
  [/^advice\.rules\.(?:planting\.asked|stage\.question|stage\.unknown)\./, 'ask for a day or a stage'],
  [
    /^voice\.(?:welcome|chooseLanguage|menu|after|next|badlySaid|wrongKey|goodbye|failed|bySms|noSms|notToday|notThere|notSent|dial|noCalls|noCallsDone|smsInstead|noVoice|englishInstead|noAdvice|notRegistered|noPlace|done|ask|asked|askedFull|notAsked|unclaimed)$/,
    'lead through a call',
  ],
  [
    /^ussd\.(?:footer\.\w+|wrongKey|failed|noNumber|bySms|chooseLanguage|want|language|register|weatherOf|agreeSms|agree|yourName|whichPlace|choosePlace|whichCrop|knowDay|anotherCrop|welcome|advice|ask|settings|nextAdvice|useful|notUseful|whole|noted|cropSaved|whichField|somethingElse|otherDay|variety|yourQuestion|asked|askedFull|smsOn|smsOff|smsIsOn|smsIsOff|placeSaved|webCode|claimEnded|claimCode|claimEmpty|claimKept|claimProved|goOn|otherPlace|oneQuestion|changeName|terms)$/,
    'lead through a menu',
  ],
  [
    /^screens\.bags\.(?:saved|removed|failed|title|lead|more|moneyWrong|tooMany|areaWrong|bagWrong|manureWrong|notHere|work|again|sum|sources|pricesOf|print|sheet|kept|keep|usual|change|costs|brings|manureOpen|manureKind|risk|careful|middle|bold)$/,
    'buttons, heads of tables and refusals of a form',
  ],
  [/^sms\.(?:peerAsks|suggest)$/, 'ask for an answer'],
]

/** An order not to do: at the start of a sentence or of a part of it, or after what is given, bought or spent. */
const PROHIBITION =
  /\b(do not|don['’]t|never)\b|(?<=^|[.:;,] |\bby \{\w+\}: )(no(?!,)|nothing|nobody)\b|(?<=\b(?:put in|put|buy|give|grow|spend|plant|this|with) )(no|none|nothing|nobody)\b|(?<=^|[.:;,] )not (?=after|before)|\bno more\b/gi
const DOSE =
  /\d|\{(n|of|dose\w*|amount\w*|hand\w*|cm|deep|mm|give|again|litres|cans|grams|tank|strength|active|least|kg|bags|number|sprays|plants|keep\w*|every\w*)\b/
const DEADLINE = /\{(by|to|from|until|last|days\w*|plantOn|when|dryFrom|dryTo)\}|\btoday\b/i
const WARNING =
  /^advice\.rules\.(rain|heat|cold|wind|dry)\.|^notices\.(heavyRain|veryHot|frost|dry)|poison|aflatoxin|\b(kill|harm|burn)s?\b/i

/** Reason for which a sentence is declared harmless; null for all others. */
export const harmlessReason = (path: string): string | null =>
  HARMLESS_SENTENCES.find(([pattern]) => pattern.test(path))?.[1] ?? null

/** True for a sentence that a farmer acts by. */
export const isInstruction = (path: string): boolean =>
  (PARTLY_ACTED_ON.test(path) || ACTED_ON.test(path)) && harmlessReason(path) === null

/** Number of orders not to do something. */
export const countProhibitions = (english: string): number => english.match(PROHIBITION)?.length ?? 0

/** Kinds of harm that a sentence can do; none where it leads to no action. */
export function hazardsOf(path: string, english: string): HazardKind[] {
  if (!isInstruction(path) || !english.trim()) return []
  const isOne: Record<HazardKind, boolean> = {
    prohibition: countProhibitions(english) > 0,
    dose: DOSE.test(english),
    deadline: DEADLINE.test(english),
    warning: WARNING.test(path) || WARNING.test(english),
    order: false,
  }
  const found = HAZARDS.filter((hazard) => isOne[hazard])
  return found.length === 0 && !PARTLY_ACTED_ON.test(path) ? ['order'] : found
}
