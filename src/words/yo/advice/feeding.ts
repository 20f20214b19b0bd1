import type { fertilizerAdviceTexts as english } from '../../en/advice/feeding.ts'

export const fertilizerAdviceTexts: typeof english = {
  feed: { one: '{product}, {amount}', two: '{first}, àti {second}' },
  about: 'bíi ',
  dose: {
    area: '{feed} fún {area} yín',
    acre: '{feed} fún éékà kan',
    hectare: '{feed} fún hẹ́kítà kan',
  },
  doseShort: {
    area: '{feedShort} fún {area}',
    acre: '{feedShort} fún éékà kan',
    hectare: '{feedShort} fún hẹ́kítà kan',
  },
  amount: { bags: 'àpò {bags}, ọ̀kọ̀ọ̀kan kg {bag}', half: 'ìdajì àpò kan (àpò kan jẹ́ kg {bag})' },
  amountShort: { bags: 'àpò {bags}', half: 'ìdajì àpò' },
  weight: 'kg {kg}',
  hand: {
    stand: { caps: ', ìdérí ìgò ike {caps} dọ́gba fún ihò kan', share: ', ìdérí ìgò ike {caps} dọ́gba fún ihò {stands}' },
    metre: {
      caps: ', ìdérí ìgò ike {caps} dọ́gba fún mítà ìlà kan',
      share: ', ìdérí ìgò ike {caps} dọ́gba fún mítà ìlà {stands}',
    },
    square: {
      caps: ', ìdérí ìgò ike {caps} dọ́gba fún mítà onígun mẹ́rin kan',
      share: ', ìdérí ìgò ike {caps} dọ́gba fún mítà onígun mẹ́rin {stands}',
    },
    strides: {
      caps: ', kg 10 fún ìṣísẹ̀ ńlá 50 níbùú, {stands} lóòró',
      share: ', kg 10 fún ìṣísẹ̀ ńlá 50 níbùú, {stands} lóòró',
    },
  },
  handShort: {
    stand: { caps: 'Ìdérí ìgò {caps} fún ihò kan.', share: 'Ìdérí ìgò {caps} fún ihò {stands}.' },
    metre: { caps: 'Ìdérí ìgò {caps} fún mítà kan.', share: 'Ìdérí ìgò {caps} fún mítà {stands}.' },
    square: {
      caps: 'Ìdérí ìgò {caps} fún mítà 1 x 1.',
      share: 'Ìdérí ìgò {caps} fún mítà 1 x {stands}.',
    },
    strides: { caps: 'kg 10: ìṣísẹ̀ ńlá 50 x {stands}.', share: 'kg 10: ìṣísẹ̀ ńlá 50 x {stands}.' },
  },
  mixedToday: ', pò wọ́n ní ọjọ́ náà nìkan',
  round: ' ({n} ninu {of})',
  numbers: { one: '{n}', two: '{nFirst} àti {n}' },
  alone: 'Bí {nFirst} bá ti wà níbẹ̀, fi {aloneDose} nìkan.',
  given: 'Ẹ ti fi í tẹ́lẹ̀? Ẹ kò gbọdọ̀ tún fi í.',
  weed: 'Kọ́kọ́ ro koríko.',
  note: 'Iye ìfojúbù: bi òṣìṣẹ́ àgbẹ̀ léèrè.',
  place: {
    stand: 'Lórí ilẹ̀ tútù fi sínú ihò tó jìn cm {deep}, tó jìnnà sí ọ̀gbìn ní cm {cm}, bò ó.',
    ring: 'Lórí ilẹ̀ tútù fi yí ìdí ká ní ìdajì, jìnnà ní cm {cm}, jìn cm {deep}, bò ó.',
    band: 'Lórí ilẹ̀ tútù fi sínú ipa tó jìn cm {deep}, tó jìnnà sí ìlà ní cm {cm}, bò ó.',
    mud: 'Jẹ́ kí omi jáde kí ẹrẹ̀ nìkan kù, fọ́n ọn káàkiri, jẹ́ kí omi padà lẹ́yìn ọjọ́ 2 sí 3.',
    broadcast: 'Fọ́n ọn káàkiri nígbà tí ewé gbẹ, pò ó mọ́ ilẹ̀, kí ẹ bomi rin ín lójú ẹsẹ̀.',
    rainMud: 'Tí omi bá dúró, jẹ́ kó jáde kí ẹrẹ̀ nìkan kù, fọ́n ajílẹ̀ káàkiri, jẹ́ kí omi tún dúró lẹ́yìn ọjọ́ 2 sí 3.',
    rainRake: 'Fọ́n ọn káàkiri nígbà tí ewé gbẹ, pò ó mọ́ ilẹ̀ kí òjò tó rọ̀.',
  },
  placeShort: {
    stand: 'Ihò cm {deep} jìn, jìnnà sí ọ̀gbìn ní cm {cm}; bò ó.',
    ring: 'Ìdajì yí ìdí ká, jìnnà ní cm {cm}, cm {deep} jìn; bò ó.',
    band: 'Ipa cm {deep} jìn, jìnnà sí ìlà ní cm {cm}; bò ó.',
    mud: 'Dín omi kù di ẹrẹ̀, fọ́n ọn; dá omi padà lẹ́yìn ọjọ́ 2-3.',
    broadcast: 'Fọ́n ọn káàkiri, pò ó mọ́ ilẹ̀, bomi rin.',
    rainMud: 'Tí omi bá dúró, jẹ́ kó jáde ku ẹrẹ̀. Fọ́n ajílẹ̀.',
    rainRake: 'Fọ́n ọn, pò ó mọ́ ilẹ̀ kí òjò tó rọ̀.',
  },
  carried: {
    pans: 'páànù {loads} (ọ̀kọ̀ọ̀kan kg 20) ìgbẹ́ {beasts} tó jẹrà',
    barrows: 'kẹ̀kẹ́ ìkẹ́rù {loads} (ọ̀kọ̀ọ̀kan kg 50) ìgbẹ́ {beasts} tó jẹrà',
    carts: 'kẹ̀kẹ́ màlúù {loads} (ọ̀kọ̀ọ̀kan kg 400) ìgbẹ́ {beasts} tó jẹrà',
  },
  beasts: { poultry: 'adìyẹ', goat_sheep: 'ewúrẹ́', cattle: 'màlúù' },
  each: { one: '{product} g {grams}', two: '{product} g {grams} àti {product2} g {grams2}' },
  treeHand: {
    caps: 'Èyí ni ìdérí ìgò ike {caps} dọ́gba.',
    both: 'Èyí ni ìdérí ìgò ike {caps} àti {caps2} dọ́gba.',
    bottle: 'Ìgò omi cl 50 tó kún gba bíi g 500.',
  },
  ring: {
    trunk: 'cm {cm} jìnnà sí ìdí',
    crown: 'lábẹ́ òpin ẹ̀ka',
  },
  manure: {
    pans: 'Páànù {loads} ìgbẹ́ adìyẹ tó jẹrà, tàbí {poorLoads} ti màlúù, lè rọ́pò àpò 1.',
    barrows: 'Kẹ̀kẹ́ ìkẹ́rù {loads} ìgbẹ́ ewúrẹ́ tó jẹrà, tàbí {poorLoads} ti màlúù, lè rọ́pò àpò 1.',
    tree: 'Fi kg {loads} ìgbẹ́ ẹran tó jẹrà kún un fún ọ̀kọ̀ọ̀kan lẹ́ẹ̀kan lọ́dún.',
    compound: 'Bí kò bá sí SSP, fi kg {loads} NPK 15-15-15.',
  },
  products: {
    urea: 'yúríà',
    ssp: 'SSP (fosfeti)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: ajílẹ̀ {n} nínú {of}, {products}',
      content: '{weed} Kí {by} tó kọjá, fi {dose}{hand}. {place} {note} {manure}',
      sms: '{Crop}: fi {doseShort}, kí {by} tó kọjá{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: ajílẹ̀ {n} nínú {of}, {products}',
      content: '{weed} Kí {by} tó kọjá, fi {dose}{hand}. {place} {note}',
      sms: '{Crop}: fi {doseShort}, kí {by} tó kọjá{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: ajílẹ̀ {nFirst}+{n}, {products}',
      content: '{weed} Kí {by} tó kọjá, fi ajílẹ̀ {nFirst}+{n} papọ̀: {dose}{hand}. {place} {alone} {note}',
      sms: '{Crop}: fi ajílẹ̀ {nFirst} àti {n} papọ̀ kí {by} tó kọjá: {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: àkókò ajílẹ̀ {numbers} nínú {of} ti kọjá',
      content:
        'Ajílẹ̀ {numbers} nínú {of}, {products}, kò lérè mọ́: ọjọ́ rẹ̀ ti kọjá tàbí òjò tó kù kéré jù. Bí ẹ kò bá tíì fi í, ẹ kò gbọdọ̀ fi í báyìí. Di àpò náà, pa á mọ́ níbi gbígbẹ fún irúgbìn tó ń bọ̀.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fi {products} ({numbers} nínú {of}) báyìí, àkókò rẹ̀ ti kọjá. Pa àpò mọ́ níbi gbígbẹ fún irúgbìn tó ń bọ̀.',
    },
    'fertilizer.hold': {
      title: '{Crop}: ẹ kò gbọdọ̀ fi ajílẹ̀, òjò ńlá ń bọ̀',
      content:
        'Ẹ kò gbọdọ̀ fi í báyìí; pa á mọ́. Tí omi bá ṣàn lọ, fi {dose}{hand}. Ó tó àkókò ajílẹ̀ {n} nínú {of}, ṣùgbọ́n òjò ńlá, bíi mm {rain}, lè rọ̀ kí {to} tó kọjá. Yóò fọ ajílẹ̀ lọ.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fi ajílẹ̀ ṣáájú òjò (bíi mm {rain} títí {to}). Tí omi bá lọ, fi {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: pa ajílẹ̀ mọ́ títí ilẹ̀ yóò fi tutù',
      content:
        '{weed} Lọ́jọ́ kejì òjò dáadáa tàbí ìbomirin fi {dose}{hand}. Lẹ́yìn {final} kò lérè: pa àpò mọ́. Ó tó àkókò ajílẹ̀ {n} nínú {of}, ṣùgbọ́n ilẹ̀ gbẹ: ajílẹ̀ yóò ṣòfò tàbí jó gbòǹgbò.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fi ajílẹ̀ báyìí, ilẹ̀ gbẹ. Ní ọjọ́ kejì lẹ́yìn òjò tó dára, fi {doseShort}. Kí {final} tó kọjá. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: ajílẹ̀ nígbà tí omi bá ti lọ',
      content:
        'Ẹ kò gbọdọ̀ fi í báyìí. Lọ́jọ́ àkọ́kọ́ tí ẹ bá lè ro oko láìsí ẹrẹ̀, kí {final} tó kọjá, fi {dose}{hand}. Ó tó àkókò ajílẹ̀ {n} nínú {of}, ṣùgbọ́n omi kún ilẹ̀: ajílẹ̀ yóò ṣòfò.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fi ajílẹ̀ báyìí, omi kún. Tí ẹrẹ̀ bá tán, fi {doseShort}. Kí {final} tó kọjá. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: gbé ìgbẹ́ ẹran lọ sí oko',
      content:
        'Kí {by} tó kọjá, fọ́n {dose}, kí ẹ pò ó mọ́ ilẹ̀ ọ̀sẹ̀ méjì ṣáájú gbígbìn. Ó ń ṣiṣẹ́ bíi àpò {bags} ti {product}. Ìgbẹ́ tútù ń jó irúgbìn: kó o jọ fún ọ̀sẹ̀ 3 sí 4 ná. {note}',
      sms: '{Crop}: kí {by} tó kọjá, fọ́n {doseShort}, pò ó mọ́ ilẹ̀ ọ̀sẹ̀ 2 ṣáájú gbígbìn.',
    },
    'fertilizer.tree': {
      title: '{Crop}: ajílẹ̀ {n} nínú {of} nígbà tí ilẹ̀ tutù',
      content:
        'Lórí ilẹ̀ tútù, igi kọ̀ọ̀kan: {each}, lápapọ̀ {dose}. {treeHand} Kí {by} tó kọjá, ro koríko {ringAt}, fọ́n ọn síbẹ̀, kó má kan ìdí igi, fi ewé bò ó. {note} {manure}',
      sms: '{Crop}: fún igi kọ̀ọ̀kan ní {each} kí {by} tó kọjá ({n} nínú {of}), {ringAt}, lórí ilẹ̀ tútù tí ẹ ro. Lápapọ̀ {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Ẹ̀pà: gypsum báyìí, kí èso lè kún',
      content:
        'Bí ó bá ti ṣófo rí lóko yìí, fi {dose}{hand}. Kí {by} tó kọjá, wọ́n ọn sórí ìlà, ẹ kò gbọdọ̀ rì í mọ́lẹ̀. Òjò ń ràn án lọ́wọ́. Ẹ kò gbọdọ̀ fi ẹfun (lime) báyìí. Láìsí kálísíọ̀mù èso ẹ̀pà ń ṣófo.',
      sms: 'Ẹ̀pà: wọ́n {doseShort} sórí ìlà kí {by} tó kọjá. {handShort} Ẹ kò gbọdọ̀ fi lime báyìí. Òjò ń ràn án lọ́wọ́, èso yóò kún.',
    },
  },
}
