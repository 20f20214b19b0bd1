import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{amount} maka {area} gị',
    acre: '{amount} maka otu eka',
    hectare: '{amount} maka otu hekta',
  },
  doseShort: {
    area: '{amountShort} maka {area}',
    acre: '{amountShort} maka eka',
    hectare: '{amountShort} maka hekta',
  },
  amount: {
    bags: 'akpa {least} (nke ọ bụla kg 50)',
    half: 'ọkara akpa kg 50',
    bagsRange: 'akpa {least} ruo {most} (nke ọ bụla kg 50)',
    kg: 'kg {least}',
    kgRange: 'kg {least} ruo {most}',
  },
  amountShort: {
    bags: 'akpa {least}',
    half: 'okara akpa',
    bagsRange: 'akpa {least} ruo {most}',
  },
  hand: {
    stand: {
      caps: ', mkpuchi karama rọba {caps} larịị n’otu olulu',
      share: ', mkpuchi karama rọba 1 maka olulu {stands}',
    },
    metre: {
      caps: ', mkpuchi karama rọba {caps} n’otu mita',
      share: ', mkpuchi karama rọba 1 maka mita {stands}',
    },
  },
  place: {
    stand: 'N’ala dere mmiri tinye ya n’olulu dị omimi cm {deep}, cm {cm} site n’osisi, kpuchie ya.',
    ring: 'N’ala dere mmiri tinye ya n’ọkara okirikiri cm {cm} site n’ogwe, omimi cm {deep}, kpuchie ya.',
    band: 'N’ala dere mmiri tinye ya n’ọwa dị omimi cm {deep}, cm {cm} site n’ahịrị, kpuchie ya.',
    mud: 'Hapụ mmiri ka ọ pụọ ruo naanị apịtị, gbasaa ya nke ọma, weghachi mmiri mgbe ụbọchị 2 ruo 3 gasịrị.',
    broadcast: 'Gbasaa ya n’akwa ubi mgbe akwụkwọ kpọrọ nkụ, gwakọta ya n’ala, gbaa mmiri ozugbo.',
  },
  placeShort: {
    stand: 'Olulu cm {deep}, cm {cm} site n’osisi; kpuchie.',
    ring: 'Okara okirikiri cm {cm} site n’ogwe, omimi cm {deep}; kpuchie.',
    band: 'Owa cm {deep}, cm {cm} site n’ahiri; kpuchie.',
    mud: 'Wepu mmiri, gbasaa ya, weghachi mmiri mgbe ubochi 2-3.',
    broadcast: 'Gbasaa ya n’akwa ubi, gwakota, gbaa mmiri.',
  },
  ring: {
    trunk: 'cm {cm} site n’ogwe',
    crown: 'n’okpuru ọnụ alaka',
  },
  manure: 'Nsị anụ rere ere na-ebelata ya.',
  products: {
    urea: 'yuria',
    ssp: 'SSP (fosfet)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: nri ala {n} n’ime {of}, {product}',
      content: 'Nri ala {n} n’ime {of}. Tinye {product}, ihe dị ka {dose}{hand}. {place} Mee ya tupu {by}. {manure}',
      sms: '{Crop}: tinye {product}, {doseShort}, tupu {by}. {placeShort} Nri ala {n} n’ime {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: nri ala {n} n’ime {of}, {product}',
      content:
        'Nri ala {n} n’ime {of}. Buru ụzọ sụọ ahịhịa. Tinye {product}, ihe dị ka {dose}{hand}. {place} Tupu {by}.',
      sms: '{Crop}: tinye {product}, {doseShort}, tupu {by}. {placeShort} Nri ala {n} n’ime {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: kwụsịtụ nri ala, oke mmiri na-abịa',
      content:
        'Oge nri ala {n} n’ime {of} eruola, mana oke mmiri, ihe dị ka mm {rain}, nwere ike izo tupu {to}. Ọ ga-asachapụ {product} na ego gị. Etinyekwala ya ugbu a. Mgbe mmiri gbapụrụ, tinye ihe dị ka {dose}.',
      sms: '{Crop}: etinyekwala {product} tupu mmiri (mm {rain} tupu {to}). Mgbe mmiri gbapuru tinye {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: debe nri ala ruo mgbe ala dere mmiri',
      content:
        'Oge nri ala {n} n’ime {of} eruola, mana ala kpọrọ nkụ: {product} ga-efu maọbụ gbaa mgbọrọgwụ ọkụ. Etinyekwala ya ugbu a; sụọ ahịhịa. N’echi ya mmiri zosiri ike, tinye ihe dị ka {dose}. Mgbe {final} gasịrị ọ baghị uru: debe akpa.',
      sms: '{Crop}: etinyekwala {product} ugbu a, ala kporo nku. Suo ahihia. Mmiri zochaa, tinye {doseShort}, tupu {final} agafee.',
    },
    'fertilizer.tree': {
      title: 'Nye {crop} nri mgbe ala dere mmiri',
      content:
        'Mmiri na-ebuga nri na mgbọrọgwụ ugbu a. Nye nke ọ bụla {product} ihe dị ka g {grams}: akpa kg 50 zuru {trees}. Tupu {by} sụọ ahịhịa {ringAt}, gbasaa ya ebe ahụ, n’anọghị nso ogwe, jiri akwụkwọ kpuchie.',
      sms: '{Crop}: nye nke o bula {product} g {grams} tupu {by}, n’anoghi nso ogwe, mgbe ala dere mmiri. Otu akpa zuru {trees}.',
    },
    'fertilizer.pods': {
      title: 'Ahụekere: gypsum ugbu a, ka mkpụrụ juo',
      content:
        'Mkpụrụ na-eju site n’ala gbara ya gburugburu, ọ na-atọgbọrọ chakoo ma kalsiọm adịghị. Ọ bụrụ na ọ tọgbọrọ chakoo mbụ, tinye gypsum, ihe dị ka {dose}. Tupu {by} fesaa ya n’ahịrị, elikwala ya. Mmiri na-enyere ya aka. Etinyekwala nzu ugbu a.',
      sms: 'Ahuekere: fesaa gypsum n’ahiri tupu {by}, {doseShort}, ka mkpuru juo. Mmiri na-enyere ya aka. Etinyekwala nzu ugbu a.',
    },
  },
}
