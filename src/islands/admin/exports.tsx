import { tabAddress } from '../../contracts/admin-tabs.ts'
import { exportFarmers, getAnalytics } from '../../contracts/calls/admin.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LoadFailed } from './load-failed.tsx'

/** Farmer data as one file for partners, and how to treat it. */
export function Exports() {
  const { t, props } = usePage()
  const some = props.farmers as { title: string; href: string; n?: number } | null
  const { data, isError, refetch } = useRead(getAnalytics)
  const farmers = (some && data ? (some.n ?? 1) : data?.totalFarmers) ?? 0
  return (
    <>
      <h1>{t('admin.exports')}</h1>
      <Card title={some ? some.title : t('admin.exportTitle')}>
        <div className="stack">
          <p>{t('admin.exportText')}</p>
          {some ? (
            <a className="admin-open" href={tabAddress('exports')}>
              {t('admin.totalFarmers')}
            </a>
          ) : null}
          {some && some.n === undefined ? null : data ? (
            <p>
              <b>{farmers > 0 ? t('admin.exportCount', { n: farmers }) : t('admin.exportNone')}</b>
            </p>
          ) : isError ? (
            <LoadFailed retry={refetch} />
          ) : (
            <Spinner />
          )}
          {farmers > 0 ? (
            <ButtonLink className="admin-export" href={some ? some.href : exportFarmers.path} icon="download" download>
              {t('admin.export')}
            </ButtonLink>
          ) : (
            <Button className="admin-export" icon="download" disabled>
              {t('admin.export')}
            </Button>
          )}
          {farmers > 0 ? (
            <a className="admin-open" href={withColumns(some ? some.href : exportFarmers.path)} download>
              {t('admin.exportMore')}
            </a>
          ) : null}
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

/** The same farmers, with more columns after those that partners are promised. */
const withColumns = (href: string) => `${href}${href.includes('?') ? '&' : '?'}columns=all`
