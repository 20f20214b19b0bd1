import { useCallback, useEffect, useState } from 'react'
import { readStorageJson, writeStorage } from './storage.ts'

/**
 * Form draft, stored on the phone until it is sent, so that it survives a lost connection or a closed browser. The first
 * render uses `empty`, because server and browser must render the same HTML.
 */
export function useDraft<Draft extends Record<string, string>>(key: string, empty: Draft) {
  const [draft, setDraft] = useState(empty)
  useEffect(() => {
    const saved = readStorageJson<Draft>(key)
    if (saved) setDraft((shown) => ({ ...shown, ...saved }))
  }, [key])

  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((shown) => {
        const next = { ...shown, ...part }
        writeStorage(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  const drop = useCallback(() => {
    writeStorage(key, null)
    setDraft(empty)
  }, [key, empty])
  return { draft, change, drop }
}
