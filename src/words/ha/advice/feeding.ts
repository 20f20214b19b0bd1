import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{amount} don {area} naka',
    acre: '{amount} a eka ɗaya',
    hectare: '{amount} a hekta ɗaya',
  },
  doseShort: {
    area: '{amountShort} don {area}',
    acre: '{amountShort} a eka',
    hectare: '{amountShort} a hekta',
  },
  amount: {
    bags: 'buhu {least} (kowanne kg 50)',
    half: 'rabin buhun kg 50',
    bagsRange: 'buhu {least} zuwa {most} (kowanne kg 50)',
    kg: 'kg {least}',
    kgRange: 'kg {least} zuwa {most}',
  },
  amountShort: {
    bags: 'buhu {least}',
    half: 'rabin buhu',
    bagsRange: 'buhu {least} zuwa {most}',
  },
  hand: {
    stand: {
      caps: ', murfin robar ruwa {caps} daidai baki a kowane rami',
      share: ', murfin robar ruwa 1 don rami {stands}',
    },
    metre: {
      caps: ', murfin robar ruwa {caps} daidai baki a kowace mita',
      share: ', murfin robar ruwa 1 don mita {stands}',
    },
  },
  place: {
    stand: 'A danshin ƙasa sa shi a rami mai zurfin cm {deep}, cm {cm} daga shuka, ka rufe.',
    ring: 'A danshin ƙasa sa shi a rabin da’ira cm {cm} daga gindi, zurfi cm {deep}, ka rufe.',
    band: 'A danshin ƙasa sa shi a magudana mai zurfin cm {deep}, cm {cm} daga layi, ka rufe.',
    mud: 'Fitar da ruwa sai laka kawai, watsa shi daidai, ka mai da ruwa bayan kwana 2 zuwa 3.',
    broadcast: 'Watsa shi a kan fangali idan ganye ya bushe, gauraya da ƙasa, ka yi ban ruwa nan take.',
  },
  placeShort: {
    stand: 'Rami cm {deep}, cm {cm} daga shuka; rufe.',
    ring: 'Rabin da’ira cm {cm} daga gindi, zurfi cm {deep}; rufe.',
    band: 'Magudana cm {deep}, cm {cm} daga layi; rufe.',
    mud: 'Fitar da ruwa, watsa, mai da ruwa bayan kwana 2-3.',
    broadcast: 'Watsa a fangali, gauraya, yi ban ruwa.',
  },
  ring: {
    trunk: 'cm {cm} daga jikin bishiya',
    crown: 'ƙarƙashin ƙarshen rassa',
  },
  manure: 'Ruɓaɓɓen taki yana rage rabi.',
  products: {
    urea: 'yuriya',
    ssp: 'SSP (supafosfat)',
    can: 'CAN',
    gypsum: 'gifsam',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: taki na {n} cikin {of}, {product}',
      content: 'Taki na {n} cikin {of}. Sa {product}, kimanin {dose}{hand}. {place} Yi kafin {by}. {manure}',
      sms: '{Crop}: sa {product}, {doseShort}, kafin {by}. {placeShort} Taki na {n} cikin {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: taki na {n} cikin {of}, {product}',
      content: 'Taki na {n} cikin {of}. Fara cire ciyawa. Sa {product}, kimanin {dose}{hand}. {place} Yi kafin {by}.',
      sms: '{Crop}: sa {product}, {doseShort}, kafin {by}. {placeShort} Taki na {n} cikin {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: riƙe taki, ruwa mai yawa na zuwa',
      content:
        'Lokacin taki na {n} cikin {of} ya yi, amma ruwa mai yawa, kimanin mm {rain}, zai iya sauka kafin {to}. Zai wanke {product} da kuɗinka. Kada ka sa yanzu. Idan ruwan ya janye, sa kimanin {dose}.',
      sms: '{Crop}: kada a sa {product} kafin ruwa (kimanin mm {rain} kafin {to}). Idan ruwan ya janye sa {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: ajiye taki sai ƙasa ta jiƙe',
      content:
        'Lokacin taki na {n} cikin {of} ya yi, amma ƙasa ta bushe: {product} zai ɓace ko ya ƙona saiwa. Kada ka sa yanzu; cire ciyawa. Washegarin ruwa mai kyau sa kimanin {dose}. Bayan {final} ba ya da amfani: ajiye buhun.',
      sms: '{Crop}: kada a sa {product} tukuna, kasa ta bushe. Cire ciyawa. Washegarin ruwa sa {doseShort}, ba bayan {final} ba.',
    },
    'fertilizer.tree': {
      title: '{Crop}: sa taki yayin da ƙasa ke da danshi',
      content:
        'Ruwan sama yana kai abinci ga saiwa yanzu. Sa wa kowace shuka kimanin g {grams} na {product}: buhun kg 50 ya isa {trees}. Kafin {by} cire ciyawa {ringAt}, watsa shi a can, nesa da jiki, ka rufe da ganye.',
      sms: '{Crop}: sa wa kowace shuka g {grams} na {product} kafin {by}, nesa da jiki, yayin da kasa ke da danshi. Buhu ya isa {trees}.',
    },
    'fertilizer.pods': {
      title: 'Gyaɗa: gifsam yanzu, don ƙwaya ta cika',
      content:
        'Ƙwaya tana cika daga ƙasar kusa da ita, tana zama fanko idan babu alli. Idan ta taɓa yin fanko, sa gifsam, kimanin {dose}. Kafin {by} yayyafa a kan layi, kada ka binne. Ruwa yana taimako. Kada ka sa farar ƙasa yanzu.',
      sms: 'Gyada: yayyafa gifsam a kan layi kafin {by}, {doseShort}, don kwaya ta cika. Ruwa yana taimako. Kada a sa farar kasa.',
    },
  },
}
