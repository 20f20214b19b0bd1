import type { RainScore } from '../../contracts/rains.ts'
import { groupThousands } from '../admin/grouped.ts'
import { useTranslate } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'

/** Scores of past rain odds and outlooks, beside those of equal odds. */
export function RainScores({ scores }: { scores: readonly RainScore[] }) {
  const t = useTranslate()
  return (
    <Card title={t('scores.title')}>
      <p className="soft">{t(scores.length === 0 ? 'scores.none' : 'scores.about')}</p>
      {scores.length === 0 ? null : (
        <div className="table-wrap">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('scores.zone')}</th>
                <th scope="col">{t('scores.scored')}</th>
                <th scope="col">{t('scores.score')}</th>
                <th scope="col">{t('scores.even')}</th>
              </tr>
            </thead>
            <tbody>
              {scores.map(({ of, zone, issues, score, even }) => (
                <tr key={`${of} ${zone}`}>
                  <th scope="row">
                    {t(`scores.of.${of}`)}: {zone.replaceAll('_', ' ')}
                  </th>
                  <td className="figures">{groupThousands(issues)}</td>
                  <td className="figures">{score.toFixed(3)}</td>
                  <td className="figures">{even.toFixed(3)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
