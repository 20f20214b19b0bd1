import { TRIALS_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import type { HarvestFigures } from '../../contracts/harvests.ts'
import type { RainScore } from '../../contracts/rains.ts'
import type { TrialReport } from '../../contracts/trials.ts'
import type { Translate } from '../../words/translate.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { groupThousands } from '../admin/grouped.ts'
import { formatDate } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { HarvestFiguresTable } from './harvests.tsx'
import { RainScores } from './rain-scores.tsx'

/** Page props. */
interface TrialsShown {
  items: TrialReport[]
  next: string | null
  scores: RainScore[]
}

/** Evidence that advice helps: trials, or reported yields. */
export default function TrialResults() {
  const { harvests } = usePage<{ harvests?: HarvestFigures[] }>().props
  return harvests ? <HarvestFiguresTable items={harvests} /> : <Trials />
}

/** All trials ever begun, newest first. */
function Trials() {
  const { t, props } = usePage<TrialsShown>()
  const { items, next, scores } = props
  return (
    <AdminFrame tab="trials">
      <div className="stack stack-s">
        <h1>{t('profile.comparisons')}</h1>
        <p className="soft">{t('trials.about')}</p>
      </div>
      {items.length === 0 ? <EmptyState picture="action.ask" text={t('trials.none')} /> : null}
      {items.map((report) => (
        <Trial key={report.id} report={report} />
      ))}
      {next ? (
        <ButtonLink href={addressWithQuery(TRIALS_PATH, { before: next })} variant="secondary" wide>
          {t('admin.older')}
        </ButtonLink>
      ) : null}
      <RainScores scores={scores} />
    </AdminFrame>
  )
}

/** Returns the subject of a trial; a wording trial names its sentence. */
function whatIn(what: string, t: Translate): string {
  const [kind, text = ''] = what.split(' ')
  return kind === 'wording' ? t('trials.wording', { text }) : t('trials.holdout')
}

const percentagePointsText = (difference: number) => (difference * 100).toFixed(1)

function Trial({ report }: { report: TrialReport }) {
  const { t } = usePage()
  const { name, what, measure, start, end, stoppedAt, planned, arms, designEffect, state } = report
  return (
    <Card title={name}>
      <p className="soft small">
        {whatIn(what, t)} · {t('trials.dates', { from: formatDate(start, t), to: formatDate(end, t) })}
        {stoppedAt ? ` · ${t('trials.stopped', { date: formatDate(stoppedAt, t) })}` : null}
      </p>
      <p>
        {t('trials.share')}: {t(`trials.measure.${measure}`)}
      </p>
      <div className="table-wrap">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('trials.arm')}</th>
              <th scope="col" className="figures">
                {t('trials.people')}
              </th>
              <th scope="col">{t('trials.share')}</th>
              <th scope="col">{t('trials.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {arms.map(({ id, held, n, share, difference, interval }) => (
              <tr key={id}>
                <th scope="row">
                  {id}
                  {held ? ` (${t('trials.held')})` : null}
                </th>
                <td className="figures">
                  {groupThousands(n)} / {groupThousands(planned)}
                </td>
                <td className="figures">{share === null ? '–' : `${(share * 100).toFixed(1)} %`}</td>
                <td className="figures">
                  {interval && difference !== null
                    ? t('trials.points', {
                        n: percentagePointsText(difference),
                        low: percentagePointsText(interval[0]),
                        high: percentagePointsText(interval[1]),
                      })
                    : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {designEffect === null ? null : (
        <p className="soft small">{t('trials.effect', { n: designEffect.toFixed(2) })}</p>
      )}
      <p>
        <b>{t(`trials.${state}`)}</b>
      </p>
    </Card>
  )
}
