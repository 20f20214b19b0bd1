import { fieldPurseFacts } from '../../agronomy/feeding/field-purse-facts.ts'
import { readField } from '../../agronomy/field.ts'
import type { PurseFacts } from '../../agronomy/purse/facts.ts'
import type { FieldSituation } from '../../agronomy/types.ts'

/** Facts about a field that a plan is computed from, besides its input. */
export const purseFactsOf = (situation: FieldSituation): PurseFacts => fieldPurseFacts(readField(situation))
