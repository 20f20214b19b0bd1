import { useEffect, useState } from 'react'
import type { Crop } from '../../contracts/crop.ts'
import { useTranslate } from '../lib/page.tsx'
import { readStorageJson } from '../lib/storage.ts'
import { useUser } from '../lib/use-user.ts'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { storedAnswersKey } from '../wizard/setup-flag.ts'

/** Card that reopens an unfinished set-up, shown while a crop has only its name. */
export function SetupCard({ crops, onOpen }: { crops: Crop[]; onOpen: () => void }) {
  const t = useTranslate()
  const answered = useAnswered()
  const next = crops.find(({ placeholder }) => placeholder)
  if (!next) return null
  const saved = crops.filter(({ placeholder }) => !placeholder).length
  const done = Math.min(Math.max(saved, answered), crops.length)
  return (
    <a className="card card-sun card-link setup-card" href={`/crops/${next.id}/edit`} onClick={onPlainClick(onOpen)}>
      <b>{t('wizard.title')}</b>
      <span className="figures">{t('home.setUpOf', { done, count: crops.length })}</span>
      <Icon name="next" />
    </a>
  )
}

/** Number of crops answered before the set-up was closed. The answers are stored on this phone. */
function useAnswered(): number {
  const { user } = useUser()
  const [answered, setAnswered] = useState(0)
  // Runs after each render, because the set-up may have been closed since.
  useEffect(() => setAnswered(user ? (readStorageJson<{ step: number }>(storedAnswersKey(user.id))?.step ?? 0) : 0))
  return answered
}
