import { useEffect } from 'react'
import { listWarnings } from '../../contracts/calls/warnings.ts'
import { useRead } from '../lib/api.ts'
import { useNow } from '../lib/now.ts'
import { usePage } from '../lib/page.tsx'
import { useRefetchedWarnings } from './current.ts'

/** Warnings in force, as HTML from the server. The phone's clock hides warnings that have ended; the server removes those withdrawn. */
export function WarningCards() {
  const html = usePage<{ warnings: string | undefined }>().props.warnings
  const { data, refetch } = useRead(listWarnings, undefined, { enabled: false })
  useRefetchedWarnings(refetch, html)
  useNow()
  useEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-expires]')) {
      const isEnded = card.dataset.expires! <= new Date().toISOString()
      card.classList.toggle('warning-ended', isEnded)
      const isGone = !isEnded && data?.some(({ id }) => id === card.dataset.id) === false
      card.parentElement?.toggleAttribute('hidden', isGone)
    }
  })
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML of ours, already escaped
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
