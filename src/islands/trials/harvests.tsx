import type { HarvestFigures } from '../../contracts/harvests.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { groupThousands } from '../admin/grouped.ts'
import { usePage } from '../lib/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Yields by crop, state and year. */
export function HarvestFiguresTable({ items }: { items: HarvestFigures[] }) {
  const { t } = usePage()
  return (
    <AdminFrame tab="harvests">
      <div className="stack stack-s">
        <h1>{t('harvests.title')}</h1>
        <p className="soft">{t('harvests.about')}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState picture="action.store" text={t('harvests.none')} />
      ) : (
        <div className="table-wrap">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('harvests.where')}</th>
                <th scope="col" className="figures">
                  {t('harvests.median')}
                </th>
                <th scope="col">{t('harvests.half')}</th>
                <th scope="col">{t('harvests.farms')}</th>
                <th scope="col">{t('harvests.unsaid')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ crop, state, year, n, lower, median, upper, unsaid }) => (
                <tr key={`${crop} ${state} ${year}`}>
                  <th scope="row">
                    {t(`crop.${crop}`)}, {state}, {year}
                  </th>
                  <td className="figures">{groupThousands(median)}</td>
                  <td className="figures">
                    {groupThousands(lower)}–{groupThousands(upper)}
                  </td>
                  <td className="figures">{groupThousands(n)}</td>
                  <td className="figures">{Math.round(unsaid * 100)} %</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AdminFrame>
  )
}
