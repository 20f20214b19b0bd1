/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { WORDS } from '../../words/index.ts'
import type { AppEnv } from '../http/context.ts'
import { codeAddress, safeNext } from '../http/safe-next.ts'
import type { Again } from '../http/sent-form.ts'
import { ticketOf } from '../http/session.ts'
import { PlainForm } from './plain-form.tsx'
import type { PlainPages } from './public-pages.tsx'

/** The second step of a sign-in, for who has switched it on: the code, as a plain form. */
export function signInCodePage({ show }: Pick<PlainPages, 'show'>) {
  function ask(c: Context<AppEnv>, again?: Again) {
    const words = WORDS[c.get('language')].secondFactor
    const code = { label: words.code, hint: words.codeOrBackup, autocomplete: 'one-time-code' }
    const content = (
      <PlainForm
        title={words.enterTitle}
        text={words.enterText}
        action={codeAddress(c.req.query('next'))}
        inputs={[{ name: 'code', type: 'text', ...code }]}
        submit={words.enter}
        back={words.back}
        again={again}
      >
        {again?.form.fields.code ? <p class="soft">{words.wrongTime}</p> : null}
        <p class="soft">{words.lost}</p>
      </PlainForm>
    )
    return show(c, { title: words.enterTitle, status: again?.status, content })
  }

  const routes = new Hono<AppEnv>().get('/signin/code', (c) => {
    if (c.get('user')) return c.redirect(safeNext(c.req.query('next')))
    return ticketOf(c) ? ask(c) : c.redirect('/signin')
  })
  return { routes, ask }
}
