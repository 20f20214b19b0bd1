import { useRef, useState } from 'react'
import { keep, storedJson } from './storage.ts'

/**
 * Unsent values of a dialog's form, stored on the phone until the dialog is opened again. `of` is the version of the
 * edited row (its time of change): a draft of another version is dropped. Never use it for a password. `key` must
 * contain the user's id, so that signing out removes the draft.
 */
export function useFormDraft<Values>(key: string, of: string) {
  const [kept] = useState(() => {
    const draft = storedJson<{ of: string; values: Values }>(key)
    return draft?.of === of ? draft.values : null
  })
  const latest = useRef(kept)
  const over = useRef(false)
  return {
    /** True when the form was filled from a stored draft. */
    came: kept !== null,
    /** Current values; null when nothing was typed. */
    values: latest.current,
    keep(values: Values) {
      if (over.current) return
      latest.current = values
      keep(key, JSON.stringify({ of, values }))
    },
    /** It was sent, or is not wanted. */
    drop() {
      over.current = true
      keep(key, null)
    },
  }
}
