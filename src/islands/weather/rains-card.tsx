import { getRainStart } from '../../contracts/calls/rains.ts'
import { outlookLine, rainLines } from '../../words/rain-lines.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'

/** Start of the rains; hidden if only the usual dates are known. */
export function RainsCard() {
  const t = useTranslate()
  const { data } = useRead(getRainStart, {})
  if (!data || (data.seen === null && data.years === 0 && (data.source === null || data.source === 'usual')))
    return null
  const outlook = outlookLine(data, t)
  return (
    <section className="card rains-card" aria-labelledby="rains">
      <h2 id="rains">{t('rains.title')}</h2>
      <p>{rainLines(data, t).join(' ')}</p>
      {outlook ? <p className="soft">{outlook}</p> : null}
      <ReportBadWording
        of={(write) => {
          rainLines(data, write)
          outlookLine(data, write)
        }}
      />
      {data.years > 0 ? (
        <p>
          <a href="/weather/years">{t('rains.past')}</a>
        </p>
      ) : null}
    </section>
  )
}
