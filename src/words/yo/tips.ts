import type { tips as english } from '../en/tips.ts'

export const tips: typeof english = {
  irrigation: [
    'Fọwọ́ tẹ ilẹ̀ ibi tí gbòǹgbò wà: tó bá dì tó sì tutù, dúró.',
    'Bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́; oòrùn ọ̀sán ń gbé omi lọ.',
    'Koríko gbígbẹ lórí ilẹ̀ ń pa omi mọ́.',
  ],
  fertilizer: [
    'Fi ajílẹ̀ sí ilẹ̀ tútù kí o bò ó; bí bẹ́ẹ̀ kọ́ á ṣòfò.',
    'Kọ́kọ́ ro koríko, àìjẹ́ bẹ́ẹ̀ koríko ni o bọ́.',
    'Ìgbẹ́ ẹran ń jẹ́ kí ajílẹ̀ ṣiṣẹ́ dáadáa.',
  ],
  pest: [
    'Rìn oko lẹ́ẹ̀mejì lọ́sẹ̀, wo abẹ́ ewé.',
    'Fífọwọ́ mú, eérú àti dóńgóyárò ni àkọ́kọ́; oògùn ni ìgbẹ̀yìn.',
    'Bí ẹ bá lo oògùn: ìbọ̀wọ́, ìbòmú, ọjọ́ tí afẹ́fẹ́ kò fẹ́, kí ẹnikẹ́ni má sí nítòsí, kí ẹ sì dúró fún iye ọjọ́ tí wọ́n kọ sára oògùn kí ẹ tó kórè.',
  ],
  disease: [
    'Ẹ kó ohun ọ̀gbìn tó ní àrùn kúrò lóko; ẹ má fi í sílẹ̀ láàárín ìlà.',
    'Má ṣiṣẹ́ láàárín ewé tútù: o ń tan àrùn.',
    'Irúgbìn mímọ́ àti yíyí ohun ọ̀gbìn padà ń dènà àrùn.',
  ],
  harvest: [
    'Sá a sórí tapólì, kì í ṣe ilẹ̀ tàbí ẹ̀bá ọ̀nà.',
    'Gé èso jẹ: tó bá dún, ó ti gbẹ.',
    'Má da elébu pọ̀ mọ́ rere, má sì jẹ ẹ́.',
  ],
  other: [
    'Kọ ọjọ́ gbíngbìn, òjò àti ohun tí o lò sílẹ̀.',
    'Béèrè lọ́wọ́ aládùúgbò tó ń ṣe dáadáa.',
    'Wo àsọtẹ́lẹ̀ ojú ọjọ́ kí o tó fín, fi ajílẹ̀ tàbí kórè.',
  ],
}
