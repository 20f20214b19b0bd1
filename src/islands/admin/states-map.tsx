import { useState } from 'react'
import { AUDIENCE_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import { getStatesMap, listStateCounts } from '../../contracts/calls/admin.ts'
import { MAP_MEASURES, type MapMeasure } from '../../contracts/regions.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { groupThousands } from './grouped.ts'
import { LoadFailed } from './load-failed.tsx'

/** Map of Nigeria that shows one count by fill patterns, with a table of all counts. Namibia's regions are only in the table. */
export function StatesMap() {
  const t = useTranslate()
  const { data, isError, refetch } = useRead(listStateCounts)
  return (
    <Card title={t('map.title')}>
      <div className="halves states">
        <MeasureMap />
        {data ? <StatesTable states={data} /> : isError ? <LoadFailed retry={refetch} /> : <Spinner />}
      </div>
    </Card>
  )
}

function MeasureMap() {
  const t = useTranslate()
  const [measure, setMeasure] = useState<MapMeasure>('farmers')
  return (
    <figure className="stack stack-s">
      <Select
        className="input with-script"
        label={t('map.measure')}
        name="measure"
        value={measure}
        options={MAP_MEASURES.map((value) => ({ value, label: t(`map.${value}`) }))}
        onChange={(event) => setMeasure(event.target.value as MapMeasure)}
      />
      <img
        className="states-map"
        src={addressWithQuery(getStatesMap.path, { measure })}
        alt={t('map.alt', { measure: t(`map.${measure}`) })}
        width="744"
        height="600"
      />
      <figcaption className="small soft">
        {t('map.legend')} <a href="https://www.npmjs.com/package/@svg-maps/nigeria">@svg-maps/nigeria</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
      </figcaption>
    </figure>
  )
}

function StatesTable({ states }: { states: readonly ({ state: string } & Record<MapMeasure, number>)[] }) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="table-wrap" aria-label={t('map.title')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('audience.state')}</th>
            {MAP_MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {t(`map.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((row) => (
            <tr key={row.state}>
              <th scope="row">
                <a href={addressWithQuery(AUDIENCE_PATH, { state: row.state })}>{row.state}</a>
              </th>
              {MAP_MEASURES.map((measure) => (
                <td key={measure} className="figures">
                  {groupThousands(row[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
