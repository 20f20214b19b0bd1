import type { OfficerQuestion } from '../../contracts/questions.ts'
import { usePage } from '../lib/page.tsx'
import { dayWords } from '../lib/words-of-time.ts'

/** Farm behind a question: fields with their day, the week's weather, the last advice and the field's log. */
export function Farm({ question: { fields, advices, log, week } }: { question: OfficerQuestion }) {
  const { t } = usePage()
  const lists: [title: string, lines: string[]][] = [
    [
      t('officer.week'),
      week.map(({ date, rain, heat }) => `${dayWords(date, t)}: ${t('weather.rain')} ${rain} mm, ${heat}°C`),
    ],
    [t('officer.advice'), advices.map(({ title, at }) => `${dayWords(at.slice(0, 10), t)}: ${title}`)],
    [t('officer.log'), log.map(({ kind, date }) => `${dayWords(date, t)}: ${t(`did.${kind}`)}`)],
  ]
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
      {lists.map(([title, lines]) =>
        lines.length > 0 ? (
          <details key={title}>
            <summary className="small">{title}</summary>
            <ul className="small">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        ) : null,
      )}
    </>
  )
}
