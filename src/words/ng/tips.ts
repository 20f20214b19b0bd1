import type { tipTexts as english } from '../en/tips.ts'

export const tipTexts: typeof english = {
  squeeze: 'Finda evi lya za momidhi: nge lya gama lya tutike eke, tegelela.',
  earlyOrLate: 'Tekela ongula nenge kongulohi; etango lyomutenya otali kutha omeya.',
  dryGrass: 'Omwiidhi gwa kukuta kombanda yevi otagu pungula omeya.',
  moistAndCovered: 'Tula uuhoho mevi lya tuta u siikile; pombanda otawu kana.',
  weedFirst: 'Tango kutha po omwiidhi, opo waa palutha omwiidhi.',
  compost: 'Uushosho wiimuna otawu kwatha evi.',
  walkTwice: 'Enda mepya lwaali moshiwike, tala kohi yomafo.',
  handPick: 'Tango toola niikaha, omutoko nneem; omuti ohugunina.',
  chemical:
    'Ngele oto longitha omuti gwuupuka: zala ooglove, siikila okana. Ino longitha mombepo. Aantu naya kale kokule. Ino teya manga omasiku gomopakete inaaga pita.',
  sickPlants: 'Kutha po iimeno tayi alukwa mepya; ino yi thiga pokati komithilo.',
  wetLeaves: 'Ino longa ngele omafo ga tuta: oto taandeleke omikithi.',
  cleanSeed: 'Ombuto ombwanawa nokulundulula iimeno otayi keelele omikithi.',
  tarpaulin: 'Aneka pombaili, ino aneka pevi nenge pondjila.',
  crack: 'Teya iilya momayego: nge tayi pepe, oya kukuta.',
  noMould: 'Ino gongela yi na oshushi niiwanawa, ino yi lya.',
  write: 'Nyola esiku lyokukuna, omvula naashoka wa longitha.',
  neighbour: 'Pula omushiinda ta longo nawa.',
  forecast:
    'Tala tango ehunganeko lyonkalo yombepo, opo nee u longithe omuti gwuupuka, u lime, u tule uuhoho nenge u teye.',
  rattle: 'Tengudha oshipa: ngele oofukwa meni otadhi popi, odha kukuta.',
  gentle: 'Tula pevi kashona nakashona, ino umbila: oshilalo kehe otashi olo.',
  cool: 'Teya ongula manga ku na etalala, tula momuzile.',
}
