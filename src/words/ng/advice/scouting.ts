import type { scoutingTexts as english } from '../../en/advice/scouting.ts'

export const scoutingTexts: typeof english = {
  asks: {
    faw: 'Miimeno {of}, yingapi yi na omalila omape nenge ezinyo mokati?',
    cowpea_thrips: 'Egulula oongala {of}: uupuka wungapi moshimwe?',
    maruca: 'Egulula oongala {of} ongula: dhingapi dhi na ezinyo?',
    pod_bugs: 'Kiimeno {of}, uupuka wiipapa wungapi wa yalula?',
    cowpea_aphid: 'Miimeno {of}, yingapi yi na uupuka uuluudhe owundji?',
    dbm: 'Kohi yomafo giimeno {of}: yingapi yi na omazinyo?',
    tuta: 'Miimeno {of}, yingapi yi na omazinyo momafo?',
    onion_thrips: 'Egulula oonyanga {of}: uupuka wungapi mulumwe?',
    shoot_fly: 'Miimeno iishona {of}, yingapi okati ka sa?',
    bollworm: 'Kiimeno {of}, omazinyo gangapi wa yalula?',
    mirids: 'Komiti {of}, uupuka mirid wungapi wa yalula?',
    okra_flea_beetle: 'Miimeno {of}, yingapi ya liwa etata lyetata lyomafo?',
    amaranth_webworm: 'Miimeno {of}, yingapi yi na omafo ga goga gomalwi?',
  },
  many: {
    neem: 'longitha omeya goombuto dhaneem kongulohi, {grams} g moolita {tank}.',
    again: 'longitha omeya goombuto dhaneem, {grams} g moolita {tank}; yalula konima yomasiku 3.',
    ask: 'pula omunambelewa gwuunamapya omuti gwa shangithwa.',
    pick: 'toola po ongula niikaha; ngele uundji unene: pula omunambelewa gwuunamapya omuti gwa shangithwa.',
    hand: 'longa niikaha.',
  },
  manyShort: { neem: 'longitha neem, {grams} g moolita {tank}.', pick: 'toola po ongula niikaha.' },
  mild: { neem: 'Neem otayi kwatha: {grams} g dhoombuto moolita {tank}.' },
  sprayOn: { day: '{sprayDay} kongulohi', open: 'kongulohi kaaku na omvula' },
  packetNumber: { NG: 'onomola NAFDAC', NA: 'onomola N-AR' },
  anyActive: 'omuti gwa shangithwa omolwa {crop}',
  packet: {
    dose: 'Longitha {active} {strength}, {grams} {doseUnit} moolita {tank}.',
    doseOr: 'Longitha {active} {strength}, {grams} {doseUnit} moolita {tank} (nenge {other}).',
    label: 'Longitha {active}; landula opakete.',
    labelOr: 'Longitha {active} nenge {other}; landula opakete.',
  },
  out: 'ino ya mo oowili {hours}',
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} moolita {tank}',
    label: '{active}, landula opakete',
    any: '{active}',
  },
  left: 'Iikando ya hupa: {left}.',
  rules: {
    'pest.count': {
      title: '{Crop}: yalula {pest}',
      content:
        'Yalula manga {by} inaali pita. {ask} {act} nenge e vule po: {many} Kohi yomwaalu ngoka: ino longitha omuti gwuupuka. {first} Yalula ishewe konima yomasiku 7.',
      sms: '{Crop}, {pest}: {ask} {act} nokombanda: {manyShort} Kohi: ino longitha omuti.',
    },
    'pest.few': {
      title: '{Crop}: {pest} kashona, ino panga',
      content:
        'Owa yalula {count}; ongamba {act}. Ino longitha omuti gwuupuka: otagu pula iimaliwa oyindji. {first} Yalula ishewe manga {by} inaali pita, u tu lombwele omwaalu.',
      sms: '{Crop}: ino longitha omuti gwokukondjitha {pest}: {count}, ongamba {act}. {first} Yalula ishewe manga {by} inaali pita.',
    },
    'pest.again': {
      title: '{Crop}: yalula {pest} ishewe',
      content:
        'Owa yalula {count}; ongamba {act}. Okuyalula kumwe itaku gwana omuti. {first} {mild} Yalula ishewe manga {by} inaali pita. {ask}',
      sms: '{Crop}: yalula {pest} ishewe manga {by} inaali pita, ino longitha omuti manga; ongamba {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: {pest}, longitha iikaha',
      content:
        'Owa yalula {count}; ongamba {act}. Omuti itagu kwatha mpaka. {first} Tala ishewe manga {by} inaali pita.',
      sms: '{Crop}, {pest}: {first} Omuti itagu kwatha. Tala ishewe manga {by} inaali pita.',
    },
    'pest.neem': {
      title: '{Crop}: neem okukondjitha {pest}',
      content:
        'Owa yalula {count}; okuza {act} panga. Tsa {grams} g dhoombuto dhaneem, tutika uusiku wumwe moolita {tank} dhomeya, hotola, gwedha othewa kashona. Longitha esiku ndyoka, {when}. Zala omaako omale; yoga iikaha naashoka to toola. {wait} Yalula ishewe konima yomasiku 4.',
      sms: '{Crop}, {pest}: tsa {grams} g neem, tutika uusiku moolita {tank}, hotola, longitha {when}. {waitShort} Zala omaako omale, yoga iikaha. Yalula ishewe konima yomasiku 4.',
    },
    'pest.spray': {
      title: '{Crop}: longitha omuti lumwe: {pest}',
      content:
        'Owa yalula {count}; ongamba {act}. {packet} Owala ngoka gu na {number}. Longitha {when}. Zala omaako omale, oongaku oonde, ooglove, omakende gomeho; iyoga. Aanona kokule; {out}. {wait} Yoga omakende gowala iikando 3. {left}',
      sms: '{Crop}: {packet} {waitShort} Ooglove; aanona kokule. Longitha {when}. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: ino longitha we omuti: {pest}',
      content:
        'Owa yalula {count}. Ino longitha omuti gwuupuka ngashingeyi: itagu kwatha we. Toola shoka wa mono niikaha, teya pethimbo, tala kuyele omvula twa taalela.',
      sms: '{Crop}: ino longitha omuti gwokukondjitha {pest} ngashingeyi, itagu kwatha we. Toola niikaha.',
    },
    'pest.protect': {
      title: '{Crop}: gamena manga {pest} inaayi ya',
      content:
        '{packet} Longitha kiimeno iiwanawa {when}, manga omvula inaayi loka; ishewe konima yomasiku {every}. Kutha po mbyoka tayi alukwa. Zala omaako omale, oongaku oonde, ooglove; {out}; iyoga. Owala ngoka gu na {number}. {wait}',
      sms: '{Crop}: longitha {when}: {mix}. {waitShort} Ooglove; {out}. Ishewe konima yomasiku {every}. {Pest}.',
    },
  },
}
