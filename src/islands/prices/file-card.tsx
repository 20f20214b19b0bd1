import { exportPrices, importPrices } from '../../contracts/calls/prices.ts'
import type { Country } from '../../contracts/grades.ts'
import { PRICE_COLUMNS } from '../../contracts/prices.ts'
import { formatDateTime } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextInput } from '../ui/field.tsx'
import type { ImportReport } from './prices.tsx'
import { importSummary } from './report-card.tsx'

/** Import and export of prices as a file, with the result of the latest import. */
export function PriceFileCard({
  country,
  reports,
  addressOf,
}: {
  country: Country
  reports: Omit<ImportReport, 'faults'>[]
  addressOf: (report: string) => string
}) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  return (
    <Card title={t('prices.file')}>
      <div className="stack">
        <p>{t('prices.fileText', { columns: PRICE_COLUMNS.join(', ') })}</p>
        <form className="stack" method="post" action={importPrices.form.at} encType="multipart/form-data" noValidate>
          <input type="hidden" name="country" value={country} />
          <TextInput
            type="file"
            accept=".csv,text/csv"
            label={t('prices.chooseFile')}
            name="file"
            error={sent.text('kind') ? null : sent.message}
            required
          />
          <div className="row">
            <Button type="submit" icon="plus">
              {t('prices.import')}
            </Button>
            <ButtonLink href={exportPrices.path} variant="secondary" icon="download" download>
              {t('prices.export')}
            </ButtonLink>
          </div>
        </form>
        {reports.length > 0 ? (
          <>
            <h3>{t('prices.reports')}</h3>
            <ul className="list">
              {reports.map((report) => (
                <li key={report.id}>
                  <a className="admin-open" href={addressOf(report.id!)}>
                    {formatDateTime(report.createdAt, t)} UTC
                  </a>
                  <p className="small soft">{importSummary(report, t)}</p>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Card>
  )
}
