import type { ReactNode } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'
import { TaskPicture } from './task-picture.tsx'
import { cropName, dueWords } from './task-words.ts'
import { isPast, isPressing, titleParts } from './tasks.ts'
import { Tick } from './tick.tsx'

/** One thing to do: its picture, its crop, its day and what it is; the card opens it, its ring says that it was done. */
export function TaskCard({
  advisory,
  onTick,
  children,
}: {
  advisory: Advisory
  onTick: (advisory: Advisory) => void
  /** What else is said of it. */
  children?: ReactNode
}) {
  const t = useT()
  const today = useFarmDay()
  const { before, what } = titleParts(advisory.title)
  const past = isPast(advisory, today)
  return (
    <li className={`task${advisory.done ? ' task-done' : ''}${past ? ' task-past' : ''}`}>
      <a className="card card-link task-open" href={`/advisory/${advisory.id}`}>
        <TaskPicture advisory={advisory} />
        <span className="task-words">
          <span className="task-head">
            <span className="task-crop">{cropName(advisory.cropType, t)}</span>
            {past ? <span className="task-day">{t('advisory.past')}</span> : <Due advisory={advisory} today={today} />}
          </span>
          <h3>
            {before ? <span className="hidden-text">{before}</span> : null}
            <span className="task-what">{what}</span>
          </h3>
        </span>
      </a>
      {past ? null : <Tick advisory={advisory} onTick={() => onTick(advisory)} />}
      {children}
    </li>
  )
}

/** The day it is to be done by, in red from the day before; what is urgent says so. */
export function Due({ advisory: { by, done, priority }, today }: { advisory: Advisory; today: string }) {
  const t = useT()
  if (!by) return null
  const pressing = !done && isPressing(by, today)
  return (
    <span className={`task-day${pressing ? ' task-pressing' : ''}`}>
      {priority === 'high' && !done ? (
        <>
          <Icon name="warning" />
          <span className="hidden-text">{t('advisory.high')} </span>
        </>
      ) : null}
      {dueWords(by, today, t)}
    </span>
  )
}
