import type { phoneSimulatorTexts as english } from '../en/practice.ts'

/** Igbo: the practice phone. */
export const phoneSimulatorTexts: typeof english = {
  'practice.title': 'Ekwentị mmụta',
  'practice.about':
    "Ekwentị na-enweghị ịntanetị, iji hụ ihe ndị ọrụ ugbo na-ahụ. Ọ dịghị ihe na-esi n'igwe a apụ: anaghị eziga SMS, anaghị akpọ onye ọ bụla.",
  'practice.number': 'Nọmba ekwentị',
  'practice.numberHint': 'Nọmba na-abụghị nke onye ọ bụla. Ọ ga-abụ nke mmụta.',
  'practice.code': 'Koodu a ga-akpọ',
  'practice.dial': 'Kpọọ',
  'practice.screen': 'Ihu ekwentị',
  'practice.keys': 'Nọmba ma ọ bụ okwu',
  'practice.send': 'Zipu',
  'practice.hang': 'Kwụsị',
  'practice.ring': 'Kpọọ ka i nụ olu',
  'practice.heard': 'Ihe a na-anụ',
  'practice.silence': 'Apịghị ihe ọ bụla',
  'practice.ended': 'Ọ gwụla. Kpọọ ọzọ.',
  'practice.sms': 'SMS na ekwentị a',
  'practice.smsText': 'SMS a ga-eziga',
  'practice.smsNone': 'Enwebeghị SMS.',
}
