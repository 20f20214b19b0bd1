import type { SmsPreview } from '../../../../contracts/admin.ts'
import type { Database } from '../../../../db/open.ts'
import type { SmsProvider } from '../sms-provider.ts'
import type { SmsWording } from './candidates.ts'
import { addCounts, sumOfCounts } from './compose-campaign.ts'
import { callingCode, estimateSmsCost } from './estimate-cost.ts'
import { nextRecipientPage, type Recipient, type RecipientQuery } from './recipients.ts'

interface Deps extends Omit<RecipientQuery, 'after'> {
  db: Database
  provider: SmsProvider
  smsWording: SmsWording
  onPage?: ((recipients: Recipient[]) => void) | undefined
}

export async function previewCampaign({ db, provider, smsWording, onPage, ...looking }: Deps): Promise<SmsPreview> {
  const balance = provider.balance().catch(() => null)
  const segmentsByCode = new Map<string, number>()
  let skippedWhy: Record<string, number> = {}
  let recipients = 0
  let segments = 0
  let heldUntil: string | null = null
  let someGoNow = false
  for (let after = ''; ; ) {
    const page = await nextRecipientPage(db, smsWording, { after, ...looking })
    if (!page) break
    after = page.upTo
    for (const to of page.recipients) {
      segments += to.segments
      const code = callingCode(to.phone)
      segmentsByCode.set(code, segmentsByCode.getOrInsert(code, 0) + to.segments)
      if (to.opensAt === null) someGoNow = true
      else if (heldUntil === null || to.opensAt < heldUntil) heldUntil = to.opensAt
    }
    recipients += page.recipients.length
    skippedWhy = addCounts(skippedWhy, page.skipped)
    onPage?.(page.recipients)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    recipients,
    skipped: sumOfCounts(skippedWhy),
    skippedWhy,
    segments,
    estimatedCost: await estimateSmsCost(db, segmentsByCode),
    balance: await balance,
    provider: provider.name,
    heldUntil: someGoNow ? null : heldUntil,
  }
}
