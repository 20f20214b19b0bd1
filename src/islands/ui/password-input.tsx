import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { TextInput } from './field.tsx'

/** Password input with a show button, because typing on small phones is error-prone. `inTheOpen` shows the password at first. */
export function PasswordInput({
  inTheOpen = false,
  ...props
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'after'> & { inTheOpen?: boolean }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const shown = chosen ?? inTheOpen
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Button variant="quiet" className="with-script" aria-pressed={shown} onClick={() => setChosen(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </Button>
      }
    />
  )
}
