import { useEffect, useState } from 'react'
import { usePage } from '../lib/page.tsx'
import { monthOf } from './data-used.ts'
import { downloadedBytes } from './phone-store.ts'

const UNITS = ['KB', 'MB', 'GB']

/** Data that the app used on this phone this month; hidden if the browser cannot measure it. */
export function DataUse() {
  const { t, appName } = usePage()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    void downloadedBytes(monthOf(new Date()))
      .then(setBytes)
      .catch(() => undefined)
  }, [])
  if (!bytes) return null
  return <p>{t('data.month', { app: appName, amount: dataWords(bytes) })}</p>
}

/** Formats bytes as phone settings do: `850 KB`, `3.4 MB`. */
export function dataWords(bytes: number): string {
  let amount = bytes / 1000
  let unit = 0
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000
    unit++
  }
  return `${amount < 10 && unit > 0 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[unit]}`
}
