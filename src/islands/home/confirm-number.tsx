import { useEffect, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { getPhoneState } from '../../contracts/calls/accounts.ts'
import { useRead } from '../lib/api.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { readStorage, writeStorage } from '../lib/storage.ts'
import { ConfirmationMethods } from '../profile/confirm-ways.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Days until a card that was put off is shown again. */
const PUT_OFF_DAYS = 7
const DAY_MS = 86_400_000
const keyOf = (userId: string) => `gona.confirmLater.${userId}`

/** Card that asks the user to verify the phone number, until verified or put off. */
export function ConfirmNumberNotice({ user }: { user: User }) {
  const t = useTranslate()
  const now = Date.parse(usePage().now)
  const { data } = useRead(getPhoneState)
  const [putOff, setPutOff] = useState(false)
  useEffect(() => setPutOff(Number(readStorage(keyOf(user.id)) ?? 0) > now), [user.id, now])
  if (!data || data.confirmed || data.ways.length === 0 || putOff) return null
  function later() {
    writeStorage(keyOf(user.id), String(now + PUT_OFF_DAYS * DAY_MS))
    setPutOff(true)
  }
  return (
    <section className="card card-sun stack" aria-labelledby="confirm-number">
      <h2 id="confirm-number" className="row">
        <Icon name="phone" />
        {t('profile.confirmNumber')}
      </h2>
      <p>{t('profile.confirmWhy')}</p>
      <div className="row">
        <ConfirmationMethods state={data} />
        <Button variant="quiet" onClick={later}>
          {t('home.confirmLater')}
        </Button>
      </div>
    </section>
  )
}
