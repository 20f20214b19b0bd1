import type { Translate } from '../../words/translate.ts'
import { useTranslate } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import type { ImportReport } from './prices.tsx'

/** Result of a CSV import, with the reasons for refused lines. */
export function ImportReportCard({ report }: { report: ImportReport }) {
  const t = useTranslate()
  return (
    <Card title={t('prices.file')} tone={report.refused > 0 ? 'sun' : 'leaf'}>
      <div className="stack" role="status">
        <p>
          <b>{importSummary(report, t)}</b>
        </p>
        {report.faults.length > 0 ? (
          <ul className="points">
            {report.faults.map(({ line, column, value, why }) => (
              <li key={`${line} ${column}`}>
                <b>{t('prices.line', { n: line })}</b>
                {column ? ` · ${column}` : ''}
                {value ? ` · “${value}”` : ''}
                <br />
                {why}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  )
}

/** Summary of an import: added lines, and lines already known or refused. */
export const importSummary = ({ added, known, refused }: Omit<ImportReport, 'faults'>, t: Translate): string =>
  [
    t('prices.added', { n: added }),
    known > 0 && t('prices.known', { n: known }),
    refused > 0 && t('prices.refused', { n: refused }),
  ]
    .filter(Boolean)
    .join(' · ')
