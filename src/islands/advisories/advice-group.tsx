import type { Advisory } from '../../contracts/advisories.ts'
import { cropDrawing } from '../../contracts/drawings.ts'
import { Due, Task, taskOf } from '../home/task-card.tsx'
import { cropName } from '../home/task-words.ts'
import { Tick } from '../home/tick.tsx'
import { usePage, useT } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Answers, askedOf } from './answers.tsx'
import type { Group } from './sections.ts'
import { Sunk } from './sunk.tsx'
import { OnPaper } from './week-sheet.tsx'

interface Of {
  group: Group
  today: string
  onTick: (id: string) => void
  /** Last ticked advisory, shown below those that are done. */
  sunk?: string | null
}

/** One task; for several crops its picture and text are shown once, above a line per crop. */
export function AdviceGroup({ group: { what, advisories }, today, onTick, sunk = null }: Of) {
  const { t, url } = usePage()
  const [first] = advisories
  const shown = (advisory: Advisory) => {
    const { says, ...task } = taskOf(advisory, { today, back: url, t })
    const { content, beside } = advisory
    return {
      ...task,
      asked: askedOf(advisory),
      says: { ...says, cropId: advisory.cropId, today, content, beside },
      onTick: () => onTick(advisory.id),
    }
  }
  if (advisories.length === 1) return first.id === sunk ? <Sunk advisory={first} /> : <OneAdvice {...shown(first)} />
  return (
    <li className="card advice-group">
      <GroupHead drawing={first.drawing} says={{ what: what[0]!.toUpperCase() + what.slice(1) }} />
      <ul className="list">
        {advisories.map((advisory) =>
          advisory.id === sunk ? (
            <Sunk key={advisory.id} advisory={advisory} />
          ) : (
            <Row key={advisory.id} {...shown(advisory)} />
          ),
        )}
      </ul>
    </li>
  )
}

type Shown = Parameters<typeof Task>[0] & {
  asked: ReturnType<typeof askedOf>
  says: Pick<Advisory, 'cropId' | 'content' | 'beside'> & { today: string }
}

const OneAdvice = ({ asked, ...task }: Shown) => (
  <Task {...task}>
    {asked ? <Answers asked={asked} says={task.says} onTick={task.onTick} /> : null}
    <OnPaper {...task.says} />
  </Task>
)

const GroupHead = ({ drawing, says }: { drawing: Advisory['drawing']; says: { what: string } }) => (
  <div className="advice-group-head">
    <Drawing of={drawing} size="100%" />
    <h3>{says.what}</h3>
  </div>
)

const Row = (row: Shown) => {
  const t = useT()
  const { crop, done, past, asked, says, onTick } = row
  return (
    <li className={`task${done ? ' task-done' : ''}`}>
      <a className="advice-row" href={`/advisory/${says.id}`}>
        <span className="hidden-text">{says.title}</span>
        <Drawing of={cropDrawing(crop)} size="100%" />
        <span className="advice-row-crop">{cropName(crop, t)}</span>
        <Due {...row} />
      </a>
      {past ? null : <Tick done={done} says={says} onTick={onTick} />}
      {asked ? <Answers asked={asked} says={says} onTick={onTick} /> : null}
      <OnPaper {...says} />
    </li>
  )
}
