import { type Context, Hono } from 'hono'
import { type Call, type FormSpec, fillPath, formsOfCall } from '../../contracts/call.ts'
import { CALLS, type CallName } from '../../contracts/calls.ts'
import type { ScreenAddress } from '../../contracts/screens.ts'
import { entriesIn } from '../../shared/records.ts'
import type { MessageKey } from '../../words/translate.ts'
import type { Services } from '../compose.ts'
import { addressWithMessage } from '../http/address-message.ts'
import type { AppEnv } from '../http/context.ts'
import { toAppError } from '../http/error-response.ts'
import { enteredValues, parseForm, type RefusedForm, readFormData, refusedForm } from '../http/parse-form.ts'
import { redirectForError, signInAddress } from '../http/redirect-unauthorized.ts'
import { callerOfRequest } from './call-endpoints.ts'
import { sessionCookies } from './call-response.ts'
import type { CallParts, PerformCall } from './perform.ts'
import { type SpecialForm, type SubmittedForm, specialForms } from './special-forms.ts'

/** Renders the page at an address of this site again, with a refused form. */
export type RenderRefusedForm = (c: Context<AppEnv>, on: ShownPage, again: RefusedForm) => Response | Promise<Response>

/** Pages for sign-in with a code. */
export type CodePage = '/signin/code' | '/signin/phone'
type ShownPage = ScreenAddress | CodePage

interface Form extends FormSpec {
  said?: MessageKey
  failed?: MessageKey
}
interface FormAgain extends Form {
  again: true
  on: ShownPage
}
type EveryForm = FormAgain | (Form & { again?: never })

/** Calls with their forms. An unknown message key, or a page that is no screen, does not compile. */
const WITH_FORMS: Record<CallName, Call & { form?: EveryForm | readonly EveryForm[] }> = CALLS

/** Routes of all calls for plain HTML forms, which need no script. */
export function formEndpoints(services: Services, perform: PerformCall, showAgain: RenderRefusedForm): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const cookies = sessionCookies(services)
  const specials: Record<string, SpecialForm> = specialForms(services, perform)

  for (const [name, call] of entriesIn(WITH_FORMS)) {
    for (const form of formsOfCall(call) as EveryForm[]) {
      const special = specials[form.at] ?? {}
      app.post(form.at, async (c) => {
        const params = c.req.param() as Record<string, string>
        const page = fillPath(form.on, params)
        if (call.who !== 'anyone' && !c.get('user')) return c.redirect(signInAddress(page), 303)
        const away = redirectForError(c, call.who)
        if (away) return c.redirect(away)

        // A form with only a button has no fields to read.
        const sent: SubmittedForm = { c, params, form: call.in ? await readFormData(c) : new FormData() }
        const typed = special.typed?.(sent.form) ?? enteredValues(sent.form)
        const on = special.on?.(sent) ?? page
        let given: unknown
        try {
          const body = call.in && parseForm(call.in, special.body ? await special.body(sent, typed) : typed)
          const more = async () => ({ params, body: special.more ? await special.more(body as never, sent) : body })
          given = await perform(name, callerOfRequest(c), more as () => Promise<CallParts>)
          await special.after?.(given as never)
          if (name in cookies) await cookies[name as keyof typeof cookies](c, given as never)
        } catch (error) {
          if (form.again) return showAgain(c, form.on, refusedForm(c, error, typed, on))
          if (!form.failed || !toAppError(error)) throw error
          return c.redirect(addressWithMessage(on, form.failed, true), 303)
        }
        const to = special.to?.(given as never, sent, typed) ?? (form.to ? fillPath(form.to, params) : on)
        return c.redirect(form.said ? addressWithMessage(to, form.said) : to, 303)
      })
    }
  }
  return app
}
