import { useState } from 'react'
import { deleteAccount } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { cachedUser } from '../lib/use-user.ts'
import { clearUserData } from '../offline/clear-user-data.ts'
import ConfirmDialog from '../ui/confirm-dialog.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

/** Deletes the account after the user enters the password again. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { send, pending } = useSend(deleteAccount, {
    onDone: async (_, __, client) => {
      const user = cachedUser(client)
      if (user) await clearUserData(user.id).catch(() => undefined)
      location.assign('/')
    },
    onFailed: ({ sentence }) => setWrong(sentence),
  })
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      onConfirm={() => (password ? void send({ password }) : setWrong(t('error.passwordRequired')))}
      title={t('profile.delete')}
      text={t('profile.deleteText')}
      confirm={t('profile.delete')}
      pending={pending}
      pendingText={t('profile.deleting')}
    >
      <PasswordInput
        required
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wrong}
      />
    </ConfirmDialog>
  )
}
