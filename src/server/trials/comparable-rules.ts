import { isWarningAdvice } from '../../agronomy/choose-advice.ts'
import { QUIET_WEEK_RULES, RULES, type RuleDefinition, type RuleId } from '../../agronomy/rules/rule-catalogue.ts'
import { isKeyOf, keysOf } from '../../shared/records.ts'
import { hazardsOf } from '../../words/hazards.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'

/** Rule groups on pests, diseases and pesticides, whose advice is never withheld or reworded in a trial. */
const PROTECTION: readonly string[] = ['pest', 'disease']

/** Reports whether advice of a rule may be withheld or reworded in a trial: never advice that warns, forbids, protects or answers. */
function mayCompare(rule: RuleId): boolean {
  const { category, answers }: RuleDefinition = RULES[rule]
  if (answers || isWarningAdvice({ rule }) || PROTECTION.includes(category) || QUIET_WEEK_RULES.includes(rule))
    return false
  const { title, content, sms } = TEXTS_BY_LANGUAGE.en.advice.rules[rule]
  return ![title, content, sms].some((text) => {
    const hazards = hazardsOf(`advice.rules.${rule}.sms`, text)
    return hazards.includes('warning') || hazards.includes('prohibition')
  })
}

/** Rules whose advice trials may compare. */
export const COMPARABLE_RULES: ReadonlySet<RuleId> = new Set(keysOf(RULES).filter(mayCompare))

/** Reports whether a trial may withhold one advice: its rule allows comparison and it is not urgent. */
export const mayWithholdAdvice = ({ rule, priority }: { rule: string; priority: string }): boolean =>
  isKeyOf(RULES, rule) && COMPARABLE_RULES.has(rule) && priority !== 'high'
