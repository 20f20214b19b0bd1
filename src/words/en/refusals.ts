import { REFUSALS, type RefusalKey } from '../../contracts/refusals.ts'
import type { adminScreenTexts } from './admin.ts'
import type { communityScreenTexts } from './community.ts'
import type { farmScreenTexts } from './farm.ts'
import type { fertilizerScreenTexts } from './fertilizer.ts'
import type { questionTexts } from './questions.ts'
import type { commonScreenTexts } from './screens.ts'

type ScreenKey =
  | keyof typeof adminScreenTexts
  | keyof typeof communityScreenTexts
  | keyof typeof farmScreenTexts
  | keyof typeof fertilizerScreenTexts
  | keyof typeof questionTexts
  | keyof typeof commonScreenTexts

/** Refusals that screens say too, before they ask the server: they stand once, under the screens' own keys. */
export const SCREEN_REFUSALS = {
  unauthorized: 'unauthorized.title',
  'phone.required': 'error.phoneRequired',
  'phone.short': 'error.phoneShort',
  'password.required': 'error.passwordRequired',
  'password.short': 'error.passwordShort',
  'password.differs': 'error.passwordsDiffer',
  'crops.required': 'error.noCrop',
  'crops.none': 'home.noCrops',
  'crops.full': 'crops.full',
  'crop.required': 'cropForm.required',
  'crop.missing': 'cropForm.missing',
  'planting.future': 'cropForm.future',
  'planting.tooFar': 'cropForm.tooFar',
  'area.negative': 'cropForm.areaWrong',
  'area.check': 'bags.areaWrong',
  'money.check': 'bags.moneyWrong',
  'grades.many': 'bags.tooMany',
  'bag.check': 'bags.bagWrong',
  'manure.check': 'bags.manureWrong',
  'irrigation.required': 'error.noIrrigation',
  'place.forWeather': 'weather.noLocation',
  'advisory.missing': 'advisory.missing',
  'question.required': 'question.empty',
  'post.required': 'post.empty',
  'post.missing': 'post.missing',
  'reply.required': 'reply.empty',
  'image.large': 'post.imageTooLarge',
  'image.wrongType': 'post.imageWrongType',
  'image.missing': 'community.imageUnavailable',
  'sms.phoneRequired': 'sms.testEmpty',
} as const satisfies Partial<Record<RefusalKey, ScreenKey>>

export type RefusalWords = Record<Exclude<RefusalKey, keyof typeof SCREEN_REFUSALS>, string>

/** In English they are what calls are answered with. */
export const refusalTexts = Object.fromEntries(
  Object.entries(REFUSALS).flatMap(([key, { says }]) => (key in SCREEN_REFUSALS ? [] : [[key, says]])),
) as RefusalWords
