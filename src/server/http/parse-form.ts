import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { refusalError, refusalOfIssues } from '../../contracts/refusals.ts'
import type { SubmittedForm } from '../../islands/lib/sent-form.ts'
import { HTTP_STATUS } from '../../shared/errors.ts'
import { refusalText } from '../../words/refusals.ts'
import type { AppEnv } from './context.ts'
import { toAppError } from './error-response.ts'
import { valuesToRender } from './values-to-render.ts'

export type EnteredValues = SubmittedForm['values']

/** A form to render again, with the entered values and the errors. */
export type RefusedForm = ReturnType<typeof refusedForm>

const LIST_FIELDS = ['primaryCrops', 'irrigationMethod', 'crops', 'notify']
const SECRET_FIELDS = ['password', 'confirmPassword', 'currentPassword', 'newPassword', 'code']

export const readFormData = (c: Context<AppEnv>): Promise<FormData> =>
  c.req.formData().catch((error: unknown) => {
    throw toAppError(error) ?? refusalError('form.unreadable')
  })

export function enteredValues(form: FormData): EnteredValues {
  const typed: EnteredValues = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    if (LIST_FIELDS.includes(name)) typed[name] = [...(typed[name] ?? []), value]
    else typed[name] ??= value
  }
  return typed
}

/** Parses values. @throws AppError invalid with a sentence for each field */
export function parseForm<Shape extends z.ZodMiniType>(shape: Shape, values: unknown): z.output<Shape> {
  const result = shape.safeParse(values)
  if (!result.success) throw refusalOfIssues(result.error.issues)
  return result.data
}

export function refusedForm(c: Context<AppEnv>, error: unknown, typed: EnteredValues, here: string) {
  const known = toAppError(error)
  if (!known) throw error
  const { retryAfterSeconds } = known.details
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  const form: SubmittedForm = {
    values: valuesToRender(Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET_FIELDS.includes(name)))),
    ...refusalText(known, c.get('language')),
    next: null,
    here,
  }
  const status = HTTP_STATUS[known.code]
  return { form, status: status === 415 ? (400 as const) : status }
}
