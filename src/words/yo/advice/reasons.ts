import type { reasonTexts as english } from '../../en/advice/reasons.ts'

export const reasonTexts: typeof english = {
  'dry-soil': 'Ohun ọ̀gbìn ti lo púpọ̀ nínú omi tó wà nítòsí gbòǹgbò rẹ̀.',
  'wet-soil': 'Òjò tó rọ̀ láìpẹ́ ti kún ilẹ̀.',
  'dry-days': 'Òjò kò rọ̀ dáadáa fún ọjọ́ {dry}.',
  'dry-ahead': 'Òjò kò ní rọ̀ dáadáa fún ọjọ́ {dryAhead}.',
  'rain-ahead': 'À ń retí òjò bíi mm {rain}.',
  'light-rain': 'À ń retí òjò díẹ̀ bíi mm {rain}.',
  'wet-days': 'Òjò rọ̀ ní ọjọ́ {wet} nínú 7.',
  humid: 'Ọ̀rinrin pọ̀ nínú afẹ́fẹ́ báyìí.',
  hot: 'À ń retí ooru tó {tmax} °C.',
  cold: 'À ń retí òtútù tó {tmin} °C.',
  wind: 'À ń retí afẹ́fẹ́ bíi km {wind} ní wákàtí.',
  typical: 'Èyí tẹ̀lé bó ṣe máa ń rí níhìn-ín ní àkókò yìí.',
  late: 'Gbígbìn pẹ́ ń mú un burú.',
  season: 'Àkókò rẹ̀ nìyí.',
  'dry-season': 'Òjò kì í rọ̀ púpọ̀ níhìn-ín ní àkókò yìí.',
  'wet-season': 'Àkókò òjò ni níhìn-ín.',
  stage: 'Èyí yẹ {crop} ní ìpele yìí: {stage}.',
  window: 'Èyí tẹ̀lé àkókò gbíngbìn {crop} ní agbègbè yín.',
  counted: 'Iye tí ẹ kà ló fi hàn bẹ́ẹ̀.',
  sprayed: 'Ẹ ti kọ ọ́ sílẹ̀ pé ẹ fín oògùn.',
}
