import { isModelWritten } from '../../contracts/advisories.ts'
import { useTranslate } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'

/** Reason for the advisory: the weather condition, or that a language model wrote the text. */
export function AdvisorySource({ condition }: { condition: string }) {
  const t = useTranslate()
  return (
    <Card title={t('advisory.source')} tone="sky">
      <p>{isModelWritten(condition) ? t('advisory.ai') : condition}</p>
    </Card>
  )
}
