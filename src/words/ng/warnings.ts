import type { warningTexts as english, warningScreenTexts as screens } from '../en/warnings.ts'

export const warningTexts: typeof english = {
  warning: 'Elondwelo',
  events: {
    thunderstorm: 'oshikungulu noombadhi',
    'heavy-rain': 'omvula yoonkondo',
    flood: 'efundja',
    heat: 'uupyu uunene',
    dust: 'ontsi mombepo',
    wind: 'ombepo yoonkondo',
    'dry-spell': 'ethimbo lyaa na omvula',
    other: 'onkalo ombwinayi yombepo',
  },
  do: {
    thunderstorm: 'Kala megumbo. Kala kokule nomiti nomapya.',
    'heavy-rain': 'Egulula omikanka. Kala kokule nomilonga.',
    flood: 'Ya pehala lya yeleka. Ino taaguluka omeya taga tondoka.',
    heat: 'Nwa omeya olundji. Vululukwa momuzile omutenya.',
    dust: 'Siikila eyulu nokana. Siikila iilya.',
    wind: 'Kala megumbo. Kala kokule nomiti.',
    'dry-spell': 'Pungula omeya. Tegelela omvula manga inoo kuna.',
    other: 'Pulakena koradio.',
  },
  severities: {
    Extreme: 'oshiponga unene',
    Severe: 'oshiponga',
    Moderate: 'kotoka',
    Minor: 'kashona',
  },
  issued: '{source} · lya pitithwa {at}',
  withdrawn: 'Elondwelo lya kuthwa po',
  withdrawnBody: '{source} okwa kutha po elondwelo lye: {event}, {time}.',
  lifted: 'Elondwelo itali guma we epya lyoye',
  liftedBody: 'Elondwelo lya {source} itali guma we epya lyoye: {event}, {time}.',
  names: '{source} ota londodha: {event}, {time}.',
  wait: 'Tegelela sigo lya piti.',
}

export const warningScreenTexts: typeof screens = {
  'warning.title': 'Elondwelo lyombepo',
  'warning.todo': 'Shoka wu na okuninga',
  'warning.theirs': 'Oohapu dhaalandulakanyi yombepo',
  'warning.ended': 'Elondwelo ndika olya hulu.',
  'warning.withdrawn': 'Aalandulakanyi yombepo oya kutha po elondwelo ndika.',
  'warning.replaced': 'Elondwelo epe olya pingena po ndika.',
  'warning.elsewhere': 'Epya lyoye kali li pehala lyelondwelo ndika.',
  'warning.missing': 'Elondwelo ndika kali shiwike mpaka.',
  'warning.from': 'Okuza',
  'warning.until': 'Sigo',
}
