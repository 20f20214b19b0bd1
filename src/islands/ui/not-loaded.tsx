import type { ReactNode } from 'react'
import { isNotFound } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { EmptyState } from './empty-state.tsx'
import { Spinner } from './spinner.tsx'

/** Stands in for a read without data: `missing` if the server knows no such thing, an error, or a spinner while it loads. */
export function NotLoaded({ error, missing }: { error: Error | null; missing?: ReactNode }) {
  const t = useTranslate()
  if (missing && isNotFound(error)) return missing
  return error ? <EmptyState picture="sky.storm" text={t('app.error')} /> : <Spinner />
}
