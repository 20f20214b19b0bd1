/** @jsxImportSource hono/jsx */
import type { Warning } from '../../contracts/warnings.ts'
import type { Translate } from '../../words/translate.ts'
import { Drawing } from './drawing.tsx'

/** HTML of the warnings in force for the top of a screen, empty without one. Phones mark what has ended since. */
export const warningCards = (warnings: Warning[], t: Translate): string =>
  warnings.length === 0
    ? ''
    : String(
        <ul class="list warnings">
          {warnings.map((warning) => (
            <li key={warning.id}>
              <Card warning={warning} ended={t('warning.ended')} />
            </li>
          ))}
        </ul>,
      )

const Card = ({ warning, ended }: { warning: Warning; ended: string }) => {
  const { id, drawing, severity, severityWord, title, from, until, issued, expires } = warning
  return (
    <a href={`/warnings/${id}`} class={`warning warning-${severity.toLowerCase()}`} data-expires={expires} data-id={id}>
      <Drawing of={drawing} />
      <span class="warning-words">
        <b>{title}</b>
        <b class="warning-severity">{severityWord}</b>
        <b class="warning-end">{ended}</b>
        <span>
          {from} – {until}
        </span>
        <span class="small">{issued}</span>
      </span>
    </a>
  )
}
