import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{amount} fún {area} rẹ',
    acre: '{amount} fún éékà kan',
    hectare: '{amount} fún hẹ́kítà kan',
  },
  doseShort: {
    area: '{amountShort} fun {area}',
    acre: '{amountShort} fun eeka kan',
    hectare: '{amountShort} fun hekita kan',
  },
  amount: {
    bags: 'àpò {least} (ọ̀kọ̀ọ̀kan kg 50)',
    half: 'ìdajì àpò kg 50',
    bagsRange: 'àpò {least} sí {most} (ọ̀kọ̀ọ̀kan kg 50)',
    kg: 'kg {least}',
    kgRange: 'kg {least} sí {most}',
  },
  amountShort: {
    bags: 'apo {least}',
    half: 'idaji apo',
    bagsRange: 'apo {least} si {most}',
  },
  hand: {
    stand: {
      caps: ', ìdérí ìgò ike {caps} dọ́gba fún ihò kan',
      share: ', ìdérí ìgò ike 1 dọ́gba fún ihò {stands}',
    },
    metre: {
      caps: ', ìdérí ìgò ike {caps} dọ́gba fún mítà kan',
      share: ', ìdérí ìgò ike 1 dọ́gba fún mítà {stands}',
    },
  },
  place: {
    stand: 'Lórí ilẹ̀ tútù fi sínú ihò tó jìn cm {deep}, tó jìnnà sí ọ̀gbìn ní cm {cm}, bò ó.',
    ring: 'Lórí ilẹ̀ tútù fi yí ìdí ká ní ìdajì, jìnnà ní cm {cm}, jìn cm {deep}, bò ó.',
    band: 'Lórí ilẹ̀ tútù fi sínú ipa tó jìn cm {deep}, tó jìnnà sí ìlà ní cm {cm}, bò ó.',
    mud: 'Jẹ́ kí omi jáde kí ẹrẹ̀ nìkan kù, fọ́n ọn káàkiri, dá omi padà lẹ́yìn ọjọ́ 2 sí 3.',
    broadcast: 'Fọ́n ọn sórí bẹ́ẹ̀dì nígbà tí ewé gbẹ, pò ó mọ́ ilẹ̀, kí o bomi rin ín lójú ẹsẹ̀.',
  },
  placeShort: {
    stand: 'Iho cm {deep}, jinna si ogbin ni cm {cm}; bo o.',
    ring: 'Idaji yi idi ka, jinna ni cm {cm}, cm {deep} jin; bo o.',
    band: 'Ipa cm {deep}, jinna si ila ni cm {cm}; bo o.',
    mud: 'Je ki omi jade, fon on, da omi pada leyin ojo 2-3.',
    broadcast: 'Fon on sori bedi, po o mo ile, bomi rin.',
  },
  ring: {
    trunk: 'cm {cm} sí ìdí igi',
    crown: 'lábẹ́ ìparí ẹ̀ka',
  },
  manure: 'Ìgbẹ́ ẹran tó jẹrà ń dín in kù.',
  products: {
    urea: 'yúríà',
    ssp: 'SSP (fosfeti)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: ajílẹ̀ {n} nínú {of}, {product}',
      content: 'Ajílẹ̀ {n} nínú {of}. Fi {product}, bíi {dose}{hand}. {place} Ṣe é ṣáájú {by}. {manure}',
      sms: '{Crop}: fi {product}, {doseShort}, saaju {by}. {placeShort} Ajile {n} ninu {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: ajílẹ̀ {n} nínú {of}, {product}',
      content: 'Ajílẹ̀ {n} nínú {of}. Kọ́kọ́ ro koríko. Fi {product}, bíi {dose}{hand}. {place} Ṣe é ṣáájú {by}.',
      sms: '{Crop}: fi {product}, {doseShort}, saaju {by}. {placeShort} Ajile {n} ninu {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: dá ajílẹ̀ dúró, òjò ńlá ń bọ̀',
      content:
        'Ó tó àkókò ajílẹ̀ {n} nínú {of}, ṣùgbọ́n òjò ńlá, bíi mm {rain}, lè rọ̀ kí {to} tó kọjá. Yóò fọ {product} àti owó rẹ lọ. Ẹ kò gbọdọ̀ fi í báyìí. Nígbà tí omi bá ṣàn, fi bíi {dose}.',
      sms: '{Crop}: e ko gbodo fi {product} saaju ojo (bii mm {rain} ki {to} to koja). Nigba ti omi ba san, fi {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: pa ajílẹ̀ mọ́ títí ilẹ̀ yóò fi tutù',
      content:
        'Ó tó àkókò ajílẹ̀ {n} nínú {of}, ṣùgbọ́n ilẹ̀ gbẹ: {product} yóò ṣòfò tàbí jó gbòǹgbò. Ẹ kò gbọdọ̀ fi í báyìí; ro koríko. Ní ọjọ́ kejì òjò tó dára fi bíi {dose}. Lẹ́yìn {final} kò ní èrè: pa àpò mọ́.',
      sms: '{Crop}: e ko gbodo fi {product} sibe, ile gbe. Ro koriko. Ojo keji ojo to dara fi {doseShort}, ki {final} to koja.',
    },
    'fertilizer.tree': {
      title: 'Fi ajílẹ̀ fún {crop} nígbà tí ilẹ̀ tutù',
      content:
        'Òjò ń gbé oúnjẹ lọ sí gbòǹgbò báyìí. Fún ọ̀kọ̀ọ̀kan ní {product} bíi g {grams}: àpò kg 50 tó fún {trees}. Ṣáájú {by} ro koríko {ringAt}, fọ́n ọn síbẹ̀, jìnnà sí ìdí, fi ewé bò ó.',
      sms: '{Crop}: fun okookan ni {product} g {grams} saaju {by}, jinna si idi, nigba ti ile tutu. Apo kan to fun {trees}.',
    },
    'fertilizer.pods': {
      title: 'Ẹ̀pà: gypsum báyìí, kí èso lè kún',
      content:
        'Èso ń ṣófo láìsí kálísíọ̀mù. Bí ó bá ti ṣófo rí, fi gypsum, bíi {dose}. Ṣáájú {by} wọ́n ọn sórí ìlà, má ṣe rì í mọ́lẹ̀. Òjò ń ràn án lọ́wọ́. Ẹ kò gbọdọ̀ fi ẹfun báyìí.',
      sms: 'Epa: won gypsum sori ila saaju {by}, {doseShort}, ki eso le kun. Ojo n ran an lowo. E ko gbodo fi efun bayii.',
    },
  },
}
