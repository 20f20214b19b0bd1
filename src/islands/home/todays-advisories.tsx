import { useRef, useState } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { AllDone } from './all-done.tsx'
import { GenerateAdviceButton } from './generate.tsx'
import { TaskCard } from './task-card.tsx'
import { TASKS_ON_HOME, tasksOf } from './tasks.ts'
import { TasksDone } from './tasks-done.tsx'
import { useTemporaryState } from './use-moment.ts'
import { useStableFocus } from './use-stable-focus.ts'

export function TodaysAdvisories() {
  const t = useTranslate()
  const today = useFarmDay()
  const { data, error } = useRead(listAdvisories)
  const tasks = tasksOf(data ?? [], today)
  // Expired advisories are shown only if there are no others.
  const rows = tasks.length > 0 ? tasks : (data ?? [])
  const { shown, held, hold, last } = useShown(rows)
  const place = useRef<HTMLElement>(null)
  useStableFocus(place, held, '.tasks-done button')
  const done = tasks.filter((task) => task.done).length
  return (
    <section ref={place} className="stack stack-s" aria-labelledby="todays">
      <Head />
      {tasks.length > 0 && done === tasks.length ? <AllDone today={today} /> : null}
      {shown.length > 0 ? (
        <ul className="list tasks">
          {shown.map((advisory) => (
            <TaskCard key={advisory.id} advisory={advisory} today={today} onTick={() => hold(advisory)} />
          ))}
        </ul>
      ) : null}
      {data?.length === 0 ? <EmptyState picture="action.tell" text={t('home.noAdvisories')} /> : null}
      {data ? null : <NotLoaded error={error} />}
      {tasks.length > 0 ? <TasksDone done={done} count={tasks.length} last={last} onUndo={hold} /> : null}
      {data && data.length > TASKS_ON_HOME ? (
        <ButtonLink href="/advisories" variant="secondary" wide>
          {t('home.viewAll', { count: data.length })}
        </ButtonLink>
      ) : null}
    </section>
  )
}

/** Returns the first tasks. After a tick the shown tasks stay for a moment, so that the change is visible. */
function useShown(rows: Advisory[]) {
  const [held, hold] = useTemporaryState<string[]>()
  const [ticked, setTicked] = useState<string | null>(null)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = held?.flatMap((id) => byId.get(id) ?? []) ?? rows.slice(0, TASKS_ON_HOME)
  return {
    shown,
    held,
    /** Last ticked advisory, shown with an undo button. */
    last: rows.find(({ id, done }) => id === ticked && done) ?? null,
    hold(advisory: Advisory) {
      hold(shown.map(({ id }) => id))
      setTicked(advisory.id)
    },
  }
}

const Head = () => {
  const t = useTranslate()
  return (
    <div className="tasks-head">
      <h2 id="todays">{t('home.advisories')}</h2>
      <GenerateAdviceButton />
    </div>
  )
}
