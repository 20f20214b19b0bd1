import { type ReactNode, useId } from 'react'
import { FieldError, labelClass, type Option } from './field.tsx'

interface GroupProps<Value extends string> {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  required?: boolean
  /** Field name of the checkboxes in a plain form. */
  name: string
  options: readonly Option<Value>[]
  /** Rarely used options, folded under a label. */
  more?: { label: string; options: readonly Option<Value>[] }
  /** Class for groups whose options have more than a name. */
  className?: string
}

interface CheckboxGroupProps<Value extends string> extends GroupProps<Value> {
  /** Selected values. Pass `onChange` too, or only `defaultValue` for a form that is read on submit. */
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
}

/** Group of checkboxes. */
export function CheckboxGroup<Value extends string>({
  value,
  defaultValue,
  onChange,
  ...group
}: CheckboxGroupProps<Value>) {
  const toggle = (id: Value, on: boolean) =>
    onChange?.(group.options.map((option) => option.value).filter((each) => (each === id ? on : value?.includes(each))))
  return (
    <Group {...group}>
      {(option, props) => (
        <input
          {...props}
          type="checkbox"
          {...(value
            ? { checked: value.includes(option.value), onChange: (event) => toggle(option.value, event.target.checked) }
            : { defaultChecked: defaultValue?.includes(option.value) })}
        />
      )}
    </Group>
  )
}

interface RadioGroupProps<Value extends string> extends GroupProps<Value> {
  value?: Value | null
  defaultValue?: Value | null
  onChange?: (value: Value) => void
}

/** Group of radio buttons. */
export function RadioGroup<Value extends string>({ value, defaultValue, onChange, ...group }: RadioGroupProps<Value>) {
  return (
    <Group {...group}>
      {(option, props) => (
        <input
          {...props}
          type="radio"
          {...(value !== undefined
            ? { checked: value === option.value, onChange: () => onChange?.(option.value) }
            : { defaultChecked: defaultValue === option.value })}
        />
      )}
    </Group>
  )
}

interface BoxProps {
  name: string
  value: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function Group<Value extends string>({
  label,
  hint,
  error,
  required,
  name,
  options,
  more,
  className = '',
  children,
}: GroupProps<Value> & { children: (option: Option<Value>, props: BoxProps) => ReactNode }) {
  const id = useId()
  const boxes = (some: readonly Option<Value>[]) => (
    <div className={`choices${className && ` ${className}`}`}>
      {some.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the caller puts its input inside
        <label className="choice" key={option.value}>
          {children(option, {
            name,
            value: option.value,
            'aria-describedby': error ? `${id}-error` : undefined,
            'aria-invalid': error ? true : undefined,
          })}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
  return (
    <fieldset className="field" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={labelClass(label, required)}>{label}</legend>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {boxes(options)}
      {more ? (
        <details className="more-choices">
          <summary>{more.label}</summary>
          {boxes(more.options)}
        </details>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
