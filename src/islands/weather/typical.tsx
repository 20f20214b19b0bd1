import { useT } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'

/** Beside figures that are what the season is usually like. */
export function Typical() {
  const t = useT()
  return (
    <p className="typical">
      <Icon name="info" />
      {t('weather.typical')}
    </p>
  )
}
