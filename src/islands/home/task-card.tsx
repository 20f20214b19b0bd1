import type { ReactNode } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import type { Translate } from '../../words/translate.ts'
import { usePage, useT } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'
import { TaskPicture } from './task-picture.tsx'
import { cropName, dueWords } from './task-words.ts'
import { isPast, isPressing, titleParts } from './tasks.ts'
import { Tick } from './tick.tsx'

/** View of an advisory in a task list. */
export type TaskShown = ReturnType<typeof taskOf>

/** `back` is the page it stands on. */
export function taskOf(
  { id, title, cropType, drawing, done, priority, by, validUntil }: Advisory,
  { today, back, t }: { today: string; back: string; t: Translate },
) {
  return {
    crop: cropType,
    drawing,
    done,
    past: isPast({ validUntil }, today),
    urgent: priority === 'high',
    pressing: by !== null && isPressing(by, today),
    says: { id, title, ...titleParts(title), due: by && dueWords(by, today, t), back },
  }
}

/** One thing to do on home. */
export function TaskCard({ advisory, today, onTick }: { advisory: Advisory; today: string; onTick: () => void }) {
  const { t, url } = usePage()
  return <Task {...taskOf(advisory, { today, back: url, t })} onTick={onTick} />
}

/** One thing to do: its picture, its crop, its day and what it is; the card opens it, its ring says that it was done. */
export function Task({
  onTick,
  children,
  ...task
}: TaskShown & {
  onTick: () => void
  /** Further content below the text. */
  children?: ReactNode
}) {
  const t = useT()
  const { crop, drawing, done, past, says } = task
  return (
    <li className={`task${done ? ' task-done' : ''}${past ? ' task-past' : ''}`}>
      <a className="card card-link task-open" href={`/advisory/${says.id}`}>
        <TaskPicture crop={crop} drawing={drawing} />
        <span className="task-words">
          <span className="task-head">
            <span className="task-crop">{cropName(crop, t)}</span>
            {past ? <span className="task-day">{t('advisory.past')}</span> : <Due {...task} />}
          </span>
          <h3>
            {says.before ? <span className="hidden-text">{says.before}</span> : null}
            <span className="task-what">{says.what}</span>
          </h3>
        </span>
      </a>
      {past ? null : <Tick done={done} says={says} onTick={onTick} />}
      {children}
    </li>
  )
}

/** The day it is to be done by, in red from the day before; what is urgent says so. */
export function Due({ done, urgent, pressing, says: { due } }: TaskShown) {
  const t = useT()
  if (!due) return null
  return (
    <span className={`task-day${pressing && !done ? ' task-pressing' : ''}`}>
      {urgent && !done ? (
        <>
          <Icon name="warning" />
          <span className="hidden-text">{t('advisory.high')} </span>
        </>
      ) : null}
      {due}
    </span>
  )
}
