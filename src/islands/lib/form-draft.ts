import { useRef, useState } from 'react'
import { keep, keptJson } from './storage.ts'

/**
 * What is typed into a dialog's form and not sent yet, kept on the phone for when it is opened again: the phone's Back, an
 * empty battery or a closed browser loses nothing. `of` is what the form began from (a time of change): when that is
 * another by then, what was typed is forgotten. Never give it a password. The person's id in the key ends it with their
 * signing out.
 */
export function useFormDraft<Values>(key: string, of: string) {
  const [kept] = useState(() => {
    const draft = keptJson<{ of: string; values: Values }>(key)
    return draft?.of === of ? draft.values : null
  })
  const latest = useRef(kept)
  const over = useRef(false)
  return {
    /** Whether it begins with what had been typed when it was left. */
    came: kept !== null,
    /** What is typed; null for nothing. */
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
