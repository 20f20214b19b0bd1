import type * as z from 'zod/mini'
import { SMS_PROVIDER_IDS, SMS_PROVIDERS, type SmsProviderId } from '../../../contracts/sms-providers.ts'
import { technicalError } from '../../../shared/errors.ts'
import { africasTalking } from './africas-talking/provider.ts'
import { mockProvider } from './mock.ts'
import type { ProviderFactory, SmsProvider } from './sms-provider.ts'

type Providers = { [Id in SmsProviderId]: Pick<ProviderFactory<Id>, 'settings'> & { needs: string[]; open: Opens<Id> } }
type Opens<Id extends SmsProviderId> = (settings: never, fetch: typeof globalThis.fetch) => SmsProvider<Id>

const PROVIDERS = { 'africas-talking': africasTalking, mock: mockProvider } satisfies Providers

type Each = (typeof PROVIDERS)[keyof typeof PROVIDERS]
type Both<Of> = (Of extends unknown ? (each: Of) => void : never) extends (all: infer All) => void ? All : never
export const PROVIDER_SETTINGS: Both<Each['settings']> = Object.assign(
  {},
  ...SMS_PROVIDER_IDS.map((id) => PROVIDERS[id].settings),
)

type Settings = z.infer<z.ZodMiniObject<typeof PROVIDER_SETTINGS>> & { SMS_PROVIDER: SmsProviderId | 'auto' }

const missingSettings = (id: SmsProviderId, settings: Partial<Settings>) =>
  PROVIDERS[id].needs.filter((name) => !settings[name])

function chosenId(settings: Settings): SmsProviderId {
  const chosen = settings.SMS_PROVIDER
  return chosen === 'auto' ? SMS_PROVIDER_IDS.find((id) => missingSettings(id, settings).length === 0)! : chosen
}

/** Opens the provider named by SMS_PROVIDER, or the first with all required settings. @throws AppError invalid if settings are missing */
export function openProvider(settings: Settings, fetch: typeof globalThis.fetch): SmsProvider {
  const id = chosenId(settings)
  const lacking = missingSettings(id, settings)
  if (lacking.length > 0)
    throw technicalError('invalid', `Bad settings: SMS_PROVIDER=${id} needs ${lacking.join(' and ')}`)
  return PROVIDERS[id].open(settings, fetch)
}

export const sendsRealSms = (settings: Settings): boolean => SMS_PROVIDERS[chosenId(settings)].sends

export const settingsToSendText = (): string =>
  SMS_PROVIDER_IDS.filter((id) => SMS_PROVIDERS[id].sends)
    .map((id) => PROVIDERS[id].needs.join(' and '))
    .join(', or ')
