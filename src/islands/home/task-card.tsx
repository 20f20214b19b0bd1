import type { ReactNode } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { useTranslate } from '../lib/page.tsx'
import { DrawingWithCorner } from '../ui/cornered.tsx'
import { Icon } from '../ui/icon.tsx'
import { cropName, dueText, nextWateringText } from './task-words.ts'
import { isDueSoon, isPast, splitTitle } from './tasks.ts'
import { DoneCheckbox } from './tick.tsx'

/** Card of one task with its picture, crop and due date. The card links to the advisory; the ring marks it as done. */
export function TaskCard({
  advisory,
  today,
  onTick,
  children,
}: {
  advisory: Advisory
  today: string
  onTick: () => void
  /** Further content below the text. */
  children?: ReactNode
}) {
  const t = useTranslate()
  const { id, title, cropType, drawing, done } = advisory
  const { before, what } = splitTitle(title)
  const past = isPast(advisory, today)
  return (
    <li className={`task${done ? ' task-done' : ''}${past ? ' task-past' : ''}`}>
      <a className="card card-link task-open" href={`/advisory/${id}`}>
        {/* Pages cached by older versions have no drawing. */}
        <DrawingWithCorner of={drawing ?? 'action.look'} corner={cropDrawing(cropType)} />
        <span className="task-words">
          <span className="task-head">
            <span className="task-crop">{cropName(cropType, t)}</span>
            {past ? (
              <span className="task-day">{t('advisory.past')}</span>
            ) : (
              <DueDate advisory={advisory} today={today} />
            )}
          </span>
          <h3>
            {before ? <span className="hidden-text">{before}</span> : null}
            <span className="task-what">{what}</span>
          </h3>
        </span>
      </a>
      {past ? null : <DoneCheckbox advisory={advisory} onTick={onTick} />}
      {children}
    </li>
  )
}

/** Due date, red from the day before. Urgent tasks have a label. */
export function DueDate({ advisory, today }: { advisory: Advisory; today: string }) {
  const t = useTranslate()
  const { done, by, again } = advisory
  if (again) return <span className="task-day">{nextWateringText(again, t)}</span>
  if (by === null) return null
  return (
    <span className={`task-day${!done && isDueSoon(by, today) ? ' task-pressing' : ''}`}>
      {!done && advisory.priority === 'high' ? (
        <>
          <Icon name="warning" />
          <span className="hidden-text">{t('advisory.high')} </span>
        </>
      ) : null}
      {dueText(by, today, t)}
    </span>
  )
}
