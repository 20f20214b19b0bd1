import { dayInWords } from '../../../../advice-words/word-advice.ts'
import { addDays } from '../../../../agronomy/dates.ts'
import type { User } from '../../../../contracts/account.ts'
import { MAX_DAYS_AHEAD } from '../../../../contracts/crop-limits.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { farmerToday } from '../../../crops/farmer-today.ts'
import { phoneActor } from '../../../foundation/actor.ts'
import { parseTypedDay } from '../../ussd/menu/typed-day.ts'
import type { WordRequest } from './parse-word-request.ts'
import {
  askPlantingDay,
  cropNameInLanguage,
  findPlaceByName,
  hintText,
  type SmsSender,
  type WordRequestDeps,
} from './word-request-deps.ts'

/** An older date is a typing error. */
const OLDEST_DAYS = 3650

function dayOf({ clock }: WordRequestDeps, when: string, location: User['location']): string | null {
  const now = farmerToday(location, clock.now())
  const day = parseTypedDay(when, now, 'past')
  return day && day <= addDays(now, MAX_DAYS_AHEAD) && day >= addDays(now, -OLDEST_DAYS) ? day : null
}

/** Adds a crop, or completes one without a date; a repeated message adds nothing. */
async function storePlanting(
  { crops, fieldWork }: WordRequestDeps,
  user: User,
  cropType: CropId,
  plantingDate: string,
): Promise<void> {
  const actor = phoneActor(user)
  const same = (await crops.list(actor)).filter((one) => canonicalCrop(one.cropType) === canonicalCrop(cropType))
  if (same.some((one) => !one.placeholder && one.plantingDate?.startsWith(plantingDate))) return
  const named = same.find((one) => one.placeholder || one.plantingDate === null)
  const input = { cropType: named?.cropType ?? cropType, plantingDate, growthStage: null }
  await (named ? fieldWork.updateCrop(actor, named.id, input) : fieldWork.addCrop(actor, input))
}

/** Adds the date to the one crop that was registered without; null: a person reads it. */
export async function addPlantingDateAndReply(
  deps: WordRequestDeps,
  sender: SmsSender,
  when: string,
  language: Language,
): Promise<string | null> {
  const { user } = sender
  if (!user || !dayOf(deps, when, user.location)) return null
  const own = await deps.crops.list(phoneActor(user))
  const open = own.filter(({ placeholder }) => placeholder)
  return open.length === 1 ? savePlantingAndReply(deps, sender, firstItem(open).cropType, when, language) : null
}

export async function savePlantingAndReply(
  deps: WordRequestDeps,
  { user }: SmsSender,
  crop: CropId,
  when: string,
  language: Language,
): Promise<string> {
  const { howJoin, planted } = TEXTS_BY_LANGUAGE[language].sms
  if (!user) return hintText(deps, howJoin, language)
  const day = dayOf(deps, when, user.location)
  if (!day) return askPlantingDay(deps, 'whenPlanted', crop, language)
  await storePlanting(deps, user, crop, day)
  return hintText(deps, planted, language, { crop: cropNameInLanguage(crop, language), day: dayInWords(day, language) })
}

export async function joinAndReply(
  deps: WordRequestDeps,
  sender: SmsSender,
  { place, crop, when, spoken }: WordRequest & { word: 'join' },
  language: Language,
) {
  const { howJoin, joined, keeps } = TEXTS_BY_LANGUAGE[language].sms
  if (crop && sender.user)
    return when
      ? savePlantingAndReply(deps, sender, crop, when, language)
      : askPlantingDay(deps, 'whenPlanted', crop, language)
  const location = crop && !sender.user ? await findPlaceByName(deps, place) : null
  if (!crop || !location) return hintText(deps, howJoin, language)
  const day = when ? dayOf(deps, when, location) : null
  const { phone } = sender
  const stranger = {
    phone,
    firstName: null,
    location,
    crops: [crop],
    preferredLanguage: spoken ?? language,
    sms: true,
  }
  const user = await deps.accounts.registerByPhone({ ...stranger, by: 'sms' })
  if (day) await storePlanting(deps, user, crop, day)
  return `${day ? hintText(deps, joined, language) : askPlantingDay(deps, 'joinedAsk', crop, language)}. ${keeps}`.replace(
    /\.\. /,
    '. ',
  )
}
