import { useEffect } from 'react'
import { useNow } from '../lib/now.ts'
import { usePage } from '../lib/page.tsx'

/** Warnings in force as HTML of the server: a stored page may be older than their end, so the phone's clock decides. */
export function Warnings() {
  const html = usePage().props.warnings as string | undefined
  useNow()
  useEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-expires]'))
      card.classList.toggle('warning-ended', card.dataset.expires! <= new Date().toISOString())
  })
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML of ours, already escaped
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
