const KEY = 'gona.register'
const NEVER_KEPT = new Set(['password', 'confirmPassword'])

export type Draft = Record<string, string | string[]>

/** Keeps what is typed, passwords aside, for this tab: a change of language or a killed tab loses nothing. */
export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = {}
  const data = new FormData(form)
  for (const name of new Set(data.keys())) {
    if (!NEVER_KEPT.has(name)) draft[name] = data.getAll(name).map(String)
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage that is full or forbidden: the form works without it.
  }
}

export function readDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
