/**
 * Who can take SMS to phones, by the name that administrators read; `sends`: whether anything leaves this server. The
 * first whose settings are there is used (server/channels/sms/providers.ts).
 */
export const SMS_PROVIDERS = {
  'africas-talking': { name: 'Africa’s Talking', sends: true },
  mock: { name: 'mock', sends: false },
} as const satisfies Record<string, { name: string; sends: boolean }>
export type SmsProviderId = keyof typeof SMS_PROVIDERS
export const SMS_PROVIDER_IDS = Object.keys(SMS_PROVIDERS) as SmsProviderId[]
