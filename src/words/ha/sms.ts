import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: shawarar noma ta SMS, kyauta gare ku. Don dainawa, ku amsa STOP. Don sake samu, ku amsa START.',
  code: '{app}: lambarku ita ce {code}. Tana aiki na minti 10. Kada ku gaya wa kowa. Idan ba ku nema ba, ku bar SMS din.',
  numberChanged:
    '{app}: an canja lambar wayar akawun naku. Idan ba ku ba ne, ku nemi taimakon kungiyar manoma ko malamin gona nan da nan.',
}
