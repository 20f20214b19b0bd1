import { useEffect, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { useT } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainClick } from '../ui/lazy-dialog.tsx'
import { toldInWizard } from '../wizard/setup-flag.ts'

/** The way back to a set-up that was left: while there is a crop of which only the name is known. */
export function SetupCard({
  user,
  crops,
  open,
  onOpen,
}: {
  user: User
  crops: Crop[]
  open: boolean
  onOpen: () => void
}) {
  const t = useT()
  const [told, setTold] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is answered changes while it is open
  useEffect(() => setTold(toldInWizard(user.id)), [user.id, open])
  const next = crops.find(({ placeholder }) => placeholder)
  if (!next) return null
  // Answers wait on the phone until all of them are saved.
  const done = Math.max(told, crops.filter(({ placeholder }) => !placeholder).length)
  return (
    <a className="card card-sun card-link setup-card" href={`/crops/${next.id}/edit`} onClick={plainClick(onOpen)}>
      <b>{t('wizard.title')}</b>
      <span className="figures">{t('home.setUpOf', { done, count: crops.length })}</span>
      <Icon name="next" />
    </a>
  )
}
