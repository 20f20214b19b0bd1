import type { reasonTexts as english } from '../../en/advice/reasons.ts'

export const reasonTexts: typeof english = {
  'dry-soil': 'Shuka ta shanye yawancin ruwan da ke kusa da saiwarta.',
  'wet-soil': 'Ruwan sama na kwanan nan ya cika ƙasa.',
  'dry-days': 'Kwana {dry} ke nan kusan ba ruwan sama.',
  'dry-ahead': 'Kusan ba ruwan sama nan da kwana {dryAhead}.',
  'rain-ahead': 'Ana sa ran ruwan sama kimanin mm {rain}.',
  'light-rain': 'Ana sa ran ɗan ruwan sama kimanin mm {rain}.',
  'wet-days': 'An yi ruwa a kwana {wet} cikin 7 da suka wuce.',
  humid: 'Iska tana da danshi sosai yanzu.',
  hot: 'Ana sa ran zafi har {tmax} °C.',
  cold: 'Ana sa ran sanyi har {tmin} °C.',
  wind: 'Ana sa ran iska mai gudun km {wind} a awa.',
  typical: 'Wannan bisa yadda aka saba a nan a wannan lokaci ne.',
  late: 'Jinkirin shuka yana ƙara shi.',
  season: 'Wannan lokacinsa ne.',
  'dry-season': 'Yawanci ba a ruwa a nan a wannan lokaci.',
  'wet-season': 'Yawanci lokacin ruwa ne a nan.',
  stage: 'Wannan ya dace da {crop} a wannan mataki: {stage}.',
  window: 'Wannan bisa lokacin shukar {crop} a yankinka ne.',
  counted: 'Adadin da aka ƙirga ya nuna haka.',
  sprayed: 'An rubuta a littafin gona cewa an yi feshi.',
}
