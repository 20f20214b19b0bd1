import type { tips as english } from '../en/tips.ts'

export const tips: typeof english = {
  irrigation: [
    'Matse ƙasar da saiwa take: idan ta manne ta jiƙa hannu, jira.',
    'Ba da ruwa da safe ko yamma; rana tana ɗauke ruwa.',
    'Busasshiyar ciyawa a ƙasa tana adana ruwa.',
  ],
  fertilizer: [
    'Sa taki a ƙasa mai danshi ka rufe; in ba haka ba ya lalace.',
    'Cire ciyawa tukuna, in ba haka ba ciyawa za ka ciyar.',
    'Takin gargajiya yana sa takin zamani ya fi aiki.',
  ],
  pest: [
    'Zagaya gona sau biyu a mako, duba ƙasan ganye.',
    'Tsince da hannu, toka da darbejiya su ne farko; magani na ƙarshe.',
    'Idan za a yi feshi: safar hannu, abin rufe hanci, a ranar da babu iska, kada kowa ya kasance kusa, kuma a jira kwanakin da aka rubuta a jikin magani kafin girbi.',
  ],
  disease: [
    'Fitar da shuka mai cuta daga gona.',
    'Kada ka yi aiki cikin jiƙaƙƙen ganye: kana yaɗa cuta.',
    'Iri mai tsabta da canza shuka suna hana yawancin cututtuka.',
  ],
  harvest: [
    'Busar a kan tampol, ba a ƙasa ko gefen hanya ba.',
    'Ciji ƙwaya: idan ta yi ƙara ta bushe.',
    'Kada ka haɗa mai hunhuna da mai kyau, kada ka ci shi.',
  ],
  other: [
    'Rubuta ranar shuka, ruwa da abin da ka sa: yana da amfani baɗi.',
    'Tambayi maƙwabcin da ya yi nasara.',
    'Duba hasashen yanayi kafin feshi, taki ko girbi.',
  ],
}
