/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { addressWithQuery } from '../../contracts/call.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { CodePage } from '../endpoints/form.ts'
import type { AppEnv } from '../http/context.ts'
import type { RefusedForm } from '../http/parse-form.ts'
import { safeReturnPath } from '../http/safe-next.ts'
import { signInTicketOf } from '../http/session.ts'
import { SignInForm } from './plain-form.tsx'
import type { PublicPageDeps } from './public-pages.tsx'

/** Sign-in with a code, as plain forms: the second factor, and the code shown on a phone. */
export function signInCodePages({ show }: Pick<PublicPageDeps, 'show'>) {
  function ask(c: Context<AppEnv>, on: CodePage, again?: RefusedForm) {
    const { recovery, secondFactor } = TEXTS_BY_LANGUAGE[c.get('language')]
    const { enterTitle: title, enter: submit, back } = secondFactor
    const next = safeReturnPath(c.req.query('next'))
    const form = { title, submit, back, again, action: addressWithQuery(on, { next: next === '/' ? null : next }) }
    const code = { name: 'code', type: 'text', autocomplete: 'one-time-code' }
    const phone = { name: 'phone', type: 'tel', autocomplete: 'tel', value: String(again?.form.values.phone ?? '') }
    const content =
      on === '/signin/phone' ? (
        <SignInForm
          {...form}
          text={recovery.shownText}
          inputs={[
            { ...phone, label: recovery.phone },
            { ...code, inputmode: 'numeric', label: recovery.shownCode },
          ]}
        />
      ) : (
        <SignInForm
          {...form}
          text={secondFactor.enterText}
          inputs={[{ ...code, label: secondFactor.code, hint: secondFactor.codeOrBackup }]}
        >
          {again?.form.fields.code ? <p class="soft">{secondFactor.wrongTime}</p> : null}
          <p class="soft">{secondFactor.lost}</p>
        </SignInForm>
      )
    return show(c, { title, band: 'door', status: again?.status, content })
  }

  const routes = new Hono<AppEnv>()
    .get('/signin/code', (c) => {
      if (c.get('user')) return c.redirect(safeReturnPath(c.req.query('next')))
      return signInTicketOf(c) ? ask(c, '/signin/code') : c.redirect('/signin')
    })
    .get('/signin/phone', (c) =>
      c.get('user') ? c.redirect(safeReturnPath(c.req.query('next'))) : ask(c, '/signin/phone'),
    )
  const isMine = (on: string): on is CodePage => on === '/signin/code' || on === '/signin/phone'
  return { routes, ask, isMine }
}
