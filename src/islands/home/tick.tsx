import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath } from '../../contracts/call.ts'
import { saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { usePage } from '../lib/page.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { doneWords } from './task-words.ts'
import { useMarkDone } from './use-tick.ts'

/** Ring that marks a task as done. A second tap undoes it. */
export function DoneCheckbox({
  advisory,
  onTick,
}: {
  advisory: Pick<Advisory, 'id' | 'title' | 'done' | 'warns'>
  onTick: () => void
}) {
  const { t, url } = usePage()
  const { id, title, done } = advisory
  const { send } = useMarkDone({ id })
  const press = () => {
    onTick()
    void send({ done: !done })
  }
  return (
    <div className="tick">
      <SingleButtonForm action={fillPath(saveAdvisoryFeedback.form.at, { id })} onPress={press}>
        <input type="hidden" name="done" value={done ? '' : 'yes'} />
        <input type="hidden" name="back" value={url} />
        <button type="submit" aria-pressed={done} aria-label={`${t(doneWords(advisory))}: ${title}`}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="13" />
            <path className="tick-drawn" d="M10 16.5l4.2 4.2 8-8.6" />
          </svg>
        </button>
      </SingleButtonForm>
    </div>
  )
}
