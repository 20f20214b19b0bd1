import type { Advisory } from '../../contracts/advisories.ts'
import { cropDrawing } from '../../contracts/drawings.ts'
import { DueDate, TaskCard } from '../home/task-card.tsx'
import { cropName } from '../home/task-words.ts'
import { capitalized, isPast } from '../home/tasks.ts'
import { DoneCheckbox } from '../home/tick.tsx'
import { useTranslate } from '../lib/page.tsx'
import { SellLink } from '../market/sell-link.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { AdvisoryAnswerButtons } from './answers.tsx'
import type { AdvisoryGroup } from './sections.ts'
import { UndoPlaceholder } from './sunk.tsx'
import { PrintedText } from './week-sheet.tsx'

interface Of {
  group: AdvisoryGroup
  today: string
  onTick: (id: string) => void
  /** Last ticked advisory, shown below those that are done. */
  sunk?: string | null
}

/** One task. If several crops have it, picture and text are shown once, above a line for each crop. */
export function AdviceGroup({ group: { what, advisories }, today, onTick, sunk = null }: Of) {
  const [first] = advisories
  const line = (advisory: Advisory, Line: typeof Row) =>
    advisory.id === sunk ? (
      <UndoPlaceholder key={advisory.id} advisory={advisory} />
    ) : (
      <Line key={advisory.id} advisory={advisory} today={today} onTick={() => onTick(advisory.id)} />
    )
  if (advisories.length === 1) return line(first, OneAdvice)
  return (
    <li className="card advice-group">
      <div className="advice-group-head">
        <Drawing of={first.drawing} size="100%" />
        <h3>{capitalized(what)}</h3>
      </div>
      <ul className="list">{advisories.map((advisory) => line(advisory, Row))}</ul>
    </li>
  )
}

interface Shown {
  advisory: Advisory
  today: string
  onTick: () => void
}

const OneAdvice = (shown: Shown) => (
  <TaskCard {...shown}>
    <AdvisoryAnswerButtons {...shown} />
    <SellLink {...shown.advisory} />
    <PrintedText {...shown.advisory} />
  </TaskCard>
)

function Row(shown: Shown) {
  const t = useTranslate()
  const { advisory, today, onTick } = shown
  const { id, title, cropType, done } = advisory
  return (
    <li className={`task${done ? ' task-done' : ''}`}>
      <a className="advice-row" href={`/advisory/${id}`}>
        <span className="hidden-text">{title}</span>
        <Drawing of={cropDrawing(cropType)} size="100%" />
        <span className="advice-row-crop">{cropName(cropType, t)}</span>
        <DueDate advisory={advisory} today={today} />
      </a>
      {isPast(advisory, today) ? null : <DoneCheckbox advisory={advisory} onTick={onTick} />}
      <AdvisoryAnswerButtons {...shown} />
      <PrintedText {...advisory} />
    </li>
  )
}
