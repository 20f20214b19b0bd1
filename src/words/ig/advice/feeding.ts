import type { fertilizerAdviceTexts as english } from '../../en/advice/feeding.ts'

export const fertilizerAdviceTexts: typeof english = {
  feed: { one: '{product}, {amount}', two: '{first}, na {second}' },
  about: 'dị ka ',
  dose: {
    area: '{feed} maka {area} gị',
    acre: '{feed} maka otu eka',
    hectare: '{feed} maka otu hekta',
  },
  doseShort: {
    area: '{feedShort} maka {area}',
    acre: '{feedShort} maka eka',
    hectare: '{feedShort} maka hekta',
  },
  amount: { bags: 'akpa {bags} nke kg {bag}', half: 'ọkara akpa kg {bag}' },
  amountShort: { bags: 'akpa {bags}', half: 'ọkara akpa' },
  weight: 'kg {kg}',
  hand: {
    stand: {
      caps: ', mkpuchi karama rọba {caps} larịị n’otu olulu',
      share: ', mkpuchi karama rọba {caps} larịị maka olulu {stands}',
    },
    metre: {
      caps: ', mkpuchi karama rọba {caps} larịị n’otu mita',
      share: ', mkpuchi karama rọba {caps} larịị maka mita {stands}',
    },
    square: {
      caps: ', mkpuchi karama rọba {caps} larịị n’otu sikwia mita',
      share: ', mkpuchi karama rọba {caps} larịị maka sikwia mita {stands}',
    },
    strides: { caps: ', kg 10 maka mita 50 x {stands}', share: ', kg 10 maka mita 50 x {stands}' },
  },
  handShort: {
    stand: {
      caps: 'Mkpuchi karama {caps} kwa olulu.',
      share: 'Mkpuchi karama {caps} maka olulu {stands}.',
    },
    metre: { caps: 'Mkpuchi karama {caps} n’otu mita.', share: 'Mkpuchi karama {caps} maka mita {stands}.' },
    square: {
      caps: 'Mkpuchi karama {caps} maka mita 1 x 1.',
      share: 'Mkpuchi karama {caps} maka mita 1 x {stands}.',
    },
    strides: { caps: 'kg 10: mita 50 x {stands}.', share: 'kg 10: mita 50 x {stands}.' },
  },
  mixedToday: ', gwakọta ha naanị n’ụbọchị ahụ',
  round: ' ({n} n’ime {of})',
  numbers: { one: '{n}', two: '{nFirst} na {n}' },
  alone: 'Etinyela nke {nFirst}? Tinye naanị {aloneDose}.',
  given: 'I tinyela ya? Etinyekwala ya ọzọ.',
  weed: 'Sụọ ahịhịa mbụ.',
  note: 'Ọnụọgụ atụmatụ: jụọ onye nkuzi ọrụ ugbo.',
  place: {
    stand: 'N’ala dere mmiri tinye ya n’olulu dị omimi cm {deep}, cm {cm} site n’osisi, kpuchie ya.',
    ring: 'N’ala dere mmiri tinye ya n’ọkara okirikiri cm {cm} site n’ogwe, omimi cm {deep}, kpuchie ya.',
    band: 'N’ala dere mmiri tinye ya n’ahịrị e gwuru egwu dị omimi cm {deep}, cm {cm} site n’ahịrị, kpuchie ya.',
    mud: 'Hapụ mmiri ka ọ pụọ ruo naanị apịtị, gbasaa ya nke ọma, weghachi mmiri mgbe ụbọchị 2 ruo 3 gasịrị.',
    broadcast: 'Gbasaa ya nke ọma mgbe akwụkwọ kpọrọ nkụ, gwakọta ya n’ala, gbaa mmiri ozugbo.',
    rainMud:
      'Ma mmiri guzo, hapụ ya ka ọ pụọ ruo naanị apịtị, gbasaa nri ala nke ọma, ka mmiri guzoro ọzọ mgbe ụbọchị 2 ruo 3 gasịrị.',
    rainRake: 'Gbasaa ya nke ọma mgbe akwụkwọ kpọrọ nkụ, gwakọta ya n’ala tupu mmiri ezoo.',
  },
  placeShort: {
    stand: 'Olulu cm {deep}, cm {cm} site n’osisi; kpuchie.',
    ring: 'Okara okirikiri cm {cm} site n’ogwe, omimi cm {deep}; kpuchie.',
    band: 'Ahiri e gwuru cm {deep}, cm {cm} site n’ahiri; kpuchie.',
    mud: 'Wepu mmiri ruo apiti, gbasaa ya, weghachi mmiri ka ubochi 2-3 gasiri.',
    broadcast: 'Gbasaa ya nke oma, gwakota, gbaa mmiri.',
    rainMud: 'Ma mmiri guzo, wepu ya ruo apiti. Gbasaa nri ala.',
    rainRake: 'Gbasaa ya, gwakota tupu mmiri ezoo.',
  },
  carried: {
    pans: 'nnukwu efere {loads} (nke ọ bụla kg 20) nke nsị {beasts} rere ere',
    barrows: 'wilbaro {loads} (nke ọ bụla kg 50) nke nsị {beasts} rere ere',
    carts: 'ụgbọ ehi {loads} (nke ọ bụla kg 400) nke nsị {beasts} rere ere',
  },
  beasts: { poultry: 'ọkụkọ', goat_sheep: 'ewu', cattle: 'ehi' },
  each: { one: '{product} g {grams}', two: '{product} g {grams} na {product2} g {grams2}' },
  treeHand: {
    caps: 'Ọ bụ mkpuchi karama rọba {caps} larịị.',
    both: 'Ọ bụ mkpuchi karama rọba {caps} na {caps2} larịị.',
    bottle: 'Karama mmiri cl 50 juru eju na-ewere ihe dị ka g 500.',
  },
  ring: {
    trunk: 'cm {cm} site n’ogwe',
    crown: 'n’okpuru ọnụ alaka',
  },
  manure: {
    pans: 'Nnukwu efere {loads} nke nsị ọkụkọ rere ere, maọbụ {poorLoads} nke ehi, na-anọchi akpa 1.',
    barrows: 'Wilbaro {loads} nke nsị ewu rere ere, maọbụ {poorLoads} nke nsị ehi, na-anọchi akpa 1.',
    tree: 'Tinyekwa kg {loads} nsị anụ rere ere n’osisi ọ bụla otu ugboro n’afọ.',
    compound: 'Ọ bụrụ na SSP adịghị, tinye kg {loads} nke NPK 15-15-15.',
  },
  products: {
    urea: 'yuria',
    ssp: 'SSP (fosfet)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: nri ala {n} n’ime {of}, {products}',
      content: '{weed} Tupu {by} agafee tinye {dose}{hand}. {place} {note} {manure}',
      sms: '{Crop}: tinye {doseShort}, tupu {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: nri ala {n} n’ime {of}, {products}',
      content: '{weed} Tupu {by} agafee tinye {dose}{hand}. {place} {note}',
      sms: '{Crop}: tinye {doseShort}, tupu {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: nri ala {nFirst}+{n}, {products}',
      content: '{weed} Tupu {by} agafee tinye nri ala {nFirst}+{n} ọnụ: {dose}{hand}. {place} {alone} {note}',
      sms: '{Crop}: tinye nri ala {nFirst} na {n} onu tupu {by} agafee: {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: oge nri ala {numbers} n’ime {of} agafeela',
      content:
        'Nri ala {numbers} n’ime {of}, {products}, abaghịzi uru: ụbọchị ya agafeela maọbụ mmiri ozuzo fọdụrụ dị obere. Ọ bụrụ na i tinyebeghị ya, etinyekwala ya ugbu a. Mechie akpa ahụ, debe ya ebe kpọrọ nkụ maka ihe ọkụkụ ọzọ.',
      sms: '{Crop}: etinyekwala {products} ({numbers} n’ime {of}) ugbu a, oge ya agafeela. Debe akpa ebe kporo nku maka ihe okuku ozo.',
    },
    'fertilizer.hold': {
      title: '{Crop}: kwụsịtụ nri ala, oke mmiri na-abịa',
      content:
        'Etinyekwala ya ugbu a. Mgbe mmiri gbapụrụ, tinye {dose}{hand}. Oge nri ala {n} n’ime {of} eruola, mana oke mmiri, ihe dị ka mm {rain}, nwere ike izo tupu {to} agafee. Ọ ga-asachapụ nri ala na ego gị.',
      sms: '{Crop}: etinyekwala nri ala tupu mmiri (mm {rain} tupu {to} agafee). Mmiri gbapu, tinye {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: debe nri ala ruo mgbe ala dere mmiri',
      content:
        '{weed} N’echi ezigbo mmiri maọbụ ịgba mmiri, tinye {dose}{hand}. Mgbe {final} gasịrị ọ baghị uru: debe akpa. Oge nri ala {n} n’ime {of} eruola, mana ala kpọrọ nkụ: nri ala ga-efu maọbụ gbaa mgbọrọgwụ ọkụ.',
      sms: '{Crop}: etinyekwala nri ala ugbu a, ala kporo nku. Mmiri zochaa, tinye {doseShort}. Tupu {final} agafee. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: nri ala mgbe mmiri gbapụrụ',
      content:
        'Etinyekwala ya ugbu a. Mgbe apịtị na-adịghị, tupu {final} agafee, tinye {dose}{hand}. Oge nri ala {n} n’ime {of} eruola, mana mmiri juru ala: nri ala ga-efu.',
      sms: '{Crop}: etinyekwala nri ala, mmiri juru. Apiti gwu, tinye {doseShort}. Tupu {final} agafee. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: buga nsị anụ n’ubi',
      content:
        'Tupu {by} agafee gbasaa {dose}, gwakọta ya n’ala izu abụọ tupu ịkụ. Ọ na-arụ ọrụ ihe dị ka akpa {bags} nke {product}. Nsị ọhụrụ na-agba mkpụrụ ọkụ: kpokọta ya izu 3 ruo 4 mbụ. {note}',
      sms: '{Crop}: tupu {by} gbasaa {doseShort}, gwakọta n’ala izu 2 tupu ịkụ.',
    },
    'fertilizer.tree': {
      title: '{Crop}: nri ala {n} n’ime {of} mgbe ala dere mmiri',
      content:
        'N’ala dere mmiri, nye nke ọ bụla {each}, ha niile {dose}. {treeHand} Tupu {by} agafee sụọ ahịhịa {ringAt}, gbasaa ebe ahụ, n’anọghị nso ogwe, jiri akwụkwọ kpuchie. {note} {manure}',
      sms: '{Crop}: nye nke ọ bụla {each} tupu {by} ({n} n’ime {of}), {ringAt}, n’ala dere mmiri. Ha niile {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Ahụekere: gypsum ugbu a, ka mkpụrụ juo',
      content:
        'Ọ bụrụ na ọ tọgbọrọ chakoo mbụ, tinye {dose}{hand}. Tupu {by} agafee wụsaa ya n’ahịrị, elikwala ya. Mmiri na-enyere ya aka. Etinyekwala nzu ugbu a. Mkpụrụ na-eju site n’ala gbara ya gburugburu, ọ na-atọgbọrọ chakoo ma kalsiọm adịghị.',
      sms: 'Ahuekere: wusaa {doseShort} n’ahiri tupu {by} agafee. {handShort} Etinyekwala nzu ugbu a. Mmiri na-enyere ya aka, mkpuru ga-eju.',
    },
  },
}
