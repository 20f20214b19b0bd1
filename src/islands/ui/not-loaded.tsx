import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { isNotFound } from '../lib/api.ts'
import { focusAround } from '../lib/focus-around.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Spinner } from './spinner.tsx'

/**
 * Stands in for a read without data: `missing` if the server knows no such thing, an error with a button, or a spinner
 * while it loads.
 */
export function NotLoaded({ error, missing }: { error: Error | null; missing?: ReactNode }) {
  const t = useTranslate()
  if (missing && isNotFound(error)) return missing
  return error ? <EmptyState picture="sky.storm" text={t('app.error')} action={<TryAgain />} /> : <Spinner />
}

/** Repeats every read of the page that failed. */
function TryAgain() {
  const t = useTranslate()
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      if (shown === document.activeElement) focusAround(shown)
    }
  }, [])
  const pending = useIsFetching() > 0
  const refetch = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  return (
    <Button ref={button} variant="secondary" pending={pending} onClick={() => void refetch()}>
      {t('app.tryAgain')}
    </Button>
  )
}
