/** Providers that bring dials to this server; `USSD_PROVIDER` names one, and the first is its default. */
export const USSD_PROVIDER_IDS = ['africas-talking'] as const
export type UssdProviderId = (typeof USSD_PROVIDER_IDS)[number]
