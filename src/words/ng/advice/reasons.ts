import type { reasonTexts as english } from '../../en/advice/reasons.ts'

export const reasonTexts: typeof english = {
  'dry-soil': 'Iimeno oya nu omeya ogendji ge li popepi nomidhi.',
  'wet-soil': 'Omvula ya loko oye udhitha evi omeya.',
  'dry-days': 'Omvula inayi loka nawa omasiku {dry}.',
  'dry-ahead': 'Omvula itayi ka loka nawa omasiku {dryAhead}.',
  'rain-ahead': 'Omvula ya thika pu mm {rain} oya tegelelwa.',
  'light-rain': 'Omvula onshona ya thika pu mm {rain} oya tegelelwa.',
  'wet-days': 'Omvula oya loko omasiku {wet} mu 7.',
  humid: 'Ombepo oya tuta noonkondo.',
  hot: 'Uupyu wa thika pu {tmax} °C owa tegelelwa.',
  cold: 'Uutalala wa thika pu {tmin} °C owa tegelelwa.',
  wind: 'Ombepo ya thika pu km {wind} metundi oya tegelelwa.',
  typical: 'Shika osha landula ngaashi hashi kala mpaka pethimbo ndika.',
  late: 'Oya kunwa konima, onkene oshinayi.',
  season: 'Ndika ethimbo lyasho.',
  'dry-season': 'Omvula ihayi loko unene mpaka pethimbo ndika.',
  'wet-season': 'Ndika ethimbo lyomvula mpaka.',
  stage: 'Shika osha opalela {crop} pethimbo ndika: {stage}.',
  window: 'Shika osha landula ethimbo lyokukuna {crop} moshitopolwa shoye.',
  counted: 'Shika osha landula shoka wa yalula.',
  sprayed: 'Owa nyola kutya owa longitha omuti.',
}
