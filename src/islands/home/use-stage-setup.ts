import { useEffect, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { isSetUpDue, isStageSetupDone, storeStageSetupDone } from '../wizard/setup-flag.ts'

/**
 * Opens the stage wizard if there are primary crops, no crop was edited yet, and the wizard was neither finished nor
 * closed in this browser. It stays open until closed.
 */
export function useStageSetup(user: User, mine: Crop[] | undefined) {
  const [open, setOpen] = useState(false)
  const due = mine !== undefined && isSetUpDue(user, mine)
  useEffect(() => {
    if (due && !isStageSetupDone(user.id)) setOpen(true)
  }, [due, user.id])
  return {
    open,
    show: () => setOpen(true),
    close() {
      storeStageSetupDone(user.id)
      setOpen(false)
    },
  }
}
