import { useRef, useState } from 'react'
import { readStorageJson, writeStorage } from './storage.ts'

/**
 * Unsent values of a dialog's form, stored on the phone until the dialog opens again. `of` is the version of the edited
 * row (its time of change); drafts of another version are dropped. Never use it for passwords. `key` must contain the
 * user's id, so that signing out removes the draft.
 */
export function useFormDraft<Values>(key: string, of: string) {
  const [kept] = useState(() => {
    const draft = readStorageJson<{ of: string; values: Values }>(key)
    return draft?.of === of ? draft.values : null
  })
  const latest = useRef(kept)
  const over = useRef(false)
  return {
    /** True when the form was filled from a stored draft. */
    came: kept !== null,
    /** Current values; null if nothing was entered. */
    values: latest.current,
    keep(values: Values) {
      if (over.current) return
      latest.current = values
      writeStorage(key, JSON.stringify({ of, values }))
    },
    /** Deletes the draft after it was sent or discarded. */
    drop() {
      over.current = true
      writeStorage(key, null)
    },
  }
}
