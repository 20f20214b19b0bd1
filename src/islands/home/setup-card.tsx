import type { Crop } from '../../contracts/crop.ts'
import { useT } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainClick } from '../ui/lazy-dialog.tsx'

/** The way back to a set-up that was left: while there is a crop of which only the name is known. */
export function SetupCard({ crops, onOpen }: { crops: Crop[]; onOpen: () => void }) {
  const t = useT()
  const next = crops.find(({ placeholder }) => placeholder)
  if (!next) return null
  const done = crops.filter(({ placeholder }) => !placeholder).length
  return (
    <a className="card card-sun card-link setup-card" href={`/crops/${next.id}/edit`} onClick={plainClick(onOpen)}>
      <b>{t('wizard.title')}</b>
      <span className="figures">{t('home.setUpOf', { done, count: crops.length })}</span>
      <Icon name="next" />
    </a>
  )
}
