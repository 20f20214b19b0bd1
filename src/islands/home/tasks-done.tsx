import type { Advisory } from '../../contracts/advisories.ts'
import { focusAround } from '../lib/focus-around.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { useMarkDone } from './use-tick.ts'

/** Maximum dots; with more tasks only the text shows progress. */
const MOST_DOTS = 10

/** Progress of the week's tasks, and the undo button for the last tick. */
export function TasksDone({
  done,
  count,
  last,
  onUndo,
}: {
  done: number
  count: number
  last: Advisory | null
  onUndo: (advisory: Advisory) => void
}) {
  const t = useTranslate()
  const undo = (advisory: Advisory) => {
    focusAround()
    onUndo(advisory)
  }
  return (
    <div className="tasks-done">
      {count <= MOST_DOTS ? (
        <span className="dots" aria-hidden="true">
          {Array.from({ length: count }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
            <span key={n} className={n < done ? 'dots-full' : undefined} />
          ))}
        </span>
      ) : null}
      <span role="status">{t('home.doneOf', { done, count })}</span>
      {last ? <UndoButton advisory={last} onUndo={undo} /> : null}
    </div>
  )
}

/** Undo button for an accidental tap. */
export function UndoButton({ advisory, onUndo }: { advisory: Advisory; onUndo: (advisory: Advisory) => void }) {
  const t = useTranslate()
  const { send } = useMarkDone(advisory)
  return (
    <Button
      variant="quiet"
      aria-label={`${t('season.undo')}: ${advisory.title}`}
      onClick={() => {
        onUndo(advisory)
        void send({ done: false })
      }}
    >
      {t('season.undo')}
    </Button>
  )
}
