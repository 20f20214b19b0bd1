import { getUsageHistory } from '../../contracts/calls/admin.ts'
import type { UsageWeek } from '../../contracts/usage-history.ts'
import type { MessageKey } from '../../words/translate.ts'
import { useRead } from '../lib/api.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { groupThousands } from './grouped.ts'
import { LineChart } from './line-chart.tsx'
import { LoadFailed } from './load-failed.tsx'

type Figure = Exclude<keyof UsageWeek, 'from'>

/** Charts with their figures; each chart has a table of the same figures. */
const CHARTS: { title: MessageKey; figures: [Figure, MessageKey][] }[] = [
  { title: 'weeks.done', figures: [['done', 'weeks.done']] },
  {
    title: 'weeks.farmers',
    figures: [
      ['farmers', 'admin.farmers'],
      ['active', 'weeks.active'],
      ['joined', 'weeks.joined'],
    ],
  },
  { title: 'weeks.questions', figures: [['questions', 'weeks.questions']] },
  {
    title: 'weeks.sms',
    figures: [
      ['sent', 'sms.sent'],
      ['failed', 'sms.failed'],
      ['cost', 'sms.paid'],
    ],
  },
]

/** Charts of the past weeks, each with its table, and the funnel from joining to the first advice done. */
export function WeeklyUsage() {
  const t = useTranslate()
  const { data, isError, refetch } = useRead(getUsageHistory)
  if (!data) return isError ? <LoadFailed retry={refetch} /> : <Spinner />
  const { weeks, funnel, currency } = data
  const nameOf = (figure: Figure, key: MessageKey) =>
    figure === 'cost' && currency ? `${t(key)} (${currency})` : t(key)
  return (
    <div className="halves weeks">
      {CHARTS.map(({ title, figures }) => (
        <ChartCard
          key={title}
          title={t(title)}
          lines={figures.map(([figure, key]) => ({ figure, name: nameOf(figure, key) }))}
          weeks={weeks}
        />
      ))}
      <Card title={t('weeks.funnel')}>
        <FunnelBars funnel={funnel} />
      </Card>
    </div>
  )
}

interface Chart {
  title: string
  lines: { figure: Figure; name: string }[]
  weeks: UsageWeek[]
}

function ChartCard({ title, lines, weeks }: Chart) {
  const t = useTranslate()
  const [from, last] = [weeks[0], weeks.at(-1)]
  return (
    <Card title={title}>
      <div className="stack stack-s">
        {lines.map(({ figure, name }) => (
          <Figure key={figure} name={name} alone={lines.length === 1} values={weeks.map((week) => week[figure])} />
        ))}
        {from && last ? (
          <p className="week-ends small soft">
            <span>{formatDate(from.from, t)}</span>
            <span>{formatDate(last.from, t)}</span>
          </p>
        ) : null}
        <details>
          <summary>{t('weeks.table')}</summary>
          <ChartTable title={title} lines={lines} weeks={weeks} />
        </details>
      </div>
    </Card>
  )
}

function ChartTable({ title, lines, weeks }: Chart) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="table-wrap" aria-label={title} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('weeks.from')}</th>
            {lines.map(({ figure, name }) => (
              <th key={figure} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{week.from}</th>
              {lines.map(({ figure }) => (
                <td key={figure} className="figures">
                  {groupThousands(Math.round(week[figure]))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FunnelBars({ funnel }: { funnel: Record<'joined' | 'planted' | 'done', number> }) {
  const t = useTranslate()
  return (
    <ul className="list bars">
      {(['joined', 'planted', 'done'] as const).map((step) => (
        <li key={step}>
          <span className="bar-words">
            <span>{t(`weeks.funnel.${step}`)}</span>
            <span className="figures">{groupThousands(funnel[step])}</span>
          </span>
          <progress
            className="progress"
            value={funnel[step]}
            max={Math.max(funnel.joined, 1)}
            aria-label={t(`weeks.funnel.${step}`)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Figure with its newest value, and its line if there is more than one value to show. */
function Figure({ name, alone, values }: { name: string; alone: boolean; values: number[] }) {
  return (
    <figure className="stack stack-s">
      <figcaption className="bar-words">
        <span className="small">{alone ? null : name}</span>
        <b className="figures">{groupThousands(Math.round(values.at(-1) ?? 0))}</b>
      </figcaption>
      {values.some((value) => value > 0) ? <LineChart label={name} values={values} /> : null}
    </figure>
  )
}
