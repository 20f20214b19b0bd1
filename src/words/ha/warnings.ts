import type { warningTexts as english, warningScreenTexts as screens } from '../en/warnings.ts'

export const warningTexts: typeof english = {
  warning: 'Gargaɗi',
  events: {
    thunderstorm: 'hadari da tsawa',
    'heavy-rain': 'ruwan sama mai yawa',
    flood: 'ambaliyar ruwa',
    heat: 'tsananin zafi',
    dust: 'ƙura',
    wind: 'iska mai ƙarfi',
    'dry-spell': 'ɗaukewar ruwan sama',
    other: 'mummunan yanayi',
  },
  do: {
    thunderstorm: 'Ku zauna a gida. Ku guji bishiyoyi da fili.',
    'heavy-rain': 'Ku buɗe magudanan ruwa. Ku nisanci rafuka da gadoji.',
    flood: 'Ku koma kan tudu. Kada ku ketare ruwa mai gudu.',
    heat: 'Ku sha ruwa sau da yawa. Ku huta a inuwa da rana.',
    dust: 'Ku rufe hanci da baki. Ku rufe hatsi.',
    wind: 'Ku ɗaure rufi. Ku guji bishiyoyi.',
    'dry-spell': 'Ku adana ruwa. Ku jira ruwan sama kafin shuka.',
    other: 'Ku saurari rediyo.',
  },
  severities: {
    Extreme: 'haɗari sosai',
    Severe: 'mai haɗari',
    Moderate: 'ku kula',
    Minor: 'ƙarami',
  },
  issued: '{source} · an bayar {at}',
  withdrawn: 'An janye gargaɗin',
  withdrawnBody: '{source} ta janye gargaɗinta: {event}, {time}.',
  lifted: 'Gargaɗin ba na gonarku ba ne yanzu',
  liftedBody: 'Gargaɗin {source} bai shafi gonarku ba yanzu: {event}, {time}.',
  names: '{source} ta yi gargaɗi: {event}, {time}.',
  wait: 'Ku jira sai ya wuce.',
}

export const warningScreenTexts: typeof screens = {
  'warning.title': 'Gargaɗin yanayi',
  'warning.todo': 'Abin da za ku yi',
  'warning.theirs': 'Bayanin hukumar yanayi',
  'warning.ended': 'Wannan gargaɗi ya ƙare.',
  'warning.withdrawn': 'Hukumar yanayi ta janye wannan gargaɗi.',
  'warning.replaced': 'Sabon gargaɗi ya maye gurbin wannan.',
  'warning.elsewhere': 'Gonarku ba ta cikin yankin wannan gargaɗi.',
  'warning.missing': 'Ba a san wannan gargaɗi a nan ba.',
  'warning.from': 'Daga',
  'warning.until': 'Har zuwa',
}
