/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fieldsInTheirWords, inTheirWords } from '../../contracts/messages/sentences.ts'
import { type RecoveryWords, recoveryWords } from '../accounts/recovery-words.ts'
import { codeAddress } from '../accounts/safe-next.ts'
import type { Accounts } from '../accounts/service.ts'
import { AppError, HTTP_STATUS } from '../errors.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { translatorFor } from '../http/messages.ts'
import { type CookieConfig, giveEntry, visitorOf } from '../http/session.ts'
import { shownBack } from '../http/shown-back.ts'
import { Icon } from './icon.tsx'
import type { PlainPage } from './public-pages.tsx'

interface Needs {
  accounts: Accounts
  config: CookieConfig
  /** A page in the public frame. */
  show(c: Context<AppEnv>, page: PlainPage): Response | Promise<Response>
}

interface Wrong {
  message: string
  fields: Record<string, string>
  status: ContentfulStatusCode
}

const PASSWORD_SHORT = 'Password must be at least 6 characters'
const PASSWORD_LONG = 'Password must be at most 200 characters'

/** A forgotten password, in two plain forms: the phone, then the code that came and a new password. */
export function recoveryPages({ accounts, config, show }: Needs) {
  function askPhone(c: Context<AppEnv>, phone = '', wrong?: Wrong) {
    const words = recoveryWords(c.get('language'))
    const content = accounts.recoverable ? (
      <PhoneForm words={words} {...shownBack({ phone })} wrong={wrong} />
    ) : (
      <Page words={words} title={words.title}>
        <p>{words.askOperator}</p>
      </Page>
    )
    return show(c, { title: words.title, status: wrong?.status ?? 200, content })
  }

  function askCode(c: Context<AppEnv>, ticket: string, wrong?: Wrong) {
    const words = recoveryWords(c.get('language'))
    const content = <CodeForm words={words} {...shownBack({ ticket })} wrong={wrong} />
    return show(c, { title: words.sentTitle, status: wrong?.status ?? 200, content })
  }

  /** @throws what is no one's mistake */
  function wrongOf(c: Context<AppEnv>, error: unknown): Wrong {
    const known = asAppError(error)
    if (!known) throw error
    const { fields = {}, retryAfterSeconds } = known.details
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    const t = translatorFor(c.get('language'))
    return {
      message: inTheirWords(known.message, t),
      fields: fieldsInTheirWords(fields, t),
      status: HTTP_STATUS[known.code],
    }
  }

  return new Hono<AppEnv>()
    .get('/forgot', (c) => askPhone(c))
    .post('/forgot', async (c) => {
      const { phone = '' } = await texts(c)
      if (!accounts.recoverable) return askPhone(c)
      try {
        return askCode(c, await accounts.askForCode(phone, c.get('address')))
      } catch (error) {
        return askPhone(c, phone, wrongOf(c, error))
      }
    })
    .post('/forgot/code', async (c) => {
      const { ticket = '', code = '', password = '' } = await texts(c)
      try {
        checkLength(password)
        const entered = await accounts.recover({ ticket, code, password }, visitorOf(c))
        return c.redirect(giveEntry(c, config, entered) ? '/' : codeAddress(), 303)
      } catch (error) {
        return askCode(c, ticket, wrongOf(c, error))
      }
    })
}

async function texts(c: Context<AppEnv>): Promise<Record<string, string>> {
  const form = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

function checkLength(password: string): void {
  const sentence = password.length < 6 ? PASSWORD_SHORT : password.length > 200 ? PASSWORD_LONG : null
  if (sentence) throw new AppError('invalid', sentence, { fields: { password: sentence } })
}

const Page = ({
  words,
  title,
  wrong,
  children,
}: {
  words: RecoveryWords
  title: string
  wrong?: Wrong
  children: Child
}) => (
  <div class="stack">
    <h1>{title}</h1>
    {wrong && Object.keys(wrong.fields).length === 0 ? (
      <p class="field-error" role="alert">
        <Icon name="warning" />
        {wrong.message}
      </p>
    ) : null}
    {children}
    <p>
      <a href="/signin">{words.back}</a>
    </p>
  </div>
)

const PhoneForm = ({ words, phone, wrong }: { words: RecoveryWords; phone: string; wrong?: Wrong }) => (
  <Page words={words} title={words.title} wrong={wrong}>
    <p class="soft">{words.text}</p>
    <form class="stack" method="post" action="/forgot">
      <Input name="phone" type="tel" label={words.phone} value={phone} error={wrong?.fields.phone} autocomplete="tel" />
      <button class="button" type="submit">
        {words.send}
      </button>
    </form>
  </Page>
)

const CodeForm = ({ words, ticket, wrong }: { words: RecoveryWords; ticket: string; wrong?: Wrong }) => (
  <Page words={words} title={words.sentTitle} wrong={wrong}>
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
  </Page>
)

interface InputProps {
  name: string
  type: string
  label: string
  hint?: string
  value?: string
  error?: string
  autocomplete: string
  inputmode?: 'numeric'
}

const Input = ({ name, label, hint, error, ...rest }: InputProps) => (
  <div class="field">
    <label class="label label-required" for={name}>
      {label}
    </label>
    {hint ? (
      <span class="hint" id={`${name}-hint`}>
        {hint}
      </span>
    ) : null}
    <input
      {...rest}
      class="input"
      id={name}
      name={name}
      aria-required="true"
      aria-invalid={error ? 'true' : undefined}
      aria-describedby={[hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined}
    />
    {error ? (
      <span class="field-error" id={`${name}-error`}>
        <Icon name="warning" />
        {error}
      </span>
    ) : null}
  </div>
)
