import type { QueryClient } from '@tanstack/react-query'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { deleteFertilizerPlan, getFertilizerPlan, saveFertilizerPlan } from '../../contracts/calls/fertilizer.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerPlan, SavedFertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { useNow } from '../lib/now.ts'
import { useSend } from '../lib/use-send.ts'

/** Saves a plan for a field. The screen shows the plan at once, also while the write is pending. */
export function useSavePlan(id: string, plan: FertilizerPlan, onSaved: (plan: FertilizerPlan | null) => void) {
  const savedAt = useNow()
  return useSend(withPathParams(saveFertilizerPlan, { id }), {
    done: 'bags.saved',
    optimistic(asked, client) {
      const undo = updateSavedPlan(client, id, { asked, plan, savedAt })
      onSaved(plan)
      return () => {
        undo()
        onSaved(null)
      }
    },
    onDone: (saved, _, client) => void updateSavedPlan(client, id, saved),
  })
}

/** Removes the saved plan; advice returns to the usual amounts. */
export const useRemovePlan = (id: string, onDone: () => void) =>
  useSend(withPathParams(deleteFertilizerPlan, { id }), {
    done: 'bags.removed',
    optimistic: (_, client) => updateSavedPlan(client, id, null),
    onDone,
    onHeld: onDone,
  })

/** Puts the plan into the cached field and returns an undo function. */
function updateSavedPlan(client: QueryClient, id: string, saved: SavedFertilizerPlan | null) {
  const key = queryKeyOf(fillPath(getFertilizerPlan.path, { id }))
  const before = client.getQueryData<FertilizerField>(key)
  if (before) client.setQueryData(key, { ...before, saved })
  return () => client.setQueryData(key, before)
}
