import { useState } from 'react'

/** User picture, or initials without one. Decorative, because the name is beside it. */
export function Avatar({ name, src, large }: { name: string; src?: string | null; large?: boolean }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={large ? 'avatar avatar-l' : 'avatar'} aria-hidden="true">
      {src && !failed ? <img src={src} alt="" loading="lazy" onError={() => setFailed(true)} /> : initials(name)}
    </span>
  )
}

/** The first letters of the first two words. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word.normalize('NFC'))[0] ?? '').toUpperCase())
    .join('')
}
