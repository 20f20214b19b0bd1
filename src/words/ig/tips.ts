import type { tips as english } from '../en/tips.ts'

export const tips: typeof english = {
  irrigation: [
    'Pịa ala ebe mgbọrọgwụ dị: ọ bụrụ na o jikọtara ma dee aka, chere.',
    'Gbaa mmiri n’ụtụtụ maọbụ mgbede; anwụ ehihie na-ewere mmiri.',
    'Ahịhịa nkụ n’elu ala na-echekwa mmiri.',
  ],
  fertilizer: [
    'Tinye nri ala n’ala dere mmiri ma kpuchie ya; ma ọ bụghị ọ ga-efu.',
    'Buru ụzọ sụọ ahịhịa, ma ọ bụghị ahịhịa ka ị na-azụ.',
    'Nsị anụ na-eme ka nri ala rụọ ọrụ nke ọma.',
  ],
  pest: [
    'Jegharịa ubi ugboro abụọ n’izu, lelee okpuru akwụkwọ.',
    'Iji aka tụtụkọọ, ntụ na neem bụ ụzọ; ọgwụ bụ ikpeazụ.',
    'I na-agba ọgwụ: uwe aka, ihe mkpuchi imi, mgbe ikuku na-efeghị, onye ọ bụla anọghị nso, chere ụbọchị e dere n’akpa ọgwụ tupu i wee ihe ubi.',
  ],
  disease: [
    'Wepụ osisi ọrịa n’ubi.',
    'Arụla ọrụ n’akwụkwọ dere mmiri: ị na-agbasa ọrịa.',
    'Mkpụrụ dị ọcha na ịgbanwe ihe ọkụkụ na-egbochi ọrịa.',
  ],
  harvest: [
    'Mịa n’elu tapọlịn, ọ bụghị n’ala maọbụ n’akụkụ ụzọ.',
    'Taa mkpụrụ: ọ daa ụda, ọ kpọọla nkụ.',
    'Agwakọtala nke nwere ebu na nke ọma, erikwala ya.',
  ],
  other: [
    'Dee ụbọchị ịkụ, mmiri na ihe i ji mee ihe.',
    'Jụọ onye agbata obi na-eme nke ọma.',
    'Lelee amụma ihu igwe tupu ịgba ọgwụ, tinye nri ala maọbụ wee.',
  ],
}
