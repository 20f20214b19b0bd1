/** @jsxImportSource hono/jsx */
import type { Context } from 'hono'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fieldsInTheirWords, inTheirWords } from '../../contracts/messages/sentences.ts'
import { HTTP_STATUS } from '../../ground/errors.ts'
import { translatorFor } from '../../words/index.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { Icon } from './icon.tsx'

/** What was wrong with a sent form, in the page's language. */
export interface Wrong {
  message: string
  fields: Record<string, string>
  status: ContentfulStatusCode
}

/** @throws what is no one's mistake */
export function wrongOf(c: Context<AppEnv>, error: unknown): Wrong {
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

/** What a form's inputs hold, by their names. */
export async function texts(c: Context<AppEnv>): Promise<Record<string, string>> {
  const form = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

/** A form of the way in: its heading, what is wrong with no one field, and the way back to sign in. */
export const PlainForm = ({
  back,
  title,
  wrong,
  children,
}: {
  back: string
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
      <a href="/signin">{back}</a>
    </p>
  </div>
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

export const Input = ({ name, label, hint, error, ...rest }: InputProps) => (
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
