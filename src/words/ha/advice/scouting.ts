import type { scoutingTexts as english } from '../../en/advice/scouting.ts'

export const scoutingTexts: typeof english = {
  asks: {
    faw: 'A shuka {of}, nawa ke da sabon rami ko tsutsa a tsakiya?',
    cowpea_thrips: 'Buɗe furanni {of}: ƙwari nawa a kowanne?',
    maruca: 'Buɗe furanni {of} da safe: nawa ke da tsutsa?',
    pod_bugs: 'A shuka {of}, ƙwarin kwasfa nawa ka ƙirga?',
    cowpea_aphid: 'Cikin shuka {of}, nawa ke da tarin baƙaƙen ƙwari?',
    dbm: 'Juya ganyen shuka {of}: nawa ke da koriyar tsutsa?',
    tuta: 'A shuka {of}, nawa ke da tsutsa cikin tabon ganye?',
    onion_thrips: 'Buɗe wuyan albasa {of}: ƙwari nawa a kowacce?',
    shoot_fly: 'Cikin yabanya {of}, nawa ganyen tsakiya ya mutu?',
    bollworm: 'A shuka {of}, tsutsa nawa ka ƙirga?',
    mirids: 'A bishiyoyi {of}, ƙwarin koko nawa ka ƙirga?',
    okra_flea_beetle: 'Cikin shuka {of}, nawa aka cinye kwatan ganyensu?',
    amaranth_webworm: 'Cikin shuka {of}, nawa ke da naɗaɗɗen ganye mai yana?',
  },
  many: {
    neem: 'feshin darbejiya da yamma, gram {grams} na ƙwallo a lita {tank}.',
    again: 'darbejiya, gram {grams} a lita {tank}; sake ƙirga bayan kwana 3.',
    ask: 'tambayi malamin gona maganin feshi mai rajista.',
    pick: 'tsince su da sassafe; idan sun yi yawa: tambayi malamin gona maganin feshi mai rajista.',
    hand: 'yi da hannu.',
  },
  manyShort: { neem: 'darbejiya, gram {grams} a lita {tank}.', pick: 'tsince su da sassafe.' },
  mild: { neem: 'Darbejiya tana taimako: gram {grams} na ƙwallo a lita {tank}.' },
  sprayOn: { day: '{sprayDay} da yamma', open: 'a busasshiyar yamma' },
  packetNumber: { NG: 'lambar NAFDAC', NA: 'lambar N-AR' },
  anyActive: 'maganin {crop} mai rajista',
  packet: {
    dose: 'Sa {active} {strength}, {grams} {doseUnit} a lita {tank}.',
    doseOr: 'Sa {active} {strength}, {grams} {doseUnit} a lita {tank} (ko {other}).',
    label: 'Sa {active}; awo: duba takardarsa.',
    labelOr: 'Sa {active} ko {other}; awo: duba takardarsa.',
  },
  out: 'a nisanta awa {hours}',
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} a lita {tank}',
    label: '{active}, awo a takarda',
    any: '{active}',
  },
  left: 'Saura feshi {left}.',
  rules: {
    'pest.count': {
      title: '{Crop}: ƙirga {pest}',
      content:
        'Ƙirga kafin {by} ta wuce. {ask} {act} ko fiye: {many} Ƙasa da haka: kada a fesa. {first} Sake ƙirgawa bayan kwana 7.',
      sms: '{Crop}, {pest}: {ask} {act} ko fiye: {manyShort} Kasa da haka: kada a fesa.',
    },
    'pest.few': {
      title: '{Crop}: {pest} kaɗan, kada a yi feshi',
      content:
        'An ƙirga {count}; sai an kai {act} ake feshi. Kada ka yi feshi: kuɗinsa ya fi amfaninsa. {first} Sake ƙirgawa kafin {by} ta wuce, ka gaya mana adadin.',
      sms: '{Crop}: kada a yi feshin {pest}: an kirga {count}, iyaka {act}. {first} Sake kirga kafin {by} ta wuce.',
    },
    'pest.again': {
      title: '{Crop}: sake ƙirga {pest}',
      content:
        'An ƙirga {count}; sai an kai {act} ake feshi. Ƙirga ɗaya ba ta isa a yi feshi ba tukuna. {first} {mild} Sake ƙirgawa kafin {by} ta wuce. {ask}',
      sms: '{Crop}: kada a yi feshi tukuna, sake kirga {pest} kafin {by} ta wuce; iyaka {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: yi maganin {pest} da hannu',
      content: 'An ƙirga {count}; iyaka {act} ce. Feshi ba ya taimako a nan. {first} Sake dubawa kafin {by} ta wuce.',
      sms: '{Crop}, {pest}: {first} Feshi ba ya taimako. Sake dubawa kafin {by} ta wuce.',
    },
    'pest.neem': {
      title: '{Crop}: darbejiya don {pest}',
      content:
        'An ƙirga {count}; daga {act} a yi magani. Daka gram {grams} na ƙwallon darbejiya, jiƙa dare ɗaya a ruwa lita {tank}, tace, ƙara ɗan sabulu. Fesa a ranar, {when}. Sa riga mai dogon hannu; wanke hannu, wanke abin da ka tsinka. {wait} Sake ƙirgawa bayan kwana 4.',
      sms: '{Crop}, {pest}: daka gram {grams} na kwallon darbejiya, jika dare a lita {tank}, tace, fesa {when}. {waitShort} Riga mai dogon hannu, wanke hannu. Sake kirga bayan kwana 4.',
    },
    'pest.spray': {
      title: '{Crop}: feshi ɗaya don {pest}, da hankali',
      content:
        'An ƙirga {count}; iyaka {act}. {packet} Mai {number} kaɗai. Fesa {when}. Dogon hannu, takalmi, safar hannu, gilashi; wanka. Yara nesa; {out}. {wait} Ɗauraye robobi sau 3. {left}',
      sms: '{Crop}: {packet} {waitShort} Takalmi, safar hannu; yara nesa. Fesa {when}. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: kada a ƙara feshin {pest}',
      content:
        'An ƙirga {count}. Kada ka yi feshi yanzu: a wannan shekarun shuka, ko bayan feshin da aka yi, ba ya da riba. Tsince abin da ka gani da hannu, girbe a kan lokaci, baɗi ka ƙirga da wuri.',
      sms: '{Crop}: kada ka yi feshin {pest} yanzu, ba ya da riba. Tsince da hannu.',
    },
    'pest.protect': {
      title: '{Crop}: kare shuka kafin zuwan {pest}',
      content:
        '{packet} Fesa shuka masu lafiya {when}, ya bushe kafin ruwa; sake bayan kwana {every}. Cire masu cuta. Dogon hannu, takalmi, safar hannu; {out}; wanka. Mai {number} kaɗai. {wait}',
      sms: '{Crop}: fesa {when}: {mix}. {waitShort} Takalmi, safar hannu; {out}. Maimaita bayan kwana {every}. {Pest}.',
    },
  },
}
