import type { SQL } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { SCREENS } from '../../../contracts/screens.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { noticeWrite } from '../../notifications/notify.ts'

/** Write of the notification that the second factor was switched on or off. */
export function secondFactorNoticeWrite({ id, preferredLanguage }: User, now: 'on' | 'off', at: Date): SQL {
  const words = TEXTS_BY_LANGUAGE[preferredLanguage].notices
  const [title, message] =
    now === 'on' ? [words.secondFactorOn, words.secondFactorOnBody] : [words.secondFactorOff, words.secondFactorOffBody]
  return noticeWrite(
    { userId: id, type: 'other', title, message, data: { href: SCREENS['second-factor'].paths[0] } },
    at,
  )
}
