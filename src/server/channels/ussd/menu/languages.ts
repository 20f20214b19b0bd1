import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../../../contracts/languages.ts'
import { isLanguageReadForDanger } from '../../../../words/clearance.ts'
import type { MenuScreen } from '../dial.ts'
import { menuPlace, textView } from '../view.ts'

const offeredLanguages = (phone: string): Language[] => {
  const near = phone.startsWith('+264') ? 'NA' : undefined
  const cleared = LANGUAGE_IDS.filter(isLanguageReadForDanger)
  return [
    ...cleared.filter((id) => LANGUAGES[id].country === near),
    ...cleared.filter((id) => LANGUAGES[id].country !== near),
  ]
}

export const languagesScreen: MenuScreen = {
  show: ({ phone, words }) =>
    textView(
      words.ussd.chooseLanguage,
      offeredLanguages(phone).map((language) => ({
        label: LANGUAGES[language].name,
        to: menuPlace('speak', { language }),
      })),
    ),
}
