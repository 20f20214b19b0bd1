/** USSD gateways. `USSD_PROVIDER` selects one; default: the first. */
export const USSD_PROVIDER_IDS = ['africas-talking'] as const
export type UssdProviderId = (typeof USSD_PROVIDER_IDS)[number]
