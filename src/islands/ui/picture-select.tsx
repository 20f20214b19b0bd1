import { type ReactNode, useRef, useState } from 'react'
import type { DrawingId } from '../../contracts/drawings.ts'
import { Drawing } from './drawing.tsx'
import { Select } from './field.tsx'

/** Native select that JavaScript replaces with pictures and text. The select then shows only with keyboard focus. */
export function PictureSelect({
  label,
  name,
  placeholder,
  options,
  defaultValue,
  required,
  error,
}: {
  label: ReactNode
  name: string
  placeholder: string
  options: readonly { value: string; label: string; drawing: DrawingId }[]
  defaultValue: string
  required?: boolean
  error?: string | null
}) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(defaultValue)
  function choose(value: string) {
    const select = box.current!.querySelector('select')!
    select.value = value
    // Triggers `change`, which saves the draft and validates.
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <div className="picture-select" ref={box}>
      <Select
        label={label}
        name={name}
        placeholder={placeholder}
        options={options}
        defaultValue={defaultValue}
        required={required}
        error={error}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div className={`choices choices-drawn with-script${options.length === 4 ? '' : ' choices-three'}`}>
        {options.map(({ value, label: words, drawing }) => (
          <button
            key={value}
            type="button"
            className="choice"
            tabIndex={-1}
            aria-pressed={chosen === value}
            onClick={() => choose(value)}
          >
            <span>
              <Drawing of={drawing} />
              {words}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
