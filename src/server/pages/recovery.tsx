/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { AppEnv } from '../http/context.ts'
import { enteredValues, type RefusedForm, readFormData, refusedForm } from '../http/parse-form.ts'
import { codePageAddress } from '../http/safe-next.ts'
import { setSignInCookies, visitorOfRequest } from '../http/session.ts'
import { valuesToRender } from '../http/values-to-render.ts'
import { SignInForm, SignInFrame } from './plain-form.tsx'
import type { PublicPageDeps } from './public-pages.tsx'

/** Password recovery in two plain forms: the phone, then the code and a new password. */
export function passwordRecoveryPages({ accounts, config, show }: PublicPageDeps) {
  const askPhone = (c: Context<AppEnv>, again?: RefusedForm) => {
    const words = TEXTS_BY_LANGUAGE[c.get('language')].recovery
    const content = accounts.recovery.recoverable ? (
      phoneForm(words, again)
    ) : (
      <SignInFrame title={words.title} text={words.askOperator} back={words.back} only />
    )
    return show(c, { title: words.title, band: 'door', status: again?.status, content })
  }
  const askCode = (c: Context<AppEnv>, ticket: string, again?: RefusedForm) => {
    const words = TEXTS_BY_LANGUAGE[c.get('language')].recovery
    const content = codeForm(words, ticket, again)
    return show(c, { title: words.sentTitle, band: 'door', status: again?.status, content })
  }

  return new Hono<AppEnv>()
    .get('/forgot', (c) => askPhone(c))
    .post('/forgot', async (c) => {
      const typed = enteredValues(await readFormData(c))
      if (!accounts.recovery.recoverable) return askPhone(c)
      try {
        return askCode(c, await accounts.recovery.askForCode(textOf(typed.phone), visitorOfRequest(c)))
      } catch (error) {
        return askPhone(c, refusedForm(c, error, typed, '/forgot'))
      }
    })
    .post('/forgot/code', async (c) => {
      const typed = enteredValues(await readFormData(c))
      const [ticket, code, password] = [textOf(typed.ticket), textOf(typed.code), textOf(typed.password)]
      try {
        const entered = await accounts.recovery.recover({ ticket, code, password }, visitorOfRequest(c))
        return c.redirect(setSignInCookies(c, config, entered) ? '/' : codePageAddress(), 303)
      } catch (error) {
        return askCode(c, ticket, refusedForm(c, error, typed, '/forgot'))
      }
    })
}

const textOf = (typed: string | string[] | undefined): string => (typeof typed === 'string' ? typed : '')

type RecoveryWords = (typeof TEXTS_BY_LANGUAGE)['en']['recovery']

const phoneForm = (words: RecoveryWords, again: RefusedForm | undefined) => (
  <SignInForm
    title={words.title}
    text={words.text}
    action="/forgot"
    inputs={[
      {
        name: 'phone',
        type: 'tel',
        label: words.phone,
        value: (again?.form.values.phone as string | undefined) ?? '',
        autocomplete: 'tel',
      },
    ]}
    submit={words.send}
    back={words.back}
    again={again}
  />
)

const codeForm = (words: RecoveryWords, ticket: string, again: RefusedForm | undefined) => {
  const password = { label: words.password, hint: words.passwordHint, autocomplete: 'new-password' }
  return (
    <SignInForm
      title={words.sentTitle}
      text={words.sent}
      action="/forgot/code"
      hidden={valuesToRender({ ticket })}
      inputs={[
        { name: 'code', type: 'text', inputmode: 'numeric', label: words.code, autocomplete: 'one-time-code' },
        { name: 'password', type: 'password', ...password },
      ]}
      submit={words.save}
      back={words.back}
      again={again}
    >
      <a class="button button-secondary" href="/forgot">
        {words.again}
      </a>
    </SignInForm>
  )
}
