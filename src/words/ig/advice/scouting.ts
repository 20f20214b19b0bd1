import type { scoutingTexts as english } from '../../en/advice/scouting.ts'

export const scoutingTexts: typeof english = {
  asks: {
    faw: 'N’osisi {of}, ole nwere oghere ọhụrụ maọbụ ikpuru n’etiti?',
    cowpea_thrips: 'Meghee okooko {of}: ahụhụ ole dị na nke ọ bụla?',
    maruca: 'Meghee okooko {of} n’ụtụtụ: ole nwere ikpuru?',
    pod_bugs: 'N’osisi {of}, ahụhụ mkpọ agwa ole ka ị gụrụ?',
    cowpea_aphid: 'N’osisi {of}, ole nwere ìgwè ahụhụ ojii?',
    dbm: 'Tụgharịa akwụkwọ osisi {of}: ole nwere ikpuru ndụ ndụ?',
    tuta: 'N’osisi {of}, ole nwere ikpuru n’ime ntụpọ akwụkwọ?',
    onion_thrips: 'Meghee olu yabasị {of}: obere ahụhụ ole dị na nke ọ bụla?',
    shoot_fly: 'N’ome {of}, ole akwụkwọ etiti ya nwụrụ?',
    bollworm: 'N’osisi {of}, ikpuru ole ka ị gụrụ?',
    mirids: 'N’osisi koko {of}, ahụhụ mirid ole ka ị gụrụ?',
    okra_flea_beetle: 'N’osisi {of}, ole e riri otu ụzọ n’ụzọ anọ nke akwụkwọ ya?',
    amaranth_webworm: 'N’osisi {of}, ole nwere akwụkwọ kpụkọrọ akpụkọ?',
  },
  many: {
    neem: 'gbaa neem na mgbede, gram {grams} mkpụrụ na lita {tank}.',
    again: 'neem, gram {grams} na lita {tank}; gụọ n’ụbọchị 3.',
    ask: 'jụọ onye nkuzi ọrụ ugbo ọgwụ e debanyere aha.',
    pick: 'jiri aka tụtụkọọ ha n’isi ụtụtụ; ha karịa: jụọ onye nkuzi ọrụ ugbo ọgwụ e debanyere aha.',
    hand: 'jiri aka mee ya.',
  },
  manyShort: { neem: 'neem, gram {grams} na lita {tank}.', pick: 'jiri aka tụtụkọọ ha n’isi ụtụtụ.' },
  mild: { neem: 'Neem na-enyere aka: gram {grams} mkpụrụ na lita {tank}.' },
  sprayOn: { day: 'mgbede {sprayDay}', open: 'na mgbede nkụ' },
  packetNumber: { NG: 'nọmba NAFDAC', NA: 'nọmba Namibia (N-AR)' },
  anyActive: 'ọgwụ e debanyere aha maka {crop}',
  packet: {
    dose: 'Jiri {active} {strength}, {grams} {doseUnit} na lita {tank}.',
    doseOr: 'Jiri {active} {strength}, {grams} {doseUnit} na lita {tank} (maọbụ {other}).',
    label: 'Jiri {active}; ọnụọgụ: lee akpa.',
    labelOr: 'Jiri {active} maọbụ {other}; ọnụọgụ: lee akpa.',
  },
  out: 'abanyekwala ruo awa {hours}',
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} na lita {tank}',
    label: '{active}, ọnụọgụ dị n’akpa',
    any: '{active}',
  },
  left: 'Ịfesa fọdụrụ: {left}.',
  rules: {
    'pest.count': {
      title: '{Crop}: gụọ {pest}',
      content:
        'Gụọ tupu {by} agafee. {ask} {act} maọbụ karịa: {many} Ọ bụrụ na o rughị {act}: afesakwala ọgwụ. {first} Gụọ ọzọ n’ụbọchị 7.',
      sms: '{Crop}, {pest}: {ask} {act} maobu karia: {manyShort} O rughi {act}: afesakwala ogwu.',
    },
    'pest.few': {
      title: '{Crop}: {pest} dị ole na ole, afesakwala',
      content:
        'Ị gụrụ {count}; ókè e kwesịrị ịfesa ọgwụ bụ {act}. Afesakwala ọgwụ: ego ya karịrị uru ya. {first} Gụọ ọzọ tupu {by} agafee, gwa anyị ole.',
      sms: '{Crop}: afesakwala ogwu {pest}: i guru {count}, oke bu {act}. {first} Guo ozo tupu {by} agafee.',
    },
    'pest.again': {
      title: '{Crop}: gụọ {pest} ọzọ',
      content:
        'Ị gụrụ {count}; ókè e kwesịrị ịfesa ọgwụ bụ {act}. Otu ọgụgụ ezughị ịfesa ọgwụ. {first} {mild} Gụọ ọzọ tupu {by} agafee. {ask}',
      sms: '{Crop}: guo {pest} ozo tupu {by}, tupu i fesaa ya; oke bu {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: jiri aka wepụ {pest}',
      content:
        'Ị gụrụ {count}; ókè e kwesịrị ịfesa ọgwụ bụ {act}. Ọgwụ anaghị enyere aka ebe a. {first} Lelee ọzọ tupu {by} agafee.',
      sms: '{Crop}, {pest}: {first} Ogwu anaghi enyere aka. Lelee ozo tupu {by} agafee.',
    },
    'pest.neem': {
      title: '{Crop}: neem maka {pest}',
      content:
        'Ị gụrụ {count}; site na {act} gwọọ ya. Sụọ gram {grams} nke mkpụrụ neem, debe ya otu abalị na mmiri lita {tank}, yọọ ya, tinye obere ncha. Fesaa ya n’otu ụbọchị ahụ, {when}. Yiri uwe ogologo aka; saa aka na ihe ị ghọrọ. {wait} Gụọ ọzọ n’ụbọchị 4.',
      sms: '{Crop}, {pest}: suo gram {grams} nke mkpuru neem, otu abali na lita {tank}, yoo ya, fesaa {when}. {waitShort} Uwe ogologo aka, saa aka. Guo ozo mgbe ubochi 4 gasiri.',
    },
    'pest.spray': {
      title: '{Crop}: gbaa {pest} ọgwụ otu ugboro',
      content:
        'Ị gụrụ {count}; ókè {act}. {packet} Naanị {number}. Fesaa {when}. Uwe ogologo aka, akpụkpọ ụkwụ, uwe aka, enyo anya; saa ahụ. Ụmụaka nọrọ anya; {out}. {wait} Saa karama ugboro 3. {left}',
      sms: '{Crop}: {packet} {waitShort} Uwe aka; umuaka noro anya. Fesaa {when}. Akpukpo ukwu. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: agbakwala {pest} ọgwụ ọzọ',
      content:
        'Ị gụrụ {count}. Afesakwala ọgwụ ugbu a: n’ogo a osisi toruru, maọbụ mgbe ọgwụ ndị e fesarala, ọ bakwaghị uru. Jiri aka wepụ nke ị hụrụ, wee ihe ubi n’oge, gụọ ha n’oge n’afọ ọzọ.',
      sms: '{Crop}: afesakwala ogwu {pest} ugbu a, o bakwaghi uru. Jiri aka ghoro nke i huru.',
    },
    'pest.protect': {
      title: '{Crop}: chebe ya tupu {pest} abịa',
      content:
        '{packet} Fesaa osisi dị mma {when}, ka ọgwụ kpọọ tupu mmiri; mee ọzọ n’ụbọchị {every}. Wepụ nke ọrịa. Uwe ogologo aka, akpụkpọ ụkwụ, uwe aka; {out}; saa ahụ. Naanị {number}. {wait}',
      sms: '{Crop}: fesaa {when}: {mix}. {waitShort} Uwe aka; {out}. Mee ozo n’ubochi {every}. Akpukpo ukwu. {Pest}.',
    },
  },
}
