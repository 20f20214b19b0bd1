import { useCallback, useEffect, useState } from 'react'
import { keep, keptJson } from './storage.ts'

/**
 * What a person is writing, kept on the phone until it was sent: a lost connection, a closed browser or a call in
 * between loses nothing. `empty` is also what is shown until the kept text was read, so that both sides render alike.
 */
export function useDraft<Draft extends Record<string, string>>(key: string, empty: Draft) {
  const [draft, setDraft] = useState(empty)
  useEffect(() => {
    const kept = keptJson<Draft>(key)
    if (kept) setDraft((shown) => ({ ...shown, ...kept }))
  }, [key])

  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((shown) => {
        const next = { ...shown, ...part }
        keep(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  const drop = useCallback(() => {
    keep(key, null)
    setDraft(empty)
  }, [key, empty])
  return { draft, change, drop }
}
