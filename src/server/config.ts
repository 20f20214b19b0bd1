import * as z from 'zod/mini'
import { SMS_PROVIDER_IDS } from '../contracts/sms-providers.ts'
import { USSD_PROVIDER_IDS } from '../contracts/ussd-providers.ts'
import { SETTINGS } from '../shared/config.ts'
import { readSettings } from '../shared/settings.ts'
import { openProvider, PROVIDER_SETTINGS } from './channels/sms/providers.ts'

const SETTING_SCHEMAS = {
  ...SETTINGS,
  SMS_PROVIDER: z._default(
    z.enum(['auto', ...SMS_PROVIDER_IDS], `must be one of auto, ${SMS_PROVIDER_IDS.join(', ')}`),
    'auto',
  ),
  USSD_PROVIDER: z._default(
    z.enum(USSD_PROVIDER_IDS, `must be one of ${USSD_PROVIDER_IDS.join(', ')}`),
    USSD_PROVIDER_IDS[0],
  ),
  ...PROVIDER_SETTINGS,
}
export type Config = z.infer<z.ZodMiniObject<typeof SETTING_SCHEMAS>>
export const SETTING_NAMES = Object.keys(SETTING_SCHEMAS)

/** Reads all settings from an environment. @throws AppError invalid with one line naming every bad setting */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = readSettings(SETTING_SCHEMAS, environment)
  openProvider(config, fetch)
  return config
}
