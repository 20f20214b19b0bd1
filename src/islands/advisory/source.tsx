import { type Advisory, isByModel } from '../../contracts/advisories.ts'
import { useT } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'

/** What led to the advice: what in the weather, or that a language model worded it. */
export function Source({ condition }: { condition: string }) {
  const t = useT()
  return (
    <Card title={t('advisory.source')} tone="sky">
      <p>{isByModel(condition) ? t('advisory.ai') : condition}</p>
    </Card>
  )
}

/** The rule in one sentence and its figures, each with where it comes from; rough ones marked. */
export function Evidence({ advisory }: { advisory: Advisory }) {
  const t = useT()
  const { evidence, sources, weatherCondition } = advisory
  // The box above may have said it already.
  const reason = advisory.reason === weatherCondition ? null : advisory.reason
  if (!reason && evidence.length === 0 && sources.length === 0) return null
  return (
    <details className="card fold">
      <summary>{t('advisory.how')}</summary>
      <div className="stack">
        {reason ? <p>{reason}</p> : null}
        <dl className="evidence">
          {evidence.map((item) => (
            <div key={`${item.label} ${item.value} ${item.source}`}>
              <dt>{item.label}</dt>
              <dd>
                <b className="figures">{shown(item)}</b>
                {item.rough ? <span className="hidden-text"> ({t('advisory.rough')})</span> : null}
                <span className="small soft evidence-source">{item.source}</span>
              </dd>
            </div>
          ))}
        </dl>
        {sources.length > 0 ? (
          <div>
            <h3 className="small">{t('advisory.sources')}</h3>
            <ul className="small soft sources">
              {sources.map((source) => (
                <li key={source.title}>{sourceWords(source)}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {evidence.some((item) => shown(item).startsWith('≈')) ? (
          <p className="small soft">{t('advisory.roughNote')}</p>
        ) : null}
      </div>
    </details>
  )
}

/** Title, year and where to find it, as far as they are known. */
const sourceWords = ({ title, year, address }: Advisory['sources'][number]) =>
  [year && !title.includes(year) ? `${title} (${year})` : title, address].filter(Boolean).join(', ')

/** A rough figure says so by its sign. */
const shown = ({ value, rough }: Advisory['evidence'][number]) => (rough && /^\d/.test(value) ? `≈ ${value}` : value)
