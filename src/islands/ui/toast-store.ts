/** Maximum toasts at a time. A dismissed toast is removed after the delay. */
const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000
/** Age below which a toast cannot have been read, ms. */
const JUST_SHOWN_MS = 1000

interface ToastContent {
  title?: string
  description?: string
  destructive?: boolean
  /** Milliseconds until the toast closes; default 5000. */
  duration?: number
}

export interface ToastEntry extends ToastContent {
  id: string
  open: boolean
  /** ms */
  shownAt: number
}

export interface ToastHandle {
  id: string
  update(content: ToastContent): void
  dismiss(): void
}

/** Place of toasts: the topmost dialog, or null for the page. A new object after each change. */
interface ToastPlace {
  dialog: HTMLElement | null
}

/** Store of toasts outside React: any code may add one, and the Toaster shows it. */
export function createToastStore(
  later: (run: () => void, ms: number) => unknown = setTimeout,
  now: () => number = () => performance.now(),
) {
  let entries: readonly ToastEntry[] = []
  let made = 0
  const listeners = new Set<() => void>()
  const leaving = new Set<string>()

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const change = (next: readonly ToastEntry[]) => {
    entries = next
    notify()
  }
  const { place, showIn } = createPlaces(notify)

  function update(id: string, content: ToastContent) {
    change(entries.map((entry) => (entry.id === id ? { ...entry, ...content } : entry)))
  }

  /** Closes one toast, or all without an id. */
  function dismiss(id?: string) {
    for (const entry of entries) {
      if ((id !== undefined && entry.id !== id) || leaving.has(entry.id)) continue
      leaving.add(entry.id)
      later(() => {
        leaving.delete(entry.id)
        change(entries.filter((other) => other.id !== entry.id))
      }, TOAST_REMOVE_DELAY_MS)
    }
    change(entries.map((entry) => (id === undefined || entry.id === id ? { ...entry, open: false } : entry)))
  }

  function add(content: ToastContent): ToastHandle {
    made += 1
    const id = String(made)
    change([{ ...content, id, open: true, shownAt: now() }, ...entries].slice(0, TOAST_LIMIT))
    return { id, update: (next) => update(id, next), dismiss: () => dismiss(id) }
  }

  return {
    add,
    update,
    dismiss,
    /** Closes all toasts except recent ones. */
    dismissRead() {
      for (const { id, shownAt } of entries) if (now() - shownAt > JUST_SHOWN_MS) dismiss(id)
    },
    list: () => entries,
    showIn,
    place,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Tracks where toasts appear: in the page, or in the topmost open dialog. */
function createPlaces(onChange: () => void) {
  let dialogs: readonly HTMLElement[] = []
  let place: ToastPlace = { dialog: null }
  const move = (open: readonly HTMLElement[]) => {
    dialogs = open
    place = { dialog: open.at(-1) ?? null }
    onChange()
  }
  return {
    place: () => place,
    /** Shows toasts within a modal dialog, which makes everything else inert. @returns a function that ends this */
    showIn(dialog: HTMLElement) {
      move([...dialogs, dialog])
      return () => move(dialogs.filter((other) => other !== dialog))
    },
  }
}

export const toasts = createToastStore()

/** Shows a message for five seconds; a new message replaces the old one. */
export const toast = (content: ToastContent): ToastHandle => toasts.add(content)
