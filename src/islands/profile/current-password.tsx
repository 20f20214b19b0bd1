import { useTranslate } from '../lib/page.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

/** Input for the current password, before a change of the account. */
export function CurrentPassword({ error }: { error: string | undefined }) {
  const t = useTranslate()
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
