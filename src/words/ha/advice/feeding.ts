import type { fertilizerAdviceTexts as english } from '../../en/advice/feeding.ts'

export const fertilizerAdviceTexts: typeof english = {
  feed: { one: '{product}, {amount}', two: '{first}, da {second}' },
  about: 'wajen ',
  dose: {
    area: '{feed} don {area} naka',
    acre: '{feed} a eka ɗaya',
    hectare: '{feed} a hekta ɗaya',
  },
  doseShort: {
    area: '{feedShort} don {area}',
    acre: '{feedShort} a eka',
    hectare: '{feedShort} a hekta',
  },
  amount: { bags: 'buhu {bags} (kowane kg {bag})', half: 'rabin buhun kg {bag}' },
  amountShort: { bags: 'buhu {bags}', half: 'rabin buhu' },
  weight: 'kg {kg}',
  hand: {
    stand: {
      caps: ', murfin robar ruwa {caps} daidai baki a kowane rami',
      share: ', murfin robar ruwa {caps} daidai baki don rami {stands}',
    },
    metre: {
      caps: ', murfin robar ruwa {caps} daidai baki a kowace mita',
      share: ', murfin robar ruwa {caps} daidai baki don mita {stands}',
    },
    square: {
      caps: ', murfin robar ruwa {caps} daidai baki a murabba’in mita ɗaya',
      share: ', murfin robar ruwa {caps} daidai baki don murabba’in mita {stands}',
    },
    strides: { caps: ', kg 10 don mita 50 a kan mita {stands}', share: ', kg 10 don mita 50 a kan mita {stands}' },
  },
  handShort: {
    stand: { caps: 'Murfin roba {caps} a rami.', share: 'Murfin roba {caps} don rami {stands}.' },
    metre: { caps: 'Murfin roba {caps} a mita.', share: 'Murfin roba {caps} don mita {stands}.' },
    square: {
      caps: 'Murfin roba {caps} a mita 1 x 1.',
      share: 'Murfin roba {caps} don mita 1 x {stands}.',
    },
    strides: { caps: 'kg 10: mita 50 x {stands}.', share: 'kg 10: mita 50 x {stands}.' },
  },
  mixedToday: ', a gauraya su a ranar kawai',
  round: ' ({n} cikin {of})',
  numbers: { one: '{n}', two: '{nFirst} da {n}' },
  alone: 'Idan ka riga ka sa na {nFirst}, sa {aloneDose} kaɗai.',
  given: 'Ka riga ka sa? Kada ka sake sa shi.',
  weed: 'Fara da cire ciyawa.',
  note: 'Adadin kimanta ne: tambayi malamin gona.',
  place: {
    stand: 'Sa a ƙasa mai danshi, a rami mai zurfin cm {deep}, cm {cm} daga shuka, ka rufe.',
    ring: 'A danshin ƙasa, a rabin da’ira cm {cm} daga gindi, zurfi cm {deep}, ka rufe.',
    band: 'A danshin ƙasa, a layin da aka haƙa zurfin cm {deep}, cm {cm} daga layin shuka, ka rufe.',
    mud: 'Fitar da ruwa har laka kawai ta rage, watsa shi daidai, ka mai da ruwa bayan kwana 2 zuwa 3.',
    broadcast: 'Watsa shi daidai sa’ad da ganye babu danshi, gauraya da ƙasa, ka yi ban ruwa nan take.',
    rainMud:
      'Idan ruwa ya tsaya, fitar da shi sai laka kawai, watsa taki daidai, ka bar ruwa ya tsaya kuma bayan kwana 2 zuwa 3.',
    rainRake: 'Watsa shi daidai sa’ad da ganye babu danshi, gauraya da ƙasa kafin ruwan sama.',
  },
  placeShort: {
    stand: 'Rami cm {deep}, cm {cm} daga shuka; rufe.',
    ring: 'Rabin zobe cm {cm} daga gindi, zurfi cm {deep}; rufe.',
    band: 'Layi zurfin cm {deep}, cm {cm} daga shuka; rufe.',
    mud: 'Rage ruwa sai laka, watsa; mai da ruwa bayan kwana 2-3.',
    broadcast: 'Watsa daidai, gauraya, yi ban ruwa.',
    rainMud: 'Idan ruwa ya tsaya, fitar sai laka. Watsa taki.',
    rainRake: 'Watsa, gauraya kafin ruwan sama.',
  },
  carried: {
    pans: 'kwano {loads} (kowane kg 20) na ruɓaɓɓen takin {beasts}',
    barrows: 'baro {loads} (kowane kg 50) na ruɓaɓɓen takin {beasts}',
    carts: 'amalanke {loads} (kowane kg 400) na ruɓaɓɓen takin {beasts}',
  },
  beasts: { poultry: 'kaji', goat_sheep: 'awaki', cattle: 'shanu' },
  each: { one: 'g {grams} na {product}', two: 'g {grams} na {product} da g {grams2} na {product2}' },
  treeHand: {
    caps: 'Wato murfin robar ruwa {caps} daidai baki.',
    both: 'Wato murfin robar ruwa {caps}, sannan {caps2}, daidai baki.',
    bottle: 'Cikakkiyar robar ruwa ta cl 50 tana ɗaukar kimanin g 500.',
  },
  ring: {
    trunk: 'cm {cm} daga jikin bishiya',
    crown: 'ƙarƙashin ƙarshen rassa',
  },
  manure: {
    pans: 'Kwano {loads} na ruɓaɓɓen takin kaji, ko {poorLoads} na shanu, madadin buhu 1 ne.',
    barrows: 'Baro {loads} na ruɓaɓɓen takin awaki, ko {poorLoads} na shanu, sun isa a madadin buhu 1.',
    tree: 'Ƙari: kg {loads} na ruɓaɓɓen takin gargajiya ga kowace shuka sau ɗaya a shekara.',
    compound: 'Idan babu SSP, sa kg {loads} na NPK 15-15-15.',
  },
  products: {
    urea: 'yuriya',
    ssp: 'SSP (supafosfat)',
    can: 'CAN',
    gypsum: 'gifsam',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: taki na {n} cikin {of}, {products}',
      content: '{weed} Kafin {by} ta wuce sa {dose}{hand}. {place} {note} {manure}',
      sms: '{Crop}: sa {doseShort}, kafin {by} ta wuce{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: taki na {n} cikin {of}, {products}',
      content: '{weed} Kafin {by} ta wuce sa {dose}{hand}. {place} {note}',
      sms: '{Crop}: sa {doseShort}, kafin {by} ta wuce{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: taki na {nFirst}+{n}, {products}',
      content: '{weed} Kafin {by} ta wuce sa taki na {nFirst}+{n} tare: {dose}{hand}. {place} {alone} {note}',
      sms: '{Crop}: sa taki na {nFirst} da na {n} tare kafin {by} ta wuce: {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: lokacin taki na {numbers} cikin {of} ya wuce',
      content:
        'Taki na {numbers} cikin {of}, {products}, ba ya da amfani yanzu: kwanakinsa sun wuce ko ruwan da ya rage kaɗan ne. Idan ba ka sa ba, kada ka sa shi yanzu. Rufe buhun, ka ajiye shi a bushe don noma na gaba.',
      sms: '{Crop}: kada a sa {products} ({numbers} cikin {of}) yanzu, lokaci ya wuce. Ajiye buhun a bushe don noma na gaba.',
    },
    'fertilizer.hold': {
      title: '{Crop}: riƙe taki, ruwa mai yawa na zuwa',
      content:
        'Kada ka sa yanzu; ajiye buhun a bushe. Idan ruwan ya janye, sa {dose}{hand}. Lokacin taki {n} cikin {of} ya yi, amma ruwa mai yawa, mm {rain}, zai iya sauka daga yau zuwa {to}. Zai wanke taki da kuɗinka.',
      sms: '{Crop}: kada a sa taki kafin ruwa (mm {rain} zuwa {to}). Idan ya janye sa {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: ajiye taki sai ƙasa ta jiƙe',
      content:
        '{weed} Washegarin ruwa mai kyau sa {dose}{hand}. Bayan {final} ba ya da amfani: ajiye buhun. Lokacin taki na {n} cikin {of} ya yi, amma ƙasa ta bushe: taki zai ɓace ko ya ƙona saiwa.',
      sms: '{Crop}: kada a sa taki tukuna, kasa ta bushe. Washegarin ruwa sa {doseShort}. Kada a sa bayan {final}. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: sa taki idan ruwa ya janye',
      content:
        'Kada ka sa yanzu. A ranar da za ka iya noma babu laka, sa {dose}{hand}. Kada ka sa bayan {final}. Lokacin taki na {n} cikin {of} ya yi, amma ƙasa ta cika da ruwa: taki zai ɓace.',
      sms: '{Crop}: kada a sa taki, ruwa ya cika. Idan laka ta bushe, sa {doseShort}. Kada a sa bayan {final}. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: kai takin gargajiya gona',
      content:
        'Kafin {by} ta wuce, watsa {dose}, ka gauraya da ƙasa mako biyu kafin shuka. Yana aikin kimanin buhu {bags} na {product}. Sabon takin gargajiya yana ƙona iri: tara shi mako 3 zuwa 4 tukuna. {note}',
      sms: '{Crop}: kafin {by} ta wuce watsa {doseShort}, gauraya da kasa mako 2 kafin shuka.',
    },
    'fertilizer.tree': {
      title: '{Crop}: taki na {n} cikin {of} yayin da akwai danshi',
      content:
        'A danshi, sa wa kowace shuka {each}, duka {dose}. {treeHand} Kafin {by} ta wuce, cire ciyawa {ringAt}, watsa a can, nesa da jikinta, rufe da ganye. {note} {manure}',
      sms: '{Crop}: sa wa kowace shuka {each} kafin {by} ta wuce ({n} cikin {of}), {ringAt}, a danshi. Duka {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Gyaɗa: gifsam yanzu, don ƙwaya ta cika',
      content:
        'Idan ta taɓa yin fanko, sa {dose}{hand}. Kafin {by} ta wuce, yayyafa a kan layi, kada ka binne shi. Ruwa yana taimako. Kada ka sa farar ƙasa (lime) yanzu: ta makara. Ƙwaya tana zama fanko idan babu sinadarin calcium a ƙasar kusa.',
      sms: 'Gyada: yayyafa {doseShort} a kan layi kafin {by} ta wuce. {handShort} Kada a sa farar kasa (lime) yanzu. Kwaya za ta cika.',
    },
  },
}
