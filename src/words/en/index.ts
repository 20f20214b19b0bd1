import { adminScreenTexts } from './admin.ts'
import { adviceTexts } from './advice/index.ts'
import { communityScreenTexts } from './community.ts'
import { farmScreenTexts } from './farm.ts'
import { fertilizerScreenTexts } from './fertilizer.ts'
import { inboxScreenTexts } from './inbox.ts'
import { landingPageTexts } from './landing.ts'
import { marketScreenTexts } from './market.ts'
import { modelCheckWords } from './model.ts'
import { notificationTexts } from './notices.ts'
import { offlineScreenTexts } from './offline.ts'
import { phoneSimulatorTexts } from './practice.ts'
import { priceTexts } from './prices.ts'
import { privacyPolicy } from './privacy.ts'
import { pushAlertTexts } from './push.ts'
import { questionTexts } from './questions.ts'
import { rainTexts } from './rains.ts'
import { passwordRecoveryTexts } from './recovery.ts'
import { refusalTexts } from './refusals.ts'
import { commonScreenTexts } from './screens.ts'
import { seasonScreenTexts } from './season.ts'
import { secondFactorTexts } from './second-factor.ts'
import { smsTexts } from './sms.ts'
import { tipTexts } from './tips.ts'
import { ussdTexts } from './ussd.ts'
import { voiceTexts } from './voice.ts'
import { warningScreenTexts, warningTexts } from './warnings.ts'

/** All that Gona says in English. */
export const en = {
  screens: {
    ...commonScreenTexts,
    ...farmScreenTexts,
    ...offlineScreenTexts,
    ...communityScreenTexts,
    ...pushAlertTexts,
    ...adminScreenTexts,
    ...seasonScreenTexts,
    ...fertilizerScreenTexts,
    ...priceTexts,
    ...marketScreenTexts,
    ...rainTexts,
    ...phoneSimulatorTexts,
    ...inboxScreenTexts,
    ...questionTexts,
    ...warningScreenTexts,
  },
  advice: adviceTexts,
  tips: tipTexts,
  notices: notificationTexts,
  sms: smsTexts,
  ussd: ussdTexts,
  voice: voiceTexts,
  warnings: warningTexts,
  recovery: passwordRecoveryTexts,
  refusals: refusalTexts,
  secondFactor: secondFactorTexts,
  landing: landingPageTexts,
  model: modelCheckWords,
  privacy: privacyPolicy,
}
