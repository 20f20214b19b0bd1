import type { RefusalKey } from '../../contracts/refusals.ts'
import { usePage } from './page.tsx'

/** What a form that was sent without script gets back: what was typed, and what is wrong with it, in the page's language. */
export interface SentForm {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string | null
  /** The same by its key. */
  refusal: RefusalKey | null
  /** Where to go afterwards: a path of this site. */
  next: string | null
  /** The page's own address, for coming back to it. */
  here: string
}

/** The page's sent form; empty for a first visit. */
export function useSentForm() {
  const { props } = usePage()
  const {
    values = {},
    fields = {},
    message = null,
    refusal = null,
    next = null,
    here = '/',
  } = props as Partial<SentForm>
  return {
    fields,
    message,
    refusal,
    next,
    here,
    values,
    text: (name: string) => [values[name] ?? ''].flat()[0] ?? '',
    list: (name: string) => [values[name] ?? []].flat(),
  }
}

/** Puts the keyboard at the first input that is at fault, in the middle of the screen. Call after the errors have been rendered. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
