import * as z from 'zod/mini'
import { apiRefusalMessage } from './refusal-messages.ts'

/** Number in a query string. Empty means missing, not 0. `rule` validates the number. */
export const numberParam = (name: string, rule: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z
        .string(apiRefusalMessage(`${name} is required`))
        .check(z.trim(), z.regex(/^[+-]?\d{1,9}(\.\d{1,20})?$/, apiRefusalMessage(`${name} must be a number`))),
      z.transform(Number),
    ),
    rule,
  )

export const integerParam = (name: string, least: number, most: number) => {
  const sentence = apiRefusalMessage(`${name} must be a whole number from ${least} to ${most}`)
  return numberParam(name, z.number(sentence).check(z.int(sentence), z.gte(least, sentence), z.lte(most, sentence)))
}
