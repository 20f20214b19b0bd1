/** What a farmer may spend, spoil or fall ill by when it is misread, seen in the English original. */

export const HAZARDS = ['prohibition', 'dose', 'deadline', 'warning'] as const
export type Hazard = (typeof HAZARDS)[number]

/** Roots of what is acted on in the field. */
const ACTED_ON = /^(advice|tips|notices|sms)\./
/** Parts of the advice that name or explain and order nothing. */
const ONLY_NAMES =
  /^advice\.(days|daysShort|months|crops|stages|products|sure|reasons|evidence|thousands|decimal|date)\b|^advice\.pests\.[^.]+\.(name|look)$/
/** An order not to do: at the start of a sentence or of a part of it. */
const PROHIBITION = /\b(do not|don['’]t|never)\b|(?<=^|[.:;,] |\bby \{\w+\}: )(no|nothing|nobody)\b/gi
const DOSE =
  /\d|\{(n|of|dose\w*|amount\w*|hand\w*|cm|deep|mm|give|again|litres|cans|grams|tank|strength|active|least|kg|bags|number|sprays|plants|keep\w*|every\w*)\b/
const DEADLINE = /\{(by|to|from|until|last|days\w*|plantOn|when|dryFrom|dryTo)\}|\btoday\b/i
const WARNING =
  /^advice\.rules\.(rain|heat|cold|wind|dry)\.|^notices\.(heavyRain|veryHot|frost|dry)|poison|aflatoxin|\b(kill|harm|burn)s?\b/i

/** Whether somebody does something in the field by this sentence. */
export const isActedOn = (path: string): boolean => ACTED_ON.test(path) && !ONLY_NAMES.test(path)

/** How often a sentence says not to do something. */
export const prohibitionsIn = (english: string): number => english.match(PROHIBITION)?.length ?? 0

/** By what a sentence could hurt; nothing where nobody acts on it. */
export function hazardsOf(path: string, english: string): Hazard[] {
  if (!isActedOn(path)) return []
  const isOne: Record<Hazard, boolean> = {
    prohibition: prohibitionsIn(english) > 0,
    dose: DOSE.test(english),
    deadline: DEADLINE.test(english),
    warning: WARNING.test(path) || WARNING.test(english),
  }
  return HAZARDS.filter((hazard) => isOne[hazard])
}
