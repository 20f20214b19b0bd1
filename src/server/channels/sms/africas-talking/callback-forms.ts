import type { DeliveryReport, SmsProvider } from '../sms-provider.ts'

const STATES: Record<string, DeliveryReport['state']> = {
  Success: 'delivered',
  Failed: 'failed',
  Rejected: 'failed',
  AbsentSubscriber: 'failed',
  Expired: 'failed',
  Sent: 'on the way',
  Submitted: 'on the way',
  Buffered: 'on the way',
  Queued: 'on the way',
}

export const africasTalkingForms: SmsProvider['forms'] = {
  delivery(field) {
    const status = field('status')
    const failureReason = field('failureReason')
    return {
      providerId: field('id'),
      phone: field('phoneNumber'),
      state: STATES[status] ?? null,
      status,
      reason: failureReason || status,
      optedOut: /blacklist/i.test(failureReason),
    }
  },
  inbound: (field) => ({
    id: field('id'),
    from: field('from'),
    text: field('text'),
    date: parseProviderTime(field('date')),
  }),
  optOut: (field) => field('phoneNumber'),
}

/** Converts a provider time, which is UTC without a zone, to ISO. Null if unreadable. */
export function parseProviderTime(text: string | undefined): string | null {
  const zoned = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text ?? '') ? `${text!.replace(' ', 'T')}Z` : text
  const time = Date.parse(zoned ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
