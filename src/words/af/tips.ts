import type { tipTexts as english } from '../en/tips.ts'

export const tipTexts: typeof english = {
  squeeze: 'Druk grond van waar die wortels is: hou dit saam en maak dit jou hand nat, wag.',
  earlyOrLate: 'Gee vroeg of laat water; die middagson vat baie daarvan.',
  dryGrass: 'Droë gras op die grond spaar baie kanne water.',
  moistAndCovered: 'Sit dit op klam grond en bedek dit; bo-op gaan dit verlore.',
  weedFirst: 'Skoffel eers, anders voed jy die onkruid.',
  compost: 'Kompos en kraalmis laat elke sak kunsmis beter werk.',
  walkTwice: 'Loop die land twee keer per week en kyk onder die blare.',
  handPick: 'Eers met die hand, houtas of neemolie; gif laaste.',
  chemical:
    'As jy gif spuit: dra handskoene en masker, moenie in wind spuit nie, hou almal weg. Moenie oes voordat die dae op die etiket verby is nie.',
  sickPlants: 'Dra siek plante van die land af; moenie dit tussen die rye laat lê nie.',
  wetLeaves: 'Moenie tussen nat blare werk nie: jy dra siekte van plant na plant.',
  cleanSeed: 'Skoon saad en wisselbou keer die meeste siektes.',
  tarpaulin: 'Droog op seil, nooit op kaal grond of langs die pad nie.',
  crack: 'Byt ’n korrel: kraak dit, is dit droog.',
  noMould: 'Moet nooit skimmelriges met goeies meng of eet nie.',
  write: 'Skryf plantdatums, reën en wat jy gebruik het neer.',
  neighbour: 'Vra ’n buurman wat goed doen wat hy anders doen.',
  forecast: 'Kyk na die voorspelling voor jy spuit, skoffel, bemes of oes.',
  rattle: 'Skud ’n peul: as die neute binne ratel, is hulle droog.',
  gentle: 'Sit dit saggies neer, moenie dit gooi nie: elke wond vrot.',
  cool: 'Pluk in die koel oggend en hou dit in die skadu.',
}
