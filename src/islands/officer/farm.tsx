import { Fragment } from 'react'
import type { OfficerQuestion } from '../../contracts/questions.ts'
import { formatDay } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'

/** Farm data beside a question: fields with their age, the week's weather, recent advice, and the field's log. */
export function FarmDetails({ question: { fields, advices, log, week } }: { question: OfficerQuestion }) {
  const { t } = usePage()
  const all: [title: string, lines: string[]][] = [
    [
      t('officer.week'),
      week.map(({ date, rain, heat }) => `${formatDay(date, t)}: ${t('weather.rain')} ${rain} mm, ${heat}°C`),
    ],
    [t('officer.advice'), advices.map(({ title, at }) => `${formatDay(at.slice(0, 10), t)}: ${title}`)],
    [t('officer.log'), log.map(({ kind, date }) => `${formatDay(date, t)}: ${t(`did.${kind}`)}`)],
  ]
  const lists = all.filter(([, lines]) => lines.length > 0)
  return (
    <>
      {fields.length > 0 ? (
        <p className="small">
          {fields
            .map(({ cropType, stage, day }) =>
              [t(`crop.${cropType}`), t(`stage.${stage}`), day === null || day < 0 ? '' : t('officer.day', { n: day })]
                .filter(Boolean)
                .join(', '),
            )
            .join(' · ')}
        </p>
      ) : null}
      {lists.length > 0 ? (
        <details className="tall-fold">
          <summary className="small">{lists.map(([title]) => title).join(' · ')}</summary>
          {lists.map(([title, lines]) => (
            <Fragment key={title}>
              <p className="small">
                <b>{title}</b>
              </p>
              <ul className="small">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </details>
      ) : null}
    </>
  )
}
