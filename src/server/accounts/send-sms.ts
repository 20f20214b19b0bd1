/**
 * Sends a person an SMS about their account at once: a code, or a warning; `afterStop` also to who has ended all SMS. Null
 * where no real provider is set.
 */
export type SendSms = ((phone: string, text: string, options?: { afterStop?: boolean }) => Promise<void>) | null
