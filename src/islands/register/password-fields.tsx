import { type RefObject, useEffect, useRef, useState } from 'react'
import { phoneFromForm } from '../../contracts/phone-countries.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

/** Loaded when the form gets the focus. */
const loadPasswordHelp = () => import('./password-help.ts')

interface PasswordFieldsProps {
  errors: Record<string, string>
  onJudged: (refusal: Record<string, string>) => void
}

/**
 * Two password inputs. The server checks the password when its input loses the focus; `onJudged` receives the errors.
 * Without a response the form's own check follows.
 */
export function PasswordFields({ errors, onJudged }: PasswordFieldsProps) {
  const t = useTranslate()
  const password = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLInputElement>(null)
  const judged = useRef('')
  const offer = useOfferedPassword(password)
  const [taken, setTaken] = useState(false)

  async function judge() {
    const typed = password.current?.value ?? ''
    if (typed === '' || typed === judged.current) return
    judged.current = typed
    const phone = phoneFromForm(new FormData(password.current!.form!))
    const { fetchPasswordErrors } = await loadPasswordHelp()
    const said = await fetchPasswordErrors(typed, phone)
    if (password.current?.value === typed) onJudged(said)
  }

  function take() {
    for (const { current } of [password, again]) if (current) current.value = offer
    judged.current = offer
    setTaken(true)
    onJudged({})
  }
  return (
    <>
      <PasswordInput
        ref={password}
        required
        label={t('register.password')}
        hint={t('register.passwordHint')}
        name="password"
        autoComplete="new-password"
        error={errors.password}
        inTheOpen={taken}
        onBlur={() => void judge().catch(() => undefined)}
      />
      <PasswordInput
        ref={again}
        required
        label={t('register.confirm')}
        hint={t('register.confirmHint')}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        inTheOpen={taken}
      />
      {offer && !taken ? (
        <p className="row">
          <b>{offer}</b>
          <Button variant="secondary" onClick={take}>
            {t('register.useThis')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** Suggests a password when any input of the form gets the focus, so that accepting it takes one tap. */
function useOfferedPassword(password: RefObject<HTMLInputElement | null>): string {
  const [offer, setOffer] = useState('')
  useEffect(() => {
    const begin = () =>
      void loadPasswordHelp().then(
        ({ suggestPassword }) => setOffer(suggestPassword()),
        () => undefined,
      )
    const form = password.current?.form
    form?.addEventListener('focusin', begin, { once: true })
    return () => form?.removeEventListener('focusin', begin)
  }, [password])
  return offer
}
