import type { Advisory } from '../../contracts/advisories.ts'
import { Undo } from '../home/tasks-done.tsx'
import { Icon } from '../ui/icon.tsx'

/** Stands where something stood that was ticked and has sunk: a touch in error is taken back at the same place. */
export const Sunk = ({ advisory }: { advisory: Advisory }) => (
  <li className="sunk">
    <Icon name="check" />
    <span>{advisory.title}</span>
    <Undo advisory={advisory} onUndo={() => {}} />
  </li>
)
