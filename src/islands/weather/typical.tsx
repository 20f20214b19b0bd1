import { weekdayName } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'

/** Note, once a screen, that figures are usual for the season; `days` if only some are. */
export function TypicalWeatherNote({ days = [] }: { days?: string[] }) {
  const t = useTranslate()
  const which = days.map((day) => weekdayName(new Date(day), t)).join(', ')
  return (
    <p className="typical small">
      {which ? `${which}: ` : null}
      {t('weather.typical')}
    </p>
  )
}
