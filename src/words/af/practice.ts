import type { phoneSimulatorTexts as english } from '../en/practice.ts'

/** Afrikaans: the practice phone. */
export const phoneSimulatorTexts: typeof english = {
  'practice.title': 'Oefenfoon',
  'practice.about':
    '’n Foon sonder internet, om te sien wat boere sien. Niks verlaat hierdie masjien nie: geen SMS word gestuur nie en niemand word gebel nie.',
  'practice.number': 'Foonnommer',
  'practice.numberHint': '’n Nommer wat niemand het nie. Dit bly vir oefening.',
  'practice.code': 'Kode om te skakel',
  'practice.dial': 'Skakel',
  'practice.screen': 'Skerm van die foon',
  'practice.keys': 'Nommers of woorde',
  'practice.send': 'Stuur',
  'practice.hang': 'Lui af',
  'practice.ring': 'Bel',
  'practice.heard': 'Wat gehoor word',
  'practice.silence': 'Druk niks nie',
  'practice.ended': 'Dit is verby. Skakel weer.',
  'practice.sms': 'SMS op hierdie foon',
  'practice.smsText': 'SMS om te stuur',
  'practice.smsNone': 'Nog geen SMS nie.',
}
