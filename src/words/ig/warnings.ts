import type { warningTexts as english, warningScreenTexts as screens } from '../en/warnings.ts'

export const warningTexts: typeof english = {
  warning: 'Ịdọ aka ná ntị',
  events: {
    thunderstorm: 'egbe eluigwe na mmiri',
    'heavy-rain': 'oke mmiri ozuzo',
    flood: 'idei mmiri',
    heat: 'oke okpomọkụ',
    dust: 'uzuzu',
    wind: 'oke ifufe',
    'dry-spell': 'ụkọ mmiri ozuzo',
    other: 'ihu igwe ọjọọ',
  },
  do: {
    thunderstorm: 'Nọrọ n’ụlọ. Zere osisi na ama.',
    'heavy-rain': 'Meghee ọwa mmiri. Zere iyi na àkwà mmiri.',
    flood: 'Gaa n’ebe dị elu. Agafekwala mmiri na-eru eru.',
    heat: 'Na-aṅụ mmiri. Zuo ike na ndò n’ehihie.',
    dust: 'Kpuchie imi na ọnụ. Kpuchie ọka.',
    wind: 'Kee elu ụlọ. Zere osisi.',
    'dry-spell': 'Chekwaa mmiri. Chere mmiri tupu ị kụọ.',
    other: 'Gee redio.',
  },
  severities: {
    Extreme: 'nnukwu ihe egwu',
    Severe: 'ihe egwu',
    Moderate: 'kpachara anya',
    Minor: 'obere',
  },
  issued: '{source} · e wepụtara ya {at}',
  withdrawn: 'A kagbuola ịdọ aka ná ntị ahụ',
  withdrawnBody: '{source} akagbuola ịdọ aka ná ntị ya: {event}, {time}.',
  lifted: 'Ịdọ aka ná ntị ahụ adịghịzi maka ubi gị',
  liftedBody: 'Ịdọ aka ná ntị {source} adịghịzi maka ubi gị: {event}, {time}.',
  names: '{source} na-adọ aka ná ntị: {event}, {time}.',
  wait: 'Chere ka ọ gafee.',
}

export const warningScreenTexts: typeof screens = {
  'warning.title': 'Ịdọ aka ná ntị ihu igwe',
  'warning.todo': 'Ihe ị ga-eme',
  'warning.theirs': 'Okwu ụlọ ọrụ ihu igwe',
  'warning.ended': 'Ịdọ aka ná ntị a agwụla.',
  'warning.withdrawn': 'Ụlọ ọrụ ihu igwe akagbuola ịdọ aka ná ntị a.',
  'warning.replaced': 'Nke ọhụrụ anọchiela ịdọ aka ná ntị a.',
  'warning.elsewhere': 'Ubi gị adịghị n’ebe ịdọ aka ná ntị a metụtara.',
  'warning.missing': 'A maghị ịdọ aka ná ntị a ebe a.',
  'warning.from': 'Site na',
  'warning.until': 'Ruo',
}
