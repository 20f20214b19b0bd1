import type { tips as english } from '../en/tips.ts'

export const tips: typeof english = {
  irrigation: [
    'Druk grond van waar die wortels is: hou dit saam en maak dit jou hand nat, wag.',
    'Gee vroeg of laat water; die middagson vat baie daarvan.',
    'Droë gras op die grond spaar baie kanne water.',
  ],
  fertilizer: [
    'Sit dit op klam grond en bedek dit; bo-op gaan dit verlore.',
    'Skoffel eers, anders voed jy die onkruid.',
    'Kompos en kraalmis laat elke sak kunsmis beter werk.',
  ],
  pest: [
    'Loop die land twee keer per week en kyk onder die blare.',
    'Eers met die hand, houtas of neemolie; gif laaste.',
    'Met gif: handskoene, masker, geen wind, niemand naby. Moenie oes voordat die dae op die etiket verby is nie.',
  ],
  disease: [
    'Dra siek plante van die land af.',
    'Moenie tussen nat blare werk nie: jy dra siekte oor.',
    'Skoon saad en wisselbou keer die meeste siektes.',
  ],
  harvest: [
    'Droog op seil, nooit op kaal grond of langs die pad nie.',
    'Byt ’n korrel: kraak dit, is dit droog.',
    'Moet nooit skimmelriges met goeies meng of eet nie.',
  ],
  other: [
    'Skryf plantdatums, reën en wat jy gebruik het neer.',
    'Vra ’n buurman wat goed doen wat hy anders doen.',
    'Kyk na die voorspelling voor jy spuit, skoffel, voed of oes.',
  ],
}
