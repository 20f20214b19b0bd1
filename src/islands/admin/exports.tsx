import { exportFarmers, getAnalytics } from '../../contracts/calls/admin.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LoadFailed } from './load-failed.tsx'

/** Farmer data as one file for partners, and how to treat it. */
export function Exports() {
  const { t } = usePage()
  const { data, isError, refetch } = useRead(getAnalytics)
  const farmers = data?.totalFarmers ?? 0
  return (
    <>
      <h1>{t('admin.exports')}</h1>
      <Card title={t('admin.exportTitle')}>
        <div className="stack">
          <p>{t('admin.exportText')}</p>
          {data ? (
            <p>
              <b>{farmers > 0 ? t('admin.exportCount', { n: farmers }) : t('admin.exportNone')}</b>
            </p>
          ) : isError ? (
            <LoadFailed retry={refetch} />
          ) : (
            <Spinner />
          )}
          {farmers > 0 ? (
            <ButtonLink className="admin-export" href={exportFarmers.path} icon="download" download>
              {t('admin.export')}
            </ButtonLink>
          ) : (
            <Button className="admin-export" icon="download" disabled>
              {t('admin.export')}
            </Button>
          )}
        </div>
      </Card>
      <div className="halves">
        <Card title={t('admin.privacyTitle')} tone="sun">
          <ul className="points">
            <li>{t('admin.privacy1')}</li>
            <li>{t('admin.privacy2')}</li>
            <li>{t('admin.privacy3')}</li>
          </ul>
        </Card>
        <Card title={t('admin.formatTitle')}>
          <ul className="points">
            <li>{t('admin.format1')}</li>
            <li>{t('admin.format2')}</li>
            <li>{t('admin.format3')}</li>
          </ul>
        </Card>
      </div>
    </>
  )
}
