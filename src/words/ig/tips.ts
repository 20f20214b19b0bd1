import type { tipTexts as english } from '../en/tips.ts'

export const tipTexts: typeof english = {
  squeeze: 'Pịa ala ebe mgbọrọgwụ dị: ọ bụrụ na o jikọtara ma dee aka, chere.',
  earlyOrLate: 'Gbaa mmiri n’ụtụtụ maọbụ mgbede; anwụ ehihie na-ewere mmiri.',
  dryGrass: 'Ahịhịa nkụ n’elu ala na-echekwa mmiri.',
  moistAndCovered: 'Tinye nri ala n’ala dere mmiri ma kpuchie ya; ma ọ bụghị ọ ga-efu.',
  weedFirst: 'Buru ụzọ sụọ ahịhịa, ma ọ bụghị ahịhịa ka ị na-azụ.',
  compost: 'Nsị anụ na-eme ka nri ala rụọ ọrụ nke ọma.',
  walkTwice: 'Jegharịa ubi ugboro abụọ n’izu, lelee okpuru akwụkwọ.',
  handPick: 'Iji aka tụtụkọọ, ntụ ọkụ na neem bụ ụzọ; ọgwụ bụ ikpeazụ.',
  chemical:
    'I na-efesa ọgwụ: uwe aka, ihe mkpuchi imi, mgbe ikuku na-efeghị, ka onye ọ bụla ghara ịnọ nso. Ewekwala ihe ubi ruo mgbe ụbọchị e dere n’akpa ọgwụ gafere.',
  sickPlants: 'Wepụ osisi na-arịa ọrịa n’ubi; ahapụkwala ya n’etiti ahịrị.',
  wetLeaves: 'Arụkwala ọrụ n’akwụkwọ dere mmiri: ị na-agbasa ọrịa.',
  cleanSeed: 'Mkpụrụ dị ọcha na ịgbanwe ihe ọkụkụ na-egbochi ọrịa.',
  tarpaulin: 'Kpọọ ya nkụ n’elu tapọlịn, ọ bụghị n’ala maọbụ n’akụkụ ụzọ.',
  crack: 'Taa mkpụrụ: ọ daa ụda, ọ kpọọla nkụ.',
  noMould: 'Agwakọtakwala nke nwere ebu na nke ọma, erikwala ya.',
  write: 'Dee ụbọchị ịkụ, mmiri na ihe i ji mee ihe.',
  neighbour: 'Jụọ onye agbata obi na-eme nke ọma.',
  forecast: 'Lelee amụma ihu igwe tupu ịgba ọgwụ, tinye nri ala maọbụ wee.',
  rattle: 'Yọọ mpempe ya: ọ bụrụ na mkpụrụ dị n’ime na-eme ụzụ, ọ kpọọla nkụ.',
  gentle: 'Tọgbọ ya nwayọ, atụbakwala ya: ọnya ọ bụla na-ere ure.',
  cool: 'Ghọrọ ya n’ụtụtụ mgbe oyi dị, debe ya na ndo.',
}
