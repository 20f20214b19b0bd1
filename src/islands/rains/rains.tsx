import { getRainHistory, getRainStart } from '../../contracts/calls/rains.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { RainHistoryResponse } from '../../contracts/rains.ts'
import { dayAndMonth, rainLines } from '../../words/rain-lines.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { OnsetChart } from './onset-chart.tsx'

/** Start of the rains in past years, and how often each planting day worked. */
export default function RainsPage() {
  return <SignedIn active="weather">{() => <Rains />}</SignedIn>
}

function Rains() {
  const t = useTranslate()
  const ahead = useRead(getRainStart, {})
  const past = useRead(getRainHistory, {})
  return (
    <div className="stack stack-l">
      <h1>{t('rains.title')}</h1>
      {ahead.data ? <p>{rainLines(ahead.data, t).join(' ')}</p> : null}
      <ReportBadWording of={(write) => ahead.data && rainLines(ahead.data, write)} />
      {past.data?.source ? (
        <Past history={past.data} />
      ) : (
        <EmptyState picture="sky.rain" text={t(past.data || !past.isError ? 'rains.noHistory' : 'app.error')} />
      )}
    </div>
  )
}

function Past({ history }: { history: RainHistoryResponse }) {
  const t = useTranslate()
  const { usual, earliest, latest, longestDry, crops, source } = history
  const day = (date: string | null) => (date === null ? '–' : dayAndMonth(date, t))
  return (
    <>
      <section className="card" aria-labelledby="past">
        <h2 id="past">{t('rains.chart')}</h2>
        <dl className="facts">
          <Fact name={t('rains.earliest')} value={day(earliest)} />
          <Fact name={t('rains.middle')} value={day(usual?.median ?? null)} />
          <Fact name={t('rains.latest')} value={day(latest)} />
        </dl>
        <OnsetChart history={history} />
        {longestDry ? <p>{t('rains.spell', longestDry)}</p> : null}
        <p className="small soft">
          {t('rains.from', { source: source ?? '' })}{' '}
          {source === 'era5' ? (
            <a href="https://open-meteo.com/">Weather data by Open-Meteo.com (ERA5, Copernicus)</a>
          ) : null}
        </p>
      </section>
      {crops.length > 0 ? <p>{t('rains.about')}</p> : null}
      {crops.map((table) => (
        <PlantingTable key={`${table.crop} ${table.days}`} table={table} />
      ))}
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{value}</dd>
  </div>
)

function PlantingTable({ table }: { table: RainHistoryResponse['crops'][number] }) {
  const t = useTranslate()
  const { crop, days, water, plantings } = table
  return (
    <section className="card">
      <table className="rain-table">
        <caption>{t('rains.table', { crop: t(`crop.${crop as CropId}`), days, water })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rains.plantOn')}</th>
            <th scope="col">{t('rains.worked')}</th>
          </tr>
        </thead>
        <tbody>
          {plantings.map(({ day, worked, years }) => (
            <tr key={day}>
              <th scope="row">{dayAndMonth(day, t)}</th>
              <td>{t('rains.share', { worked, years })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
