import { useT } from '../lib/page.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

/** Asks for the password again before a change of the account. */
export function CurrentPassword({ error }: { error: string | undefined }) {
  const t = useT()
  return (
    <PasswordInput
      required
      label={t('profile.currentPassword')}
      name="currentPassword"
      autoComplete="current-password"
      error={error}
    />
  )
}
