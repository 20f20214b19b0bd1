/** @jsxImportSource hono/jsx */

import { type Context, Hono } from 'hono'
import { refuseField } from '../../contracts/refusals.ts'
import { WORDS, type Words } from '../../words/index.ts'
import type { Accounts } from '../accounts/service.ts'
import type { AppEnv } from '../http/context.ts'
import type { CookieConfig } from '../http/cookies.ts'
import { codeAddress } from '../http/safe-next.ts'
import { giveEntry, visitorOf } from '../http/session.ts'
import { shownBack } from '../http/shown-back.ts'
import { Input, PlainForm, texts, type Wrong, wrongOf } from './plain-form.tsx'
import type { PlainPage } from './public-pages.tsx'

interface Needs {
  accounts: Accounts
  config: CookieConfig
  /** A page in the public frame. */
  show(c: Context<AppEnv>, page: PlainPage): Response | Promise<Response>
}

/** A forgotten password, in two plain forms: the phone, then the code that came and a new password. */
export function recoveryPages({ accounts, config, show }: Needs) {
  function askPhone(c: Context<AppEnv>, phone = '', wrong?: Wrong) {
    const words = WORDS[c.get('language')].recovery
    const content = accounts.recovery.recoverable ? (
      <PhoneForm words={words} {...shownBack({ phone })} wrong={wrong} />
    ) : (
      <PlainForm back={words.back} title={words.title}>
        <p>{words.askOperator}</p>
      </PlainForm>
    )
    return show(c, { title: words.title, status: wrong?.status ?? 200, content })
  }

  function askCode(c: Context<AppEnv>, ticket: string, wrong?: Wrong) {
    const words = WORDS[c.get('language')].recovery
    const content = <CodeForm words={words} {...shownBack({ ticket })} wrong={wrong} />
    return show(c, { title: words.sentTitle, status: wrong?.status ?? 200, content })
  }

  return new Hono<AppEnv>()
    .get('/forgot', (c) => askPhone(c))
    .post('/forgot', async (c) => {
      const { phone = '' } = await texts(c)
      if (!accounts.recovery.recoverable) return askPhone(c)
      try {
        return askCode(c, await accounts.recovery.askForCode(phone, visitorOf(c)))
      } catch (error) {
        return askPhone(c, phone, wrongOf(c, error))
      }
    })
    .post('/forgot/code', async (c) => {
      const { ticket = '', code = '', password = '' } = await texts(c)
      try {
        checkLength(password)
        const entered = await accounts.recovery.recover({ ticket, code, password }, visitorOf(c))
        return c.redirect(giveEntry(c, config, entered) ? '/' : codeAddress(), 303)
      } catch (error) {
        return askCode(c, ticket, wrongOf(c, error))
      }
    })
}

function checkLength(password: string): void {
  if (password.length < 6) throw refuseField('password', 'password.short')
  if (password.length > 200) throw refuseField('password', 'password.long')
}

const PhoneForm = ({ words, phone, wrong }: { words: Words['recovery']; phone: string; wrong?: Wrong }) => (
  <PlainForm back={words.back} title={words.title} wrong={wrong}>
    <p class="soft">{words.text}</p>
    <form class="stack" method="post" action="/forgot">
      <Input name="phone" type="tel" label={words.phone} value={phone} error={wrong?.fields.phone} autocomplete="tel" />
      <button class="button" type="submit">
        {words.send}
      </button>
    </form>
  </PlainForm>
)

const CodeForm = ({ words, ticket, wrong }: { words: Words['recovery']; ticket: string; wrong?: Wrong }) => (
  <PlainForm back={words.back} title={words.sentTitle} wrong={wrong}>
    <p class="soft">{words.sent}</p>
    <form class="stack" method="post" action="/forgot/code">
      <input type="hidden" name="ticket" value={ticket} />
      <Input
        name="code"
        type="text"
        inputmode="numeric"
        label={words.code}
        error={wrong?.fields.code}
        autocomplete="one-time-code"
      />
      <Input
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        error={wrong?.fields.password}
        autocomplete="new-password"
      />
      <button class="button" type="submit">
        {words.save}
      </button>
    </form>
    <p>
      <a href="/forgot">{words.again}</a>
    </p>
  </PlainForm>
)
