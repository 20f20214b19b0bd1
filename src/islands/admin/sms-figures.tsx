import type { SkipReason, SmsPreview } from '../../contracts/admin.ts'
import { SMS_PROVIDERS } from '../../contracts/sms-providers.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { formatDateTime, phoneUtcOffset } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { groupThousands } from './grouped.ts'

/** Preview of a bulk SMS: recipients and cost. */
export function SmsFigures({ preview }: { preview: SmsPreview }) {
  const t = useTranslate()
  const time = useLocalTimeFormat()
  const { recipients, skipped, skippedWhy, segments, estimatedCost, balance, provider, heldUntil } = preview
  const { sends } = SMS_PROVIDERS[provider]
  return (
    <div className="stack stack-s">
      <dl className="figures-list">
        <Figure name={t('sms.recipients')} value={groupThousands(recipients)} />
        <Figure name={t('sms.skipped')} value={groupThousands(skipped)} note={skippedReasonsText(skippedWhy, t)} />
        <Figure name={t('sms.segments')} value={groupThousands(segments)} />
        <Figure name={t('sms.cost')} value={sends ? (estimatedCost ?? t('sms.costUnknown')) : t('sms.free')} />
        {sends ? <Figure name={t('sms.balance')} value={balance ?? t('sms.balanceUnknown')} /> : null}
      </dl>
      {heldUntil ? <p className="small">{t('sms.heldUntil', { time: time(heldUntil) })}</p> : null}
    </div>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">
        {value}
        {note ? <span className="small soft">{note}</span> : null}
      </dd>
    </div>
  )
}

/** Lists the reasons for skipped recipients, most frequent first: `3 SMS switched off, 1 no valid phone`. */
export const skippedReasonsText = (why: Record<string, number>, t: Translate): string | undefined =>
  Object.entries(why)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, n]) => `${groupThousands(n)} ${reasonWords(reason, t)}`)
    .join(', ') || undefined

const REASONS: Record<SkipReason, MessageKey> = {
  'opted out': 'sms.skip.opted out',
  'sms off': 'sms.skip.sms off',
  'other channel': 'sms.skip.other channel',
  'no phone': 'sms.skip.no phone',
  unproved: 'sms.skip.unproved',
  'nothing to say today': 'sms.skip.nothing to say today',
  'told today': 'sms.skip.told today',
  'had this text': 'sms.skip.had this text',
  compared: 'sms.skip.compared',
}
const KNOWN = new Map<string, MessageKey>(Object.entries(REASONS))
function reasonWords(reason: string, t: Translate): string {
  const known = KNOWN.get(reason)
  return known ? t(known) : reason
}

/** Returns a formatter of times: UTC in the server's HTML, then the administrator's time zone. */
export function useLocalTimeFormat() {
  const t = useTranslate()
  const hydrated = useHydrated()
  return (iso: string) => (hydrated ? formatDateTime(iso, t, phoneUtcOffset(iso)) : `${formatDateTime(iso, t)} UTC`)
}
