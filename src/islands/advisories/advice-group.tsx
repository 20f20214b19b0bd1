import type { Advisory } from '../../contracts/advisories.ts'
import { cropDrawing } from '../../contracts/drawings.ts'
import { Due, TaskCard } from '../home/task-card.tsx'
import { cropName } from '../home/task-words.ts'
import { isPast } from '../home/tasks.ts'
import { Tick } from '../home/tick.tsx'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Answers, isAsked } from './answers.tsx'
import type { Group } from './sections.ts'
import { OnPaper } from './week-sheet.tsx'

/** One thing to do; for several crops its picture and words stand once, over a line for each. */
export function AdviceGroup({ group: { what, advisories }, onTick }: { group: Group; onTick: (id: string) => void }) {
  const [first] = advisories
  if (advisories.length === 1)
    return (
      <TaskCard advisory={first} onTick={() => onTick(first.id)}>
        {isAsked(first) ? <Answers advisory={first} onTick={() => onTick(first.id)} /> : null}
        <OnPaper advisory={first} />
      </TaskCard>
    )
  return (
    <li className="card advice-group">
      <div className="advice-group-head">
        <Drawing of={first.drawing} size="100%" />
        <h3>{what[0]!.toUpperCase() + what.slice(1)}</h3>
      </div>
      <ul className="list">
        {advisories.map((advisory) => (
          <Row key={advisory.id} advisory={advisory} onTick={onTick} />
        ))}
      </ul>
    </li>
  )
}

function Row({ advisory, onTick }: { advisory: Advisory; onTick: (id: string) => void }) {
  const t = useT()
  const today = useFarmDay()
  return (
    <li className={`task${advisory.done ? ' task-done' : ''}`}>
      <a className="advice-row" href={`/advisory/${advisory.id}`}>
        <span className="hidden-text">{advisory.title}</span>
        <Drawing of={cropDrawing(advisory.cropType)} size="100%" />
        <span className="advice-row-crop">{cropName(advisory.cropType, t)}</span>
        <Due advisory={advisory} today={today} />
      </a>
      {isPast(advisory, today) ? null : <Tick advisory={advisory} onTick={() => onTick(advisory.id)} />}
      {isAsked(advisory) ? <Answers advisory={advisory} onTick={() => onTick(advisory.id)} /> : null}
      <OnPaper advisory={advisory} />
    </li>
  )
}
