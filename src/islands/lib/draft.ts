import { useCallback, useEffect, useState } from 'react'

/**
 * What a person is writing, kept on the phone until it was sent: a lost connection, a closed browser or a call in
 * between loses nothing. `empty` is also what is shown until the kept text was read, so that both sides render alike.
 */
export function useDraft<Draft extends Record<string, string>>(key: string, empty: Draft) {
  const [draft, setDraft] = useState(empty)
  useEffect(() => {
    const kept = readKept(key)
    if (kept) setDraft((shown) => ({ ...shown, ...kept }))
  }, [key])

  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((shown) => {
        const next = { ...shown, ...part }
        keep(key, next)
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

function readKept(key: string): Record<string, string> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, draft: Record<string, string> | null) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // Storage that is full or forbidden: the form works without it.
  }
}
