import * as setting from '../../../ground/settings.ts'
import type { ProviderKind } from '../port.ts'
import { createAfricasTalking } from './provider.ts'

const settings = {
  AFRICASTALKING_API_KEY: setting.text,
  AFRICASTALKING_USERNAME: setting.text,
  AFRICASTALKING_SENDER_ID: setting.text,
  AFRICASTALKING_BASE_URL: setting.url,
}

export const africasTalking: ProviderKind<typeof settings> = {
  settings,
  needs: ['AFRICASTALKING_API_KEY', 'AFRICASTALKING_USERNAME'],
  open: (given, fetch) =>
    createAfricasTalking(
      {
        apiKey: given.AFRICASTALKING_API_KEY!,
        username: given.AFRICASTALKING_USERNAME!,
        senderId: given.AFRICASTALKING_SENDER_ID,
        baseUrl: given.AFRICASTALKING_BASE_URL,
      },
      fetch,
    ),
}
