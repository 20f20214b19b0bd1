import type { Advisory } from '../../contracts/advisories.ts'
import { placeText } from '../../contracts/profile-form.ts'
import { addDays } from '../lib/days.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { useUser } from '../lib/use-user.ts'

/** Head of the printed week: farmer, place, and the week from Monday to Sunday. */
export function SheetHead() {
  const t = useTranslate()
  const { user } = useUser()
  const today = useFarmDay()
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <header className="sheet-head">
      <p>
        <b>{[name, placeText(user?.location ?? null)].filter(Boolean).join(' · ')}</b>
      </p>
      <p>
        {t('season.week')}: {formatDate(monday, t)} – {formatDate(addDays(monday, 6), t)}
      </p>
    </header>
  )
}

/** Full text of an advice, for print only. The stylesheet generates it, so screen readers skip it. */
export const PrintedText = ({ content, beside }: Pick<Advisory, 'content' | 'beside'>) => (
  <>
    <span className="on-paper" data-words={content} />
    {beside ? <span className="on-paper" data-words={beside.content} lang={beside.language} /> : null}
  </>
)
