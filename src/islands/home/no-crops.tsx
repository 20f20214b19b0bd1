import { useT } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'

export function NoCrops() {
  const t = useT()
  return (
    <div className="card card-leaf no-crops">
      <p>{t('home.noCrops')}</p>
      <Drawing of="crop.maize" size={48} />
      <ButtonLink href="/crops/new">{t('profile.addCrops')}</ButtonLink>
    </div>
  )
}
