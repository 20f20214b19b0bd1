import type { tipTexts as english } from '../en/tips.ts'

export const tipTexts: typeof english = {
  squeeze: 'Matse ƙasar da saiwa take: idan ta manne ta jiƙa hannu, jira.',
  earlyOrLate: 'Yi ban ruwa da safe ko da yamma; rana tana ɗauke ruwa.',
  dryGrass: 'Busasshiyar ciyawa a ƙasa tana adana ruwa.',
  moistAndCovered: 'Sa taki a ƙasa mai danshi ka rufe; in ba haka ba ya lalace.',
  weedFirst: 'Cire ciyawa tukuna, in ba haka ba ciyawa za ka ciyar.',
  compost: 'Takin gargajiya yana sa takin zamani ya fi aiki.',
  walkTwice: 'Zagaya gona sau biyu a mako, duba ƙasan ganye.',
  handPick: 'Tsince da hannu, toka da darbejiya su ne farko; magani na ƙarshe.',
  chemical:
    'Idan za a yi feshi: safar hannu, abin rufe hanci, a ranar da babu iska, kada kowa ya kasance kusa. Kada a girbe sai kwanakin da aka rubuta a jikin magani sun wuce.',
  sickPlants: 'Fitar da shuka mai cuta daga gona; kada a bar ta a tsakanin layuka.',
  wetLeaves: 'Kada ka yi aiki cikin jiƙaƙƙen ganye: kana kai cuta daga shuka zuwa shuka.',
  cleanSeed: 'Iri mai tsabta da canza shuka suna hana yawancin cututtuka.',
  tarpaulin: 'Busar a kan tampol, kada a busar a ƙasa ko gefen hanya.',
  crack: 'Ciji ƙwaya: idan ta yi ƙara ta bushe.',
  noMould: 'Kada ka haɗa mai hunhuna da mai kyau, kada ka ci shi.',
  write: 'Rubuta ranar shuka, ruwa da abin da ka sa: yana da amfani baɗi.',
  neighbour: 'Tambayi maƙwabcin da ya yi nasara.',
  forecast: 'Duba hasashen yanayi kafin feshi, cire ciyawa, taki ko girbi.',
  rattle: 'Girgiza kwanso: idan gyaɗar ciki tana ƙara, ta bushe.',
  gentle: 'Ajiye a hankali, kada ka jefa: kowane rauni yana ruɓewa.',
  cool: 'Girba da safe da sanyi, ajiye a inuwa.',
}
