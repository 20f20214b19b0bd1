/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { secondFactorCode } from '../../contracts/second-factor.ts'
import { WORDS } from '../../words/index.ts'
import { inSecondFactorWords } from '../../words/second-factor.ts'
import type { Accounts } from '../accounts/service.ts'
import type { AppEnv } from '../http/context.ts'
import type { CookieConfig } from '../http/cookies.ts'
import { codeAddress, safeNext } from '../http/safe-next.ts'
import { giveSession, ticketOf, visitorOf } from '../http/session.ts'
import { parsedForm } from './farmer-form.ts'
import { Input, PlainForm, texts, type Wrong, wrongOf } from './plain-form.tsx'
import type { PlainPage } from './public-pages.tsx'

interface Needs {
  accounts: Pick<Accounts, 'signIn'>
  config: CookieConfig
  /** A page in the public frame. */
  show(c: Context<AppEnv>, page: PlainPage): Response | Promise<Response>
}

/** The second step of a sign-in, for who has switched it on: the code, as a plain form. */
export function signInCodePages({ accounts, config, show }: Needs) {
  function ask(c: Context<AppEnv>, next: string, wrong?: Wrong) {
    const words = WORDS[c.get('language')].secondFactor
    const content = (
      <PlainForm back={words.back} title={words.enterTitle} wrong={wrong}>
        <p class="soft">{words.enterText}</p>
        <form class="stack" method="post" action={codeAddress(next)}>
          <Input
            name="code"
            type="text"
            label={words.code}
            hint={words.codeOrBackup}
            error={wrong?.fields.code}
            autocomplete="one-time-code"
          />
          <button class="button" type="submit">
            {words.enter}
          </button>
        </form>
        {wrong?.fields.code ? <p class="soft">{words.wrongTime}</p> : null}
        <p class="soft">{words.lost}</p>
      </PlainForm>
    )
    return show(c, { title: words.enterTitle, status: wrong?.status ?? 200, content })
  }

  return new Hono<AppEnv>()
    .get('/signin/code', (c) => {
      const next = safeNext(c.req.query('next'))
      if (c.get('user')) return c.redirect(next)
      return ticketOf(c) ? ask(c, next) : c.redirect('/signin')
    })
    .post('/signin/code', async (c) => {
      const next = safeNext(c.req.query('next'))
      try {
        const { code } = parsedForm(secondFactorCode, await texts(c))
        giveSession(c, config, await accounts.signIn.enterCode(ticketOf(c), code, visitorOf(c)))
      } catch (error) {
        return ask(c, next, inSecondFactorWords(wrongOf(c, error), c.get('language')))
      }
      return c.redirect(next, 303)
    })
}
