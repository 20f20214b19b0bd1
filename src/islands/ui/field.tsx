import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** Shows a star. Browser validation stays off, so that all error messages are ours. */
  required?: boolean
}

/** Attributes that connect a control with its label, hint and error. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label, hint and error around a control. */
export function Field({
  label,
  hint,
  error,
  required,
  id: givenId,
  children,
}: FieldTexts & { id?: string; children: (control: FieldControl) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className={labelClass(label, required)} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** CSS draws the star of a required field, unless the label itself ends with one. */
export const labelClass = (label: ReactNode, required?: boolean) =>
  required && !(typeof label === 'string' && label.endsWith('*')) ? 'label label-required' : 'label'

export function FieldError({ id, children }: { id?: string; children?: string | null }) {
  if (!children) return null
  return (
    <span className="field-error" id={id}>
      <Icon name="warning" />
      {children}
    </span>
  )
}

/** Text input. `name` is the field of the plain form; other attributes of `<input>` are passed on. */
export function TextInput({
  label,
  hint,
  error,
  required,
  id,
  after,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'required'> & { name: string; after?: ReactNode }) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) =>
        after ? (
          <div className="joined">
            <input className="input" type="text" {...input} {...control} />
            {after}
          </div>
        ) : (
          <input className="input" type="text" {...input} {...control} />
        )
      }
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  required,
  id,
  ...area
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'required'> & { name: string }) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <textarea className="input" {...area} {...control} />}
    </Field>
  )
}

export interface Option<Value extends string = string> {
  value: Value
  label: ReactNode
}

/** Native select. `placeholder` adds an empty first option, `more` a group below; `before` is rendered beside it. */
export function Select({
  label,
  hint,
  error,
  required,
  id,
  options,
  more,
  placeholder,
  before,
  ...select
}: FieldTexts &
  Omit<ComponentProps<'select'>, 'required'> & {
    name: string
    options: readonly Option[]
    more?: { label: string; options: readonly Option[] }
    placeholder?: string
    before?: ReactNode
  }) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => {
        const list = (
          <select className="input" {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {more ? (
              <optgroup label={more.label}>
                {more.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </optgroup>
            ) : null}
          </select>
        )
        return before !== undefined ? (
          <div className="beside">
            {before}
            {list}
          </div>
        ) : (
          list
        )
      }}
    </Field>
  )
}
