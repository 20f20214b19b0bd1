import { useEffect, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import type { Language } from '../../contracts/languages.ts'
import { isHighContrast, saveHighContrast } from '../lib/high-contrast.ts'
import { useTranslate } from '../lib/page.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useSend } from '../lib/use-send.ts'
import { LanguageSelect } from '../ui/language-select.tsx'

/** Id of the form that sends the language without JavaScript. */
export const SETTINGS_FORM = 'settings'

/** Settings that make the app readable: language and high contrast. */
export function PhoneSettings({ user }: { user: User }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const [bright, setBright] = useState(false)
  useEffect(() => setBright(isHighContrast()), [])
  const { send, pending } = useSend(updateProfile, {
    failed: 'profile.saveFailed',
    // Messages of another language are a separate file.
    onDone: () => location.reload(),
  })
  return (
    <section className="card this-phone" aria-label={t('app.language')}>
      <LanguageSelect
        key={user.preferredLanguage}
        defaultValue={user.preferredLanguage}
        form={SETTINGS_FORM}
        disabled={pending}
        onChange={(preferredLanguage: Language) => void send({ preferredLanguage })}
      />
      {/* Works only with JavaScript; its space is reserved. */}
      <label className={hydrated ? 'choice' : 'choice bright-to-come'}>
        <input
          type="checkbox"
          checked={bright}
          onChange={(event) => {
            setBright(event.target.checked)
            saveHighContrast(event.target.checked)
          }}
        />
        <span>
          {t('data.bright')} <span className="small soft">{t('data.brightHint')}</span>
        </span>
      </label>
    </section>
  )
}
