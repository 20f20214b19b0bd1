import type { ReactNode } from 'react'
import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import { useTranslate } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'

type Figure = Advisory['evidence'][number]

/** Explanation for the farmer: the rule in one sentence, known figures with a picture, and the sources. */
export function Evidence({
  advisory,
  figures,
  houses,
}: { advisory: Advisory } & Pick<AdvisoryPageData, 'figures' | 'houses'>) {
  const t = useTranslate()
  const drawn = advisory.evidence.flatMap((item, n) => (figures[n] ? [{ item, drawing: figures[n] }] : []))
  const read = advisory.sources.some(({ rough }) => !rough)
  return (
    <Worked advisory={advisory} figures={drawn.map(({ item }) => item)}>
      <ul className="figures-drawn">
        {drawn.map(({ item, drawing }) => (
          <li key={`${item.label} ${item.value}`}>
            <Drawing of={drawing} size="100%" />
            <span>
              {item.label} <b className="figures">{figureText(item)}</b>
              <Rough item={item} />
            </span>
          </li>
        ))}
      </ul>
      <p className="small soft">
        {t('advisory.sources')}: {houses.join(' · ') || t(read ? 'advisory.guides' : 'advisory.usual')}
      </p>
    </Worked>
  )
}

/** All figures and sources of the adviser, for experts who check the advice. */
export function FullEvidence({ advisory }: { advisory: Advisory }) {
  const t = useTranslate()
  const { evidence, sources } = advisory
  return (
    <Worked advisory={advisory} figures={evidence}>
      <dl className="evidence">
        {evidence.map((item) => (
          <div key={`${item.label} ${item.value} ${item.source}`}>
            <dt>{item.label}</dt>
            <dd>
              <b className="figures">{figureText(item)}</b>
              <Rough item={item} />
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
    </Worked>
  )
}

function Worked({ advisory, figures, children }: { advisory: Advisory; figures: Figure[]; children: ReactNode }) {
  const t = useTranslate()
  const { evidence, sources, weatherCondition } = advisory
  // The box above may already show the same reason.
  const reason = advisory.reason === weatherCondition ? null : advisory.reason
  if (!reason && evidence.length === 0 && sources.length === 0) return null
  return (
    <details className="card fold">
      <summary>{t('advisory.how')}</summary>
      <div className="stack">
        {reason ? <p>{reason}</p> : null}
        {children}
        {figures.some((item) => figureText(item).startsWith('≈')) ? (
          <p className="small soft">{t('advisory.roughNote')}</p>
        ) : null}
      </div>
    </details>
  )
}

function Rough({ item }: { item: Figure }) {
  const t = useTranslate()
  return item.rough ? <span className="hidden-text"> ({t('advisory.rough')})</span> : null
}

/** Joins title, year and address of a source; unknown ones are left out. */
const sourceWords = ({ title, year, address }: Advisory['sources'][number]) =>
  [year && !title.includes(year) ? `${title} (${year})` : title, address].filter(Boolean).join(', ')

/** Marks an estimate with `≈`. */
const figureText = ({ value, rough }: Figure) => (rough && /^\d/.test(value) ? `≈ ${value}` : value)
