import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    area: 'bíi lítà {litres} fún {acres}',
    acre: 'bíi lítà {litres} fún éékà kan',
    cans: 'agolo lítà mẹ́wàá {cans} fún bẹ́ẹ̀dì mítà 1 sí 10',
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: bomi rin in ṣáájú {by}',
      content:
        'Ilẹ̀ ń gbẹ, òjò kò sí nítòsí. Ohun ọ̀gbìn tí òùngbẹ ń gbẹ kì í dàgbà. Fún un ní omi bíi mm {mm}: {water}. Ṣe é ní àárọ̀ tàbí ìrọ̀lẹ́, ṣáájú {by}. Kọ́kọ́ gbẹ́ cm 20: tí ilẹ̀ bá tutù níbẹ̀, dúró.',
      sms: '{Crop}: ile n gbe. Fun un ni omi bii mm {mm} saaju {by}, aaro tabi irole. Koko gbe cm 20: ti o ba tutu, duro.',
    },
    'irrigation.flowering': {
      title: '{Crop}: bomi rin in nísinsìnyí',
      content:
        'Ilẹ̀ ti gbẹ jù ní àkókò tí òùngbẹ ń ba ìkórè jẹ́ jùlọ. Fún un ní omi bíi mm {mm}: {water}. Ṣe é ṣáájú {by}, ní àárọ̀ tàbí ìrọ̀lẹ́. Kọ́kọ́ gbẹ́ cm 20: tí ilẹ̀ bá tutù níbẹ̀, dúró.',
      sms: '{Crop}: bomi rin in saaju {by}, oungbe n ba ikore je. Bii mm {mm}. Koko gbe cm 20: ti o ba tutu, duro.',
    },
    'irrigation.soon': {
      title: '{Crop} yóò nílò omi ṣáájú {by}',
      content:
        'Ilẹ̀ ṣì ní omi díẹ̀, ṣùgbọ́n {crop} yóò lò ó tán láìpẹ́. Múra omi bíi mm {mm}: {water}. Lójoojúmọ́ fọwọ́ kan ilẹ̀ ní jíjìn cm 20; bomi rin in ṣáájú {by} tó bá gbẹ tí òjò kò rọ̀.',
      sms: '{Crop}: yoo nilo omi saaju {by}, bii mm {mm}. Ye ile wo ni cm 20; bomi rin in ti o ba gbe.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: má bomi rin in, òjò ń bọ̀',
      content:
        'À ń retí òjò bíi mm {rain} ṣáájú {to}. Bíbomi rin nísinsìnyí ń fi omi àti owó ṣòfò. Dúró de òjò. Ní {by} gbẹ́ cm 20: tí ilẹ̀ bá ṣì gbẹ, bomi rin in.',
      sms: '{Crop}: ojo bii mm {rain} n bo ki {to} to koja. E ko gbodo bomi rin in bayii. Ni {by} e ye ile wo; ti o ba gbe, e bomi rin in.',
    },
    'irrigation.enough': {
      title: '{Crop}: omi tó nínú ilẹ̀ lọ́sẹ̀ yìí',
      content:
        'Ilẹ̀ oko {crop} rẹ ní omi tó tó bí ọ̀sẹ̀ kan. Omi àfikún máa ń fọ oúnjẹ ilẹ̀ lọ, ó sì ń náni lówó. Má bomi rin in báyìí. Ní {by} gbẹ́ cm 20: tó bá gbẹ, tún bẹ̀rẹ̀.',
      sms: '{Crop}: omi to ninu ile lose yii. E ko gbodo bomi rin in bayii. E ye ile wo, cm 20 jin, ni {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: dá omi dúró kí o tó kórè',
      content:
        'Ìkórè ń gbó. Omi nísinsìnyí ń fa ìdíbàjẹ́ àti èbu. Dá omi dúró, la ojú omi kí oko gbẹ. Kórè nígbà tí o bá rí àmì: {sign}. Máa yẹ̀ ẹ́ wò títí di {by}.',
      sms: '{Crop}: o n gbo. Da omi duro, la oju omi. Kore nigba ti o ba ri: {sign}.',
    },
    'irrigation.pond': {
      title: 'Ìrẹsì: jẹ́ kí omi díẹ̀ dúró lóko',
      content:
        'Omi tó dúró ń dènà koríko; oko gbígbẹ nígbà òdòdó ń fa ìrẹsì òfìfo. Òjò kò sí nítòsí. Jẹ́ kí omi bíi cm 5 (ìka mẹ́ta) dúró. Dà á wọlé ṣáájú {by}, dí ihò, yẹ̀ ẹ́ wò lọ́jọ́ méjì méjì.',
      sms: 'Iresi: je ki omi bii cm 5 duro, da a wole saaju {by}. Oko gbigbe n fa iresi ofifo.',
    },
    'dry.young': {
      title: '{Crop}: ran èéhù lọ́wọ́ nínú ọ̀gbẹlẹ̀',
      content:
        '{why} Gbòǹgbò èéhù kúrú, òun ló ń kọ́kọ́ gbẹ. Ro koríko, fi koríko gbígbẹ bo ilẹ̀, dá ajílẹ̀ dúró títí òjò yóò fi rọ̀. Tí o bá ń pọn omi, fún aláìlera ní ìrọ̀lẹ́. Ṣe é ṣáájú {by}.',
      sms: '{Crop}: ogbele. Ro koriko, fi koriko gbigbe bo ile, da ajile duro titi ojo. Saaju {by}.',
    },
    'dry.growing': {
      title: '{Crop}: pa omi inú ilẹ̀ mọ́',
      content:
        '{why} Ohun ọ̀gbìn rẹ ń lo omi tó kù nínú ilẹ̀. Ṣáájú {by} ro koríko, fi koríko gbígbẹ bo ilẹ̀, di ebè kí ó lè gba òjò tó ń bọ̀. Dá ajílẹ̀ dúró títí ilẹ̀ yóò fi tutù.',
      sms: '{Crop}: ile n gbe. Saaju {by} ro koriko, bo ile, di ebe ki o le gba ojo. Da ajile duro.',
    },
    'dry.flowering': {
      title: '{Crop}: ọ̀gbẹlẹ̀ ní àkókò tó burú jù',
      content:
        '{why} Ní ìpele yìí òùngbẹ ń ba ìkórè jẹ́ jùlọ. Ṣáájú {by} fa koríko láìgé gbòǹgbò, bo ilẹ̀, di ebè. Tí o bá lè rí omi, ọ̀sẹ̀ yìí ni ó ṣe pàtàkì jù. Dá ajílẹ̀ dúró.',
      sms: '{Crop}: ogbele ni akoko to buru ju. Saaju {by} ro koriko, bo ile, di ebe. Ti o ba ri omi, lo o lose yii.',
    },
    'dry.tree': {
      title: '{Crop}: dáàbò bo gbòǹgbò nínú ẹ̀ẹ̀rùn',
      content:
        '{why} Ṣáájú {by} tẹ́ ewé gbígbẹ sábẹ́ igi, àtẹ́lẹwọ́ kan sí ìdí. Ro abẹ́ igi. Fún igi tí kò tó ọdún mẹ́ta ní omi. Má gé ẹ̀ka púpọ̀, ṣọ́ra fún iná.',
      sms: '{Crop}: eerun. Saaju {by} te ewe gbigbe sabe igi, fun igi kekere ni omi. Sora fun ina.',
    },
  },
}
