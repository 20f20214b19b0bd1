/**
 * SMS providers with their display names. `sends` marks those that send real messages. The first configured one is used
 * (server/channels/sms/providers.ts).
 */
export const SMS_PROVIDERS = {
  'africas-talking': { name: 'Africa’s Talking', sends: true },
  mock: { name: 'mock', sends: false },
} as const satisfies Record<string, { name: string; sends: boolean }>
export type SmsProviderId = keyof typeof SMS_PROVIDERS
export const SMS_PROVIDER_IDS = Object.keys(SMS_PROVIDERS) as SmsProviderId[]
