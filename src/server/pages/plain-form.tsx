/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { RefusedForm } from '../http/parse-form.ts'
import { Icon } from './icon.tsx'

interface InputProps {
  name: string
  type: string
  label: string
  hint?: string
  value?: string
  autocomplete: string
  inputmode?: 'numeric'
}

interface PlainFormProps {
  title: string
  text: string
  action: string
  hidden?: Record<string, string>
  inputs: InputProps[]
  submit: string
  back: string
  again?: RefusedForm
  children?: Child
}

/** A sign-in form with its errors and a link back to sign in. */
export function SignInForm({
  title,
  text,
  action,
  hidden = {},
  inputs,
  submit,
  back,
  again,
  children,
}: PlainFormProps) {
  const { message = null, fields = {} } = again?.form ?? {}
  return (
    <SignInFrame title={title} text={text} back={back}>
      {message && Object.keys(fields).length === 0 ? (
        <p class="field-error" role="alert">
          <Icon name="warning" />
          {message}
        </p>
      ) : null}
      <form class="stack" method="post" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        {inputs.map((input) => (
          <Input {...input} error={fields[input.name]} key={input.name} />
        ))}
        <button class="button button-wide" type="submit">
          {submit}
        </button>
      </form>
      {children}
    </SignInFrame>
  )
}

interface PlainFrameProps {
  title: string
  text: string
  back: string
  /** The only action is to go back. */
  only?: boolean
  children?: Child
}

export const SignInFrame = ({ title, text, back, only = false, children }: PlainFrameProps) => (
  <div class="stack stack-l">
    <div class="titled">
      <span class="mark">
        <Icon name="lock" />
      </span>
      <h1>{title}</h1>
    </div>
    <p class="lead">{text}</p>
    {children}
    <a class={`button ${only ? 'button-wide' : 'button-quiet'}`} href="/signin">
      <Icon name="back" />
      {back}
    </a>
  </div>
)

const Input = ({ name, label, hint, error, ...rest }: InputProps & { error: string | undefined }) => (
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
