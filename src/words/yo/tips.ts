import type { tipTexts as english } from '../en/tips.ts'

export const tipTexts: typeof english = {
  squeeze: 'Fọwọ́ tẹ ilẹ̀ ibi tí gbòǹgbò wà: tó bá dì tó sì tutù, dúró.',
  earlyOrLate: 'Bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́; oòrùn ọ̀sán ń gbé omi lọ.',
  dryGrass: 'Koríko gbígbẹ lórí ilẹ̀ ń pa omi mọ́.',
  moistAndCovered: 'Fi ajílẹ̀ sí ilẹ̀ tútù kí ẹ bò ó; bí bẹ́ẹ̀ kọ́ á ṣòfò.',
  weedFirst: 'Kọ́kọ́ ro koríko, bí bẹ́ẹ̀ kọ́ koríko ni ajílẹ̀ ń bọ́.',
  compost: 'Ìgbẹ́ ẹran ń jẹ́ kí ajílẹ̀ ṣiṣẹ́ dáadáa.',
  walkTwice: 'Rìn oko lẹ́ẹ̀mejì lọ́sẹ̀, wo abẹ́ ewé.',
  handPick: 'Fífọwọ́ mú, eérú àti dóńgóyárò ni àkọ́kọ́; oògùn ni ìgbẹ̀yìn.',
  chemical:
    'Bí ẹ bá lo oògùn: ìbọ̀wọ́, ìbòmú, ọjọ́ tí afẹ́fẹ́ kò fẹ́, ẹnikẹ́ni kò gbọdọ̀ sí nítòsí. Ẹ kò gbọdọ̀ kórè kí iye ọjọ́ tí wọ́n kọ sára oògùn tó pé.',
  sickPlants: 'Ẹ kó ohun ọ̀gbìn tó ní àrùn kúrò lóko; ẹ kò gbọdọ̀ fi í sílẹ̀ láàárín ìlà.',
  wetLeaves: 'Ẹ kò gbọdọ̀ ṣiṣẹ́ láàárín ewé tútù: ẹ ń tan àrùn.',
  cleanSeed: 'Irúgbìn mímọ́ àti yíyí ohun ọ̀gbìn padà ń dènà àrùn.',
  tarpaulin: 'Sá a sórí tapólì; ẹ kò gbọdọ̀ sá a sí ilẹ̀ tàbí ẹ̀bá ọ̀nà.',
  crack: 'Gé èso jẹ: tó bá dún, ó ti gbẹ.',
  noMould: 'Ẹ kò gbọdọ̀ da èyí tó ní èbu pọ̀ mọ́ rere, ẹ kò sì gbọdọ̀ jẹ ẹ́.',
  write: 'Kọ ọjọ́ gbíngbìn, òjò àti ohun tí ẹ lò sílẹ̀.',
  neighbour: 'Béèrè lọ́wọ́ aládùúgbò tó ń ṣe dáadáa.',
  forecast: 'Wo àsọtẹ́lẹ̀ ojú ọjọ́ kí ẹ tó fín, fi ajílẹ̀ tàbí kórè.',
  rattle: 'Mi èso rẹ̀: tí inú rẹ̀ bá ń dún, ó ti gbẹ.',
  gentle: 'Gbé e kalẹ̀ jẹ́jẹ́, ẹ kò gbọdọ̀ jù ú: ojú ọgbẹ́ kọ̀ọ̀kan ń jẹrà.',
  cool: 'Ká a ní òwúrọ̀ tútù, fi í sí ibòji.',
}
