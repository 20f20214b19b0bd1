import type { modelCheckWords as english } from '../en/model.ts'

export const modelCheckWords: typeof english = {
  numbers:
    /\b(twee|drie|vier|vyf|ses|sewe|agt|nege|tien|twaalf|vyftien|twintig|dertig|veertig|vyftig|honderd|duisend|helfte|dubbel)\b/gi,
  negators: /\b(nie|moenie|nooit|geen|niemand|niks)\b/gi,
  common: 'die en jou is nie met vir van om te op hierdie dit wat',
  baits:
    'wagwoord wagwoorde kode kodes banke rekening rekeninge skakel webwerf geld kaart kaarte bel foon telefoon nommer nommers syfer syfers verjaardag geboortedatum boodskap',
}
