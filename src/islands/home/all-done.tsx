import { addDays } from '../lib/days.ts'
import { formatDay } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'

/** Days until the next walk through the field: farmers scout twice a week. */
const LOOK_AGAIN_DAYS = 3

/** Note that this week's work is done, with the day of the next look. */
export function AllDone({ today }: { today: string }) {
  const t = useTranslate()
  return (
    <div className="card card-leaf all-done">
      <Drawing of="farm.done" size={56} />
      <p>
        <b>{t('home.allDone')}</b> {t('home.lookAgain', { day: formatDay(addDays(today, LOOK_AGAIN_DAYS), t) })}
      </p>
    </div>
  )
}
