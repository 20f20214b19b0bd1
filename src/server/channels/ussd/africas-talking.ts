import type { UssdEnd, UssdProviderAdapter } from './ussd-provider.ts'

const OUTCOMES: Record<string, UssdEnd['outcome']> = { Success: 'finished', Incomplete: 'left', Failed: 'failed' }

/** Wire format of Africa's Talking: form fields in, `CON ` or `END ` and the screen out. */
export const africasTalkingUssdAdapter: UssdProviderAdapter = {
  turn: (field) => ({
    sessionId: field('sessionId'),
    phone: field('phoneNumber'),
    network: field('networkCode'),
    serviceCode: field('serviceCode'),
    answers: field('text'),
  }),
  end: (field) => {
    const duration = Number(field('durationInMillis'))
    return {
      sessionId: field('sessionId'),
      outcome: OUTCOMES[field('status')] ?? null,
      status: field('status'),
      cost: field('cost') || null,
      durationMs: field('durationInMillis') && Number.isSafeInteger(duration) && duration >= 0 ? duration : null,
    }
  },
  body: ({ text, last }) => `${last ? 'END' : 'CON'} ${text}`,
}
