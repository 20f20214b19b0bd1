/** Sends a person an SMS about their account at once: a code, or a warning. Null where no real provider is set. */
export type SendSms = ((phone: string, text: string) => Promise<void>) | null
