import type { weatherTexts as english } from '../../en/advice/weather.ts'

export const weatherTexts: typeof english = {
  rains: {
    coming: 'Òjò bíi mm {rain} lè rọ̀ {span}, korobá {cans} onílítà 10 ní mítà onígun mẹ́rin.',
    fallen: 'Òjò bíi mm {fallen} ti rọ̀ láti {from}, korobá {cans} onílítà 10 ní mítà onígun mẹ́rin.',
    both: 'Òjò bíi mm {fallen} ti rọ̀ láti {from}, mm {rain} sí i lè rọ̀ kí {to} tó kọjá.',
  },
  rainsShort: {
    coming: 'bíi mm {rain} {span}',
    fallen: 'bíi mm {fallen} ti rọ̀',
    both: 'mm {fallen} ti rọ̀, mm {rain} sí i kí {to} tó kọjá',
  },
  lift: 'Kọ́kọ́ wú èyí tó gbó.',
  rules: {
    'rain.heavy': {
      title: 'Òjò ńlá ń bọ̀, la ọ̀nà omi',
      content:
        'Kí {by} tó kọjá, la ọ̀nà omi sísàlẹ̀ oko. {lift} Ẹ kò gbọdọ̀ bomi rin tàbí fi ajílẹ̀ títí òjò yóò fi kọjá. {rains} Omi tó dúró fún ọjọ́ kan ń pa gbòǹgbò.',
      sms: 'Ẹ la ọ̀nà omi kí {by} tó kọjá. Òjò ńlá: {rainsShort}. Ẹ kò gbọdọ̀ fi ajílẹ̀ tàbí bomi rin títí òjò yóò fi kọjá.',
    },
    'rain.heavy-clay': {
      title: 'Òjò ńlá ń bọ̀, gbẹ́ kòtò omi',
      content:
        'Kí {by} tó kọjá, gbẹ́ kòtò omi sísàlẹ̀. {lift} Ẹ kò gbọdọ̀ tẹ amọ̀ tútù tàbí fi ajílẹ̀ títí omi yóò fi ṣàn lọ. {rains} Lórí amọ̀ omi ń dúró, gbòǹgbò ń jẹrà.',
      sms: 'Ẹ gbẹ́ kòtò omi sí ìsàlẹ̀ oko kí {by} tó kọjá. Òjò ńlá: {rainsShort}. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí omi yóò fi ṣàn lọ.',
    },
    'rain.sand': {
      title: 'Ẹ dá ajílẹ̀ dúró, òjò ń fọ̀ ọ́ kúrò nínú iyanrìn',
      content:
        '{rains} Ó ń fọ yúríà àti NPK lọ. Ẹ kò gbọdọ̀ fi wọ́n títí {to} yóò fi kọjá. Tí ewé bá pọ́n, fi ìdá kan nínú mẹ́ta iye tí ẹ ń fi. Fi koríko gbígbẹ bo ilẹ̀.',
      sms: 'Ẹ kò gbọdọ̀ fi yúríà tàbí NPK títí {to} yóò fi kọjá: {rainsShort}. Fi koríko gbígbẹ bo ilẹ̀.',
    },
    'rain.heavy-rice': {
      title: 'Ìrẹsì: òjò ńlá ń bọ̀, yẹ ògiri omi wò',
      content:
        'Kí {by} tó kọjá, tún ògiri omi ṣe. Jẹ́ kí omi jáde tó bá bo ewé nìkan. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí yóò fi kọjá. {rains} Ewé tó wà lómi ju ọjọ́ méjì lọ ń kú.',
      sms: 'Ìrẹsì: ẹ tún ògiri omi ṣe kí {by} tó kọjá: òjò {rainsShort}. Ẹ kò gbọdọ̀ fi ajílẹ̀. Jẹ́ kí omi jáde tí ó bá bo ewé nìkan.',
    },
    'rain.wet-soil': {
      title: 'Ẹ la ọ̀nà omi, omi ti kún ilẹ̀',
      content:
        'Kí {by} tó kọjá, la ọ̀nà fún omi tó dúró. {lift} Ẹ kò gbọdọ̀ tẹ ilẹ̀ tútù tàbí fi ajílẹ̀ títí ilẹ̀ yóò fi le. {rains} Gbòǹgbò tí kò rí afẹ́fẹ́ ń jẹrà.',
      sms: 'Ẹ la ọ̀nà omi níbi tí omi dúró sí kí {by} tó kọjá: {rainsShort}. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí omi yóò fi ṣàn lọ.',
    },
    'wind.prop': {
      title: '{Crop}: ìjì ń bọ̀, fi igi gbé e',
      content:
        'Afẹ́fẹ́ bíi km {wind} ní wákàtí lè fẹ́ kí {to} tó kọjá. Èyí tó so èso púpọ̀ ń ṣubú, èso á ṣòfò. Kí {by} tó kọjá, fi igi ẹlẹ́ka méjì gbé e níbi tó tẹ̀ sí, gé ewé tó kú, so wọ́n pọ̀.',
      sms: '{Crop}: kí {by} tó kọjá, fi igi gbé èyí tó ti so èso. Ìjì ń bọ̀ kí {to} tó kọjá.',
    },
    'heat.flowering': {
      title: '{Crop}: ẹ bomi rin ín nírọ̀lẹ́, ooru nígbà òdòdó',
      content:
        'Tí ẹ bá rí omi, bomi rin ín ní ìrọ̀lẹ́ tàbí kí ilẹ̀ tó mọ́. Fi koríko gbígbẹ bo ilẹ̀. Ẹ kò gbọdọ̀ fín oògùn tàbí ro oko lọ́sàn-án. À ń retí ooru tó {tmax} °C fún ọjọ́ {hotDays}, {span}. Òdòdó ń gbẹ, kì í so púpọ̀.',
      sms: '{Crop}: bomi rin ín ní ìrọ̀lẹ́ tí ẹ bá lè, bo ilẹ̀. Ooru tó {tmax}C {span}, nígbà òdòdó. Ẹ kò gbọdọ̀ fín oògùn tàbí ro oko lọ́sàn-án.',
    },
    'heat.nights': {
      title: '{Crop}: ẹ bomi rin ín nírọ̀lẹ́, òru gbígbóná',
      content:
        'Tí ẹ bá lè rí omi, bomi rin ín ní ìrọ̀lẹ́. Fi koríko gbígbẹ bo ilẹ̀. Ẹ kò gbọdọ̀ fín oògùn tàbí ro oko lọ́sàn-án. À ń retí òru tó gbóná tó {tmin} °C fún ọjọ́ {hotDays}, {span}. Nínú irú òru yìí òdòdó ń rẹ̀ dànù.',
      sms: '{Crop}: bomi rin ín ní ìrọ̀lẹ́ tí ẹ bá lè, bo ilẹ̀. Òru gbóná tó {tmin}C {span}: òdòdó lè rẹ̀ dànù.',
    },
    'cold.nights': {
      title: '{Crop}: ẹ bo ibi ìtọ́jú irúgbìn, òru tútù',
      content:
        'À ń retí òru bíi {tmin} °C títí di {to}. Ohun ọ̀gbìn ń lọ́ra láti dàgbà, èéhù ń pọ́n. Bo èéhù ní òru, bomi rin ín ní àárọ̀, kì í ṣe ìrọ̀lẹ́. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí yóò fi móoru.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fi ajílẹ̀ báyìí, bo èéhù ní òru, bomi rin ín ní àárọ̀. Òtútù òru bíi {tmin}C títí di {to}.',
    },
    'cold.frost': {
      title: '{Crop}: ẹ bo ọ̀gbìn, òtútù yìnyín lè dé',
      content:
        'Òru bíi {tmin} °C lè mú òtútù yìnyín wá kí {to} tó kọjá. Ó ń pa ohun ọ̀gbìn yìí. Bomi rin ilẹ̀ lónìí. Kí oòrùn tó wọ̀ fi aṣọ, koríko tàbí ọ̀rá bò ó, ṣí i ní àárọ̀ nígbà tí oòrùn bá yọ.',
      sms: '{Crop}: fi aṣọ tàbí koríko bò ó kí oòrùn tó wọ̀, bomi rin ín lónìí. Òtútù yìnyín lè dé kí {to} tó kọjá, bíi {tmin}C. Ṣí i ní àárọ̀.',
    },
    'cold.field': {
      title: '{Crop}: ẹ rin ilẹ̀, òtútù yìnyín lè dé',
      content:
        'Òru bíi {tmin} °C lè mú òtútù yìnyín wá kí {to} tó kọjá. Ó ń pa ohun ọ̀gbìn yìí. A kò lè bo oko ńlá: bomi rin ilẹ̀ lónìí tí ẹ bá lè ṣe é, bo èéhù kí oòrùn tó wọ̀, kórè ohun tó ti tó.',
      sms: '{Crop}: bomi rin ilẹ̀ lónìí tí ẹ bá lè, bo èéhù, kórè ohun tó ti tó. Òtútù yìnyín lè dé kí {to} tó kọjá, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: ẹ wé igi kékeré, òtútù lè pa wọ́n',
      content:
        'Òru bíi {tmin} °C lè mú òtútù yìnyín wá kí {to} tó kọjá. Ó lè pa igi tí kò tó ọdún mẹ́ta. Bomi rin wọ́n lónìí. Kí oòrùn tó wọ̀ fi koríko tàbí àpò wé ara igi, bo orí rẹ̀. Ṣí i ní àárọ̀.',
      sms: '{Crop}: bomi rin igi kékeré lónìí, wé ara rẹ̀, bo orí rẹ̀ kí oòrùn tó wọ̀. Òtútù yìnyín lè dé kí {to} tó kọjá, bíi {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: òtútù yìnyín lè jó ewé',
      content:
        'À ń retí òru bíi {tmin} °C kí {to} tó kọjá. {Crop} lè fara da òtútù yìnyín: ewé lè jó, ṣùgbọ́n tuntun yóò hù. Kò sí ìdí láti bò ó. Ẹ kò gbọdọ̀ gé ewé tàbí ẹ̀ka tó jó títí tuntun yóò fi hù.',
      sms: '{Crop}: kò sí ìdí láti bò ó. Òtútù yìnyín {tmin}C lè jó ewé kí {to} tó kọjá, tuntun yóò hù. Ẹ kò gbọdọ̀ gé ewé tó jó báyìí.',
    },
    'cold.winter': {
      title: '{Crop}: òtútù yìnyín yóò dé kí ó tó gbó',
      content:
        'Òtútù yìnyín ń wá níbí láti Júùnù sí Ọ́gọ́ọ̀sì, ó ń pa {crop}. Ohun tí ẹ gbìn kò ní gbó ṣáájú. Ẹ kò gbọdọ̀ ná owó púpọ̀ mọ́, kórè ohun tí ẹ bá lè kórè kí {to} tó kọjá, gbin tuntun ní Ọ́gọ́ọ̀sì tàbí Sẹ̀tẹ́ńbà.',
      sms: '{Crop}: ẹ kò gbọdọ̀ ná owó púpọ̀ mọ́: òtútù yìnyín Júùnù sí Ọ́gọ́ọ̀sì yóò pa á kí ó tó gbó. Gbin tuntun ní Ọ́gọ́ọ̀sì tàbí Sẹ̀tẹ́ńbà.',
    },
    'dry.paddy': {
      title: 'Ìrẹsì: mú omi wá sí oko báyìí',
      content:
        'Kí {by} tó kọjá, dí gbogbo ihò ògiri omi. Mú omi tí ẹ bá rí wá, títí yóò fi jìn tó ìka mẹ́ta. Ẹ kò gbọdọ̀ fi yúríà títí di ìgbà náà. Fa koríko. {why} Oko gbígbẹ ṣáájú òdòdó àti nígbà òdòdó ń fa ìrẹsì òfìfo.',
      sms: 'Ìrẹsì: dí ihò ògiri omi, mú omi wá kí {by} tó kọjá, ìka mẹ́ta. Òjò kò rọ̀ fún ọjọ́ {dry}, ìrẹsì yóò di òfìfo. Ẹ kò gbọdọ̀ fi yúríà.',
    },
  },
}
