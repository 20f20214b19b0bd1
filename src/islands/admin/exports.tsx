import { adminTabAddress } from '../../contracts/admin-tabs.ts'
import type { AudienceSize } from '../../contracts/audience.ts'
import { addressWithQuery, type CallParams } from '../../contracts/call.ts'
import { countFarmers, exportFarmers } from '../../contracts/calls/admin.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextInput } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { groupThousands } from './grouped.ts'
import { LoadFailed } from './load-failed.tsx'

/** Farmers selected by the page's filter; null for all. */
type Chosen = AudienceSize & { title: string; filter: CallParams }

/** Download of farmer data for partners, with the rules for its use. */
export function Exports() {
  const { t, props } = usePage<{ farmers: Chosen | null }>()
  const some = props.farmers
  return (
    <>
      <h1>{t('admin.exports')}</h1>
      <Card title={some?.title ?? t('admin.exportTitle')}>
        <div className="stack">
          <p>{t('admin.exportText')}</p>
          <p>{t('admin.exportOnly')}</p>
          {some ? (
            <>
              <a className="admin-open" href={adminTabAddress('exports')}>
                {t('admin.totalFarmers')}
              </a>
              <Files size={some} filter={some.filter} />
            </>
          ) : (
            <OfAll />
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

function OfAll() {
  const { data, isError, refetch } = useRead(countFarmers)
  return data ? <Files size={data} filter={{}} /> : isError ? <LoadFailed retry={refetch} /> : <Spinner />
}

function Files({ size: { farmers, agreed }, filter }: { size: AudienceSize; filter: CallParams }) {
  const { t } = usePage()
  const fileOf = (more: CallParams = {}) => addressWithQuery(exportFarmers.path, { ...filter, ...more })
  return (
    <>
      <p>
        <b>
          {farmers > 0
            ? t('admin.exportAgreed', { n: groupThousands(agreed), all: groupThousands(farmers) })
            : t('admin.exportNone')}
        </b>
      </p>
      {agreed > 0 ? (
        <>
          <ButtonLink className="admin-export" href={fileOf()} icon="download" download>
            {t('admin.export')}
          </ButtonLink>
          <a className="admin-open" href={fileOf({ columns: 'all' })} download>
            {t('admin.exportMore')}
          </a>
        </>
      ) : (
        <Button className="admin-export" icon="download" disabled>
          {t('admin.export')}
        </Button>
      )}
      {farmers > 0 ? <Everybody filter={filter} /> : null}
    </>
  )
}

/** Export that includes farmers without consent. The reason goes to the audit log. */
function Everybody({ filter }: { filter: CallParams }) {
  const { t } = usePage()
  return (
    <details>
      <summary>{t('admin.exportAllTitle')}</summary>
      <form className="stack" method="get" action={exportFarmers.path}>
        {Object.entries({ ...filter, who: 'all' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <TextInput label={t('admin.exportReason')} name="reason" required maxLength={500} />
        <Button type="submit" variant="secondary" icon="download">
          {t('admin.exportAll')}
        </Button>
      </form>
    </details>
  )
}
