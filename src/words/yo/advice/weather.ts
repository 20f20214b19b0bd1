import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rules: {
    'rain.heavy': {
      title: '{Crop}: òjò ńlá ń bọ̀, la ojú omi',
      content:
        'Òjò bíi mm {rain} lè rọ̀ {span}, bíi agolo lítà mẹ́wàá {cans} ní mítà onígun mẹ́rin kan. Omi tó dúró ń pa gbòǹgbò. Kí {by} tó kọjá, la ojú omi. Má bomi rin, má fín, má fi ajílẹ̀ títí yóò fi kọjá.',
      sms: '{Crop}: ojo nla {span}, bii mm {rain}. E la ona omi ki {by} to koja. E ko gbodo fi ajile, fin oogun tabi bomi rin.',
    },
    'rain.heavy-rice': {
      title: 'Ìrẹsì: òjò ńlá ń bọ̀, yẹ ebè omi wò',
      content:
        'Òjò bíi mm {rain} lè rọ̀ {span}. Omi jíjìn ń bo ìrẹsì kékeré mọ́lẹ̀. Kí {by} tó kọjá, tún ebè ṣe, ṣí ọ̀nà fún omi àjẹṣẹ́kù. Má fi ajílẹ̀ títí yóò fi kọjá.',
      sms: 'Iresi: ojo nla {span}, bii mm {rain}. E tun ebe se, e si ona omi ki {by} to koja. E ko gbodo fi ajile.',
    },
    'rain.wet-soil': {
      title: '{Crop}: omi ti kún ilẹ̀',
      content:
        'Òjò púpọ̀ ti rọ̀, ilẹ̀ kò lè gbà mọ́. Gbòǹgbò tí kò rí afẹ́fẹ́ ń pọ́n, ó ń jẹrà. Ṣáájú {by} la ojú omi níbi tó dúró, má tẹ ilẹ̀ tútù. Fi ajílẹ̀ tàbí oògùn nígbà tí omi bá ṣàn tán.',
      sms: '{Crop}: omi kun ile. Ki {by} to koja e la ona omi nibi to duro. E ko gbodo fi ajile tabi oogun titi omi yoo fi san.',
    },
    'wind.prop': {
      title: '{Crop}: ìjì ń bọ̀, fi igi gbé e',
      content:
        'Afẹ́fẹ́ bíi km {wind} ní wákàtí lè fẹ́ ṣáájú {to}. Èyí tó ní odidi ń ṣubú, odidi á ṣòfò. Ṣáájú {by} fi igi oníga gbé e, gé ewé tó kú, so wọ́n pọ̀.',
      sms: '{Crop}: iji saaju {to}. Fi igi gbe eyi to ni odidi saaju {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: ooru ńlá nígbà òdòdó',
      content:
        'À ń retí ooru tó {tmax} °C {span}. Nínú irú ooru yìí òdòdó kì í so. Bomi rin ín ní kùtùkùtù tí o bá lè ṣe é, fi koríko gbígbẹ bo ilẹ̀, má fín tàbí ro nínú ooru.',
      sms: '{Crop}: ooru to {tmax}C {span} nigba ododo. Bomi rin in ni kutukutu, bo ile.',
    },
    'heat.days': {
      title: '{Crop}: ọjọ́ ooru ńlá ń bọ̀',
      content:
        'À ń retí ooru tó {tmax} °C fún ọjọ́ {hotDays} tàbí jù, títí di {to}. Ohun ọ̀gbìn ń pàdánù omi kíákíá. Bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́, ṣíji bo èéhù, bo ilẹ̀. Ṣiṣẹ́ nígbà tí ó tutù.',
      sms: '{Crop}: ooru titi di {to}, to {tmax}C. Bomi rin aaro tabi irole, siji bo eehu, bo ile.',
    },
    'cold.nights': {
      title: '{Crop}: òtútù òru ń dá ìdàgbà dúró',
      content:
        'À ń retí òru bíi {tmin} °C títí di {to}. Ohun ọ̀gbìn ń lọ́ra, èéhù ń pọ́n. Bo èéhù ní òru, bomi rin ní àárọ̀, kì í ṣe ìrọ̀lẹ́, dá ajílẹ̀ dúró títí yóò fi móoru.',
      sms: '{Crop}: otutu oru, bii {tmin}C titi di {to}. Bo eehu ni oru, bomi rin ni aaro, da ajile duro.',
    },
    'cold.frost': {
      title: '{Crop}: yìnyín lè dé',
      content:
        'Òru bíi {tmin} °C lè mú yìnyín wá ṣáájú {to}. Ó ń sọ ewé di dúdú, ó ń pa èéhù. Kí oòrùn tó wọ̀ fi aṣọ tàbí koríko bò ó, jẹ́ kí ilẹ̀ tutù, ṣí i ní àárọ̀.',
      sms: '{Crop}: yinyin le de saaju {to}, bii {tmin}C. Bo o ki oorun to wo, je ki ile tutu.',
    },
  },
}
