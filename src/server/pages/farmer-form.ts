import type { Context, MiddlewareHandler } from 'hono'
import { refuse, refuseIssues } from '../../contracts/refusals.ts'
import { HTTP_STATUS } from '../../ground/errors.ts'
import type { SentForm } from '../../islands/lib/form-props.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { shownBack } from '../http/shown-back.ts'

/** A form of the signed-in: others go to sign in, and then to the page it stood on. */
export const formOn =
  (page: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!c.get('user')) return c.redirect(`/signin?next=${encodeURIComponent(page)}`, 303)
    return next()
  }

/** The sent form, with every value of a list. @throws AppError invalid when it cannot be read. */
export const formData = (c: Context<AppEnv>): Promise<FormData> =>
  c.req.formData().catch((error: unknown) => {
    throw asAppError(error) ?? refuse('form.unreadable')
  })

interface Shape<Output> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** @throws AppError invalid with a sentence for each field. */
export function parsedForm<Output>(shape: Shape<Output>, values: unknown): Output {
  const result = shape.safeParse(values)
  if (!result.success) throw refuseIssues(result.error.issues)
  return result.data
}

/** The form to show again after an error that has a sentence for the person; anything else is thrown on. */
export function formAgain(error: unknown, values: SentForm['values'], here: string) {
  const known = asAppError(error)
  if (!known) throw error
  const form: SentForm = {
    values: shownBack(values),
    fields: known.details.fields ?? {},
    message: known.message,
    next: null,
    here,
  }
  const status = HTTP_STATUS[known.code]
  return { form, status: status === 415 ? (400 as const) : status }
}
