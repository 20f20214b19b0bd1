import { fieldPurseFacts } from '../../agronomy/feeding/field-purse-facts.ts'
import { readField } from '../../agronomy/field.ts'
import type { PurseFacts } from '../../agronomy/purse/facts.ts'
import type { FieldSituation } from '../../agronomy/types.ts'

/** What a plan is worked out from beside what is asked. */
export const purseFactsOf = (situation: FieldSituation): PurseFacts => fieldPurseFacts(readField(situation))
