import { type ComponentProps, useState } from 'react'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { TextInput } from './field.tsx'

/** A password that can be looked at while it is typed: thumbs slip on small phones. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'after'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </Button>
      }
    />
  )
}
