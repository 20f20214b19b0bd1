import { useT } from '../lib/page.tsx'
import { dayWords } from '../lib/words-of-time.ts'
import { Drawing } from '../ui/drawing.tsx'

/** A crop is walked through twice a week. */
const LOOK_AGAIN_DAYS = 3
const DAY_MS = 86_400_000

/** Nothing is left to do this week: when to look again. */
export function AllDone({ today }: { today: string }) {
  const t = useT()
  const again = new Date(Date.parse(today) + LOOK_AGAIN_DAYS * DAY_MS).toISOString().slice(0, 10)
  return (
    <div className="card card-leaf all-done">
      <Drawing of="farm.done" size={56} />
      <p>
        <b>{t('home.allDone')}</b> {t('home.lookAgain', { day: dayWords(again, t) })}
      </p>
    </div>
  )
}
