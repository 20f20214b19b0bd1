import type { phoneSimulatorTexts as english } from '../en/practice.ts'

/** Hausa: the practice phone. */
export const phoneSimulatorTexts: typeof english = {
  'practice.title': 'Wayar koyo',
  'practice.about':
    "Waya mara intanet, don ganin abin da manoma suke gani. Babu abin da yake fita daga wannan na'ura: ba a tura SMS, ba a kira kowa.",
  'practice.number': 'Lambar waya',
  'practice.numberHint': 'Lambar da ba ta kowa ba ce. Za ta ci gaba da zama ta koyo.',
  'practice.code': 'Lambar da ake dannawa',
  'practice.dial': 'Kira',
  'practice.screen': 'Fuskar wayar',
  'practice.keys': 'Lambobi ko kalmomi',
  'practice.send': 'Tura',
  'practice.hang': 'Kashe',
  'practice.ring': 'Kira ta murya',
  'practice.heard': 'Abin da ake ji',
  'practice.silence': 'Ba a danna komai ba',
  'practice.ended': 'Ya ƙare. A sake kira.',
  'practice.sms': 'SMS a wannan waya',
  'practice.smsText': 'SMS da za a tura',
  'practice.smsNone': 'Babu SMS tukuna.',
}
