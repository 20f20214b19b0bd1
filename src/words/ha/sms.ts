import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: shawarar noma ta SMS, kyauta gare ku. Don dainawa, ku amsa STOP. Don sake samu, ku amsa START.',
  code: '{app}: lambarku ita ce {code}. Tana aiki na minti 10. Kada ku gaya wa kowa. Idan ba ku nema ba, ku bar SMS din.',
  numberChanged:
    '{app}: an canja lambar wayar akawun naku. Idan ba ku ba ne, ku nemi taimakon kungiyar manoma ko malamin gona nan da nan.',
  doneWords: 'an yi|na yi|mun yi|na gama|mun gama|an gama',
  logged: '{app}: an rubuta a littafin gonarku: {did} ({crop}, {day}). Mun gode.',
  noted: '{app}: mun gode, mun rubuta cewa kun yi.',
  howMany: '{app}: cikin {of}, nawa suke da shi? Ku amsa da lamba kadai.',
  counted: '{app}: an rubuta a littafin gonarku: {count} cikin {of} ({crop}, {day}). Mun gode.',
}
