import { isByModel } from '../../contracts/advisories.ts'
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
