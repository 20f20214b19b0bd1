import type { passwordRecoveryTexts as english } from '../en/recovery.ts'

export const passwordRecoveryTexts: typeof english = {
  title: 'Owa dhimbwa oshitya shopaholamo?',
  text: 'Shanga onomola yongodhi yoye. Otatu ku tumine okoda ko SMS, opo u hogolole oshitya oshipe.',
  phone: 'Onomola yongodhi',
  send: 'Tuma okoda',
  sentTitle: 'Shanga okoda',
  sent: 'Ngele onomola ndjika oya shangithwa, okoda otayi ya ko SMS. Otayi longo oominute 10.',
  code: 'Okoda yomo SMS',
  password: 'Oshitya shopaholamo oshipe',
  passwordHint: 'Oondanda 6 nenge dhi vule po',
  save: 'Pungula u ye mo',
  again: 'Pula okoda ompe',
  askOperator:
    'Oserver ndjika itayi vulu okutuma okoda. Pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya a ku pa ondjukithi: otaye ku pe oshitya oshipe.',
  back: 'Shuna kokuya mo',
  shownText: 'Shanga okoda ndjoka ongodhi yoye ye yi ulike sho wa dhenge. Otayi longo oominute 10.',
  shownCode: 'Okoda yomongodhi yoye',
}
