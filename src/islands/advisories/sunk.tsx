import type { Advisory } from '../../contracts/advisories.ts'
import { UndoButton } from '../home/tasks-done.tsx'
import { Icon } from '../ui/icon.tsx'

/** Placeholder at the old place of a ticked advisory, with an undo button. */
export const UndoPlaceholder = ({ advisory }: { advisory: Advisory }) => (
  <li className="sunk">
    <Icon name="check" />
    <span>{advisory.title}</span>
    <UndoButton advisory={advisory} onUndo={() => {}} />
  </li>
)
