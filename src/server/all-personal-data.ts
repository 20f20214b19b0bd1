import { accountData } from './accounts/personal-data.ts'
import { signInData } from './accounts/sign-in/personal-data.ts'
import { advisoryData } from './advisories/personal-data.ts'
import { channelData } from './channels/personal-data.ts'
import { pushData } from './channels/push/personal-data.ts'
import { smsData } from './channels/sms/personal-data.ts'
import { ussdData } from './channels/ussd/personal-data.ts'
import { voiceData } from './channels/voice/personal-data.ts'
import { communityData } from './community/personal-data.ts'
import { cropData } from './crops/personal-data.ts'
import { fertilizerData } from './fertilizer/personal-data.ts'
import { auditData } from './foundation/audit.ts'
import { idempotencyData } from './foundation/idempotency-keys.ts'
import type { PersonalData } from './foundation/personal-data.ts'
import { harvestData } from './harvests/personal-data.ts'
import { imageData } from './images/personal-data.ts'
import { inboxData } from './inbox/personal-data.ts'
import { notificationData } from './notifications/personal-data.ts'
import { priceData } from './prices/personal-data.ts'
import { trialData } from './trials/personal-data.ts'
import { warningData } from './warnings/personal-data.ts'

/** Personal data of all modules, in the order of the export. */
export const ALL_PERSONAL_DATA: readonly PersonalData[] = [
  accountData,
  cropData,
  fertilizerData,
  advisoryData,
  notificationData,
  communityData,
  imageData,
  smsData,
  ussdData,
  inboxData,
  voiceData,
  channelData,
  signInData,
  pushData,
  priceData,
  trialData,
  harvestData,
  warningData,
  auditData,
  idempotencyData,
]
