import type { RefusalKey } from '../../contracts/refusals.ts'
import { usePage } from './page.tsx'

/** Result of a form sent without JavaScript: the entered values and the errors, in the page's language. */
export interface SubmittedForm {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string | null
  /** Message key of `message`. */
  refusal: RefusalKey | null
  /** Redirect target on success, a path of this site. */
  next: string | null
  /** URL of the page itself. */
  here: string
}

/** The page's sent form; empty for a first visit. */
export function useSubmittedForm() {
  const { props } = usePage()
  const {
    values = {},
    fields = {},
    message = null,
    refusal = null,
    next = null,
    here = '/',
  } = props as Partial<SubmittedForm>
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

/** Focuses the first invalid input and scrolls it to the centre. Call after the errors have rendered. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
