import { africasTalkingForms } from './africas-talking/callback-forms.ts'
import type { SendResult, SmsProvider } from './sms-provider.ts'

/** Provider without credentials: accepts every message, sends nothing and costs nothing. */
export const mockProvider = {
  settings: {},
  needs: [],
  open: (): SmsProvider<'mock'> => ({
    name: 'mock',
    send: async (_text, permits) => ({
      kind: 'answered',
      results: new Map(permits.map(({ phone }) => [phone, acceptedResult()])),
    }),
    balance: async () => null,
    received: async () => [],
    forms: africasTalkingForms,
  }),
}

const acceptedResult = (): SendResult => ({
  outcome: 'accepted',
  status: 'Success',
  reason: '',
  providerId: `mock-${Bun.randomUUIDv7()}`,
  cost: null,
})
