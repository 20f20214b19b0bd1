import { isCropId } from '../../contracts/crops.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import type { FarmQuestion, QuestionStatus } from '../../contracts/questions.ts'
import { formatDateTime } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const SHOWN: Record<QuestionStatus, { tone: BadgeTone; icon: IconName }> = {
  open: { tone: 'sun', icon: 'clock' },
  asked: { tone: 'sun', icon: 'clock' },
  answered: { tone: 'sky', icon: 'reply' },
  solved: { tone: 'leaf', icon: 'check' },
  closed: { tone: 'plain', icon: 'close' },
}

export function QuestionHead({ question: { status, cropType, createdAt } }: { question: FarmQuestion }) {
  const { t } = usePage()
  const { tone, icon } = SHOWN[status]
  return (
    <p className="row small">
      <Badge tone={tone} icon={icon}>
        {t(`question.status.${status}`)}
      </Badge>
      {cropType && isCropId(cropType) ? <Badge tone="leaf">{t(`crop.${cropType}`)}</Badge> : null}
      <span className="soft">{formatDateTime(createdAt, t)}</span>
    </p>
  )
}
