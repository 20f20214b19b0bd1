import type { warningTexts as english, warningScreenTexts as screens } from '../en/warnings.ts'

export const warningTexts: typeof english = {
  warning: 'Ìkìlọ̀',
  events: {
    thunderstorm: 'òjò àti ààrá',
    'heavy-rain': 'òjò ńlá',
    flood: 'ìkún omi',
    heat: 'ooru líle',
    dust: 'eruku',
    wind: 'afẹ́fẹ́ líle',
    'dry-spell': 'ọ̀dá òjò',
    other: 'ojú ọjọ́ burúkú',
  },
  do: {
    thunderstorm: 'Ẹ dúró nínú ilé. Ẹ yẹra fún igi àti pápá.',
    'heavy-rain': 'Ẹ la ọ̀nà omi. Ẹ yẹra fún odò àti afárá.',
    flood: 'Ẹ lọ sí ibi gíga. Ẹ má ṣe la omi tó ń ṣàn kọjá.',
    heat: 'Ẹ máa mu omi. Ẹ sinmi lábẹ́ òjìji ní ọ̀sán.',
    dust: 'Ẹ bo imú àti ẹnu. Ẹ bo ọkà.',
    wind: 'Ẹ so òrùlé mọ́lẹ̀. Ẹ yẹra fún igi.',
    'dry-spell': 'Ẹ tọ́jú omi. Ẹ dúró de òjò kí ẹ tó gbìn.',
    other: 'Ẹ gbọ́ rédíò.',
  },
  severities: {
    Extreme: 'ewu ńlá',
    Severe: 'ewu',
    Moderate: 'ẹ ṣọ́ra',
    Minor: 'díẹ̀',
  },
  issued: '{source} · a gbé e jáde {at}',
  withdrawn: 'A ti fa ìkìlọ̀ náà sẹ́yìn',
  withdrawnBody: '{source} ti fa ìkìlọ̀ rẹ̀ sẹ́yìn: {event}, {time}.',
  lifted: 'Ìkìlọ̀ náà kò kan oko yín mọ́',
  liftedBody: 'Ìkìlọ̀ {source} kò kan oko yín mọ́: {event}, {time}.',
  names: '{source} kìlọ̀: {event}, {time}.',
  wait: 'Ẹ dúró títí yóò fi kọjá.',
}

export const warningScreenTexts: typeof screens = {
  'warning.title': 'Ìkìlọ̀ ojú ọjọ́',
  'warning.todo': 'Ohun tí ẹ máa ṣe',
  'warning.theirs': 'Ọ̀rọ̀ iléeṣẹ́ ojú ọjọ́',
  'warning.ended': 'Ìkìlọ̀ yìí ti parí.',
  'warning.withdrawn': 'Iléeṣẹ́ ojú ọjọ́ ti fa ìkìlọ̀ yìí sẹ́yìn.',
  'warning.replaced': 'Ìkìlọ̀ tuntun ti rọ́pò èyí.',
  'warning.elsewhere': 'Oko yín kò sí ní agbègbè ìkìlọ̀ yìí.',
  'warning.missing': 'A kò mọ ìkìlọ̀ yìí níbí.',
  'warning.from': 'Láti',
  'warning.until': 'Títí di',
}
