import { fillPath } from '../../contracts/call.ts'
import { deleteLogEntry } from '../../contracts/calls/season.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { LogEntry } from '../../contracts/farm-log.ts'
import { formatWeekday } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { useRemoveLogEntry } from './use-log.ts'

/** Farm log of a field, newest first; each entry can be removed. */
export function FarmLog({ crop, log }: { crop: Crop; log: LogEntry[] }) {
  const t = useTranslate()
  return (
    <section className="stack" aria-labelledby="log">
      <h2 id="log">{t('season.log')}</h2>
      {log.length === 0 ? <p className="soft">{t('season.logEmpty')}</p> : null}
      <ul className="list">
        {log.map((entry) => (
          <Entry key={entry.id} crop={crop} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ crop, entry }: { crop: Crop; entry: LogEntry }) {
  const t = useTranslate()
  const { send, pending } = useRemoveLogEntry(crop.id, entry.id)
  const { kind, date, amount, unit, count, of } = entry
  const did = t(`did.${kind}`)
  return (
    <li className="row between log-entry">
      <span>
        {did}
        {amount !== null && unit ? `, ${amount} ${t(`unit.${unit}`)}` : null}
        {count !== null && of !== null ? `, ${count}/${of}` : null}
        <span className="small soft log-day">{formatWeekday(date, t)}</span>
      </span>
      <SingleButtonForm
        action={fillPath(deleteLogEntry.form.at, { id: crop.id, logId: entry.id })}
        pending={pending}
        onPress={() => send()}
      >
        <Button type="submit" variant="quiet" pending={pending} aria-label={`${t('season.undo')}: ${did}`}>
          {t('season.undo')}
        </Button>
      </SingleButtonForm>
    </li>
  )
}
