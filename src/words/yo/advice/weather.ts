import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rains: {
    coming: 'Òjò bíi mm {rain} lè rọ̀ {span}, agolo {cans} ti lítà 10 ní mítà onígun mẹ́rin.',
    fallen: 'Òjò bíi mm {fallen} ti rọ̀ láti {from}, agolo {cans} ti lítà 10 ní mítà onígun mẹ́rin.',
    both: 'Òjò bíi mm {fallen} ti rọ̀ láti {from}, mm {rain} sí i lè rọ̀ kí {to} tó kọjá.',
  },
  rainsShort: {
    coming: 'bii mm {rain} {span}',
    fallen: 'bii mm {fallen} ti ro',
    both: 'mm {fallen} ti ro, mm {rain} si i saaju {to}',
  },
  lift: 'Kọ́kọ́ wú èyí tó gbó.',
  rules: {
    'rain.heavy': {
      title: 'Òjò ńlá ń bọ̀, la ojú omi',
      content:
        '{rains} Omi tó dúró fún ọjọ́ kan ń pa gbòǹgbò. Kí {by} tó kọjá, la ọ̀nà omi. {lift} Ẹ kò gbọdọ̀ bomi rin tàbí fi ajílẹ̀ títí yóò fi kọjá.',
      sms: 'E la ona omi ki {by} to koja. Ojo nla: {rainsShort}. E ko gbodo fi ajile tabi bomi rin.',
    },
    'rain.heavy-clay': {
      title: 'Òjò ńlá ń bọ̀, gbẹ́ ọ̀nà omi',
      content:
        '{rains} Lórí amọ̀ omi ń dúró, gbòǹgbò ń jẹrà. Kí {by} tó kọjá, gbẹ́ ọ̀nà omi. {lift} Ẹ kò gbọdọ̀ tẹ amọ̀ tútù tàbí fi ajílẹ̀ títí omi yóò fi ṣàn.',
      sms: 'E gbe ona omi ki {by} to koja. Ojo nla: {rainsShort}. E ko gbodo fi ajile titi omi yoo fi san.',
    },
    'rain.sand': {
      title: 'Òjò ń fọ ajílẹ̀ kúrò nínú iyanrìn',
      content:
        '{rains} Òjò ń gbé yúríà àti NPK lọ sísàlẹ̀ gbòǹgbò. Ẹ kò gbọdọ̀ fi wọ́n títí {to} yóò fi kọjá. Bí ewé bá pọ́n, fi ìdá kan nínú mẹ́ta. Fi koríko bo ilẹ̀.',
      sms: 'E ko gbodo fi yuria tabi NPK titi {to} yoo fi koja: {rainsShort}. Fi koriko gbigbe bo ile.',
    },
    'rain.heavy-rice': {
      title: 'Ìrẹsì: òjò ńlá ń bọ̀, yẹ ebè omi wò',
      content:
        '{rains} Ewé tó wà lábẹ́ omi ju ọjọ́ méjì lọ ń kú. Kí {by} tó kọjá, tún ògiri omi ṣe. Jẹ́ kí omi jáde bí ó bá bo ewé nìkan. Ẹ kò gbọdọ̀ fi ajílẹ̀.',
      sms: 'Iresi: e tun ogiri omi se ki {by} to koja: {rainsShort}. Je ki omi jade bi o ba bo ewe nikan. E ko gbodo fi ajile.',
    },
    'rain.wet-soil': {
      title: 'Omi ti kún ilẹ̀',
      content:
        '{rains} Gbòǹgbò tí kò rí afẹ́fẹ́ ń jẹrà. Kí {by} tó kọjá, la ọ̀nà omi. {lift} Ẹ kò gbọdọ̀ tẹ ilẹ̀ tútù tàbí fi ajílẹ̀ títí omi yóò fi ṣàn.',
      sms: 'E la ona omi ki {by} to koja: {rainsShort}. E ko gbodo fi ajile titi omi yoo fi san.',
    },
    'wind.prop': {
      title: '{Crop}: ìjì ń bọ̀, fi igi gbé e',
      content:
        'Afẹ́fẹ́ bíi km {wind} ní wákàtí lè fẹ́ ṣáájú {to}. Èyí tó ní odidi ń ṣubú, odidi á ṣòfò. Ṣáájú {by} fi igi oníga gbé e, gé ewé tó kú, so wọ́n pọ̀.',
      sms: '{Crop}: saaju {by} fi igi gbe eyi to ni odidi. Iji n bo ki {to} to koja.',
    },
    'heat.flowering': {
      title: '{Crop}: ooru ńlá nígbà òdòdó',
      content:
        'À ń retí ooru tó {tmax} °C fún ọjọ́ {hotDays}, {span}. Òdòdó ń gbẹ, kì í so púpọ̀. Tí o bá rí omi, bomi rin ín ní ìrọ̀lẹ́ tàbí kí ilẹ̀ tó mọ́. Fi koríko gbígbẹ bo ilẹ̀. Ẹ kò gbọdọ̀ fín oògùn tàbí roko nínú ooru.',
      sms: '{Crop}: bomi rin in ni irole ti o ba le, bo ile. Ooru to {tmax}C {span}, nigba ododo. E ko gbodo fin oogun tabi ro oko ninu ooru.',
    },
    'heat.nights': {
      title: '{Crop}: òru gbígbóná nígbà òdòdó',
      content:
        'À ń retí òru tó gbóná tó {tmin} °C fún ọjọ́ {hotDays}, {span}. Nínú irú òru yìí òdòdó ń rẹ̀ dànù. Tí o bá lè rí omi, bomi rin ín ní ìrọ̀lẹ́. Fi koríko gbígbẹ bo ilẹ̀. Ẹ kò gbọdọ̀ fín oògùn tàbí ro oko nínú ooru.',
      sms: '{Crop}: bomi rin in ni irole ti o ba le, bo ile. Oru gbona to {tmin}C {span}: ododo le re danu.',
    },
    'cold.nights': {
      title: '{Crop}: òtútù òru ń dá ìdàgbà dúró',
      content:
        'À ń retí òru bíi {tmin} °C títí di {to}. Ohun ọ̀gbìn ń lọ́ra, èéhù ń pọ́n. Bo èéhù ní òru, bomi rin ní àárọ̀, kì í ṣe ìrọ̀lẹ́, dá ajílẹ̀ dúró títí yóò fi móoru.',
      sms: '{Crop}: bo eehu ni oru, bomi rin in ni aaro, da ajile duro. Otutu oru bii {tmin}C titi di {to}.',
    },
    'cold.frost': {
      title: '{Crop}: òtútù yìnyín lè dé',
      content:
        'Òru bíi {tmin} °C lè mú òtútù yìnyín wá ṣáájú {to}. Ó ń pa ohun ọ̀gbìn yìí. Bomi rin ilẹ̀ ní ọjọ́ kan ṣáájú. Kí oòrùn tó wọ̀ fi aṣọ tàbí koríko bò ó, ṣí i ní àárọ̀.',
      sms: '{Crop}: bo o ki oorun to wo, bomi rin in ni ojo kan saaju. Otutu yinyin le de saaju {to}, bii {tmin}C. Si i ni aaro.',
    },
    'cold.field': {
      title: '{Crop}: òtútù yìnyín lè dé',
      content:
        'Òru bíi {tmin} °C lè mú òtútù yìnyín wá ṣáájú {to}. Ó ń pa ohun ọ̀gbìn yìí. A kò lè bo oko ńlá: bomi rin ilẹ̀ ní ọjọ́ kan ṣáájú tí o bá lè ṣe é, bo èéhù kí oòrùn tó wọ̀, kórè ohun tó ti tó.',
      sms: '{Crop}: bomi rin ile ni ojo kan saaju ti o ba le, bo eehu, kore ohun to ti to. Otutu yinyin le de saaju {to}, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: òtútù yìnyín lè pa igi kékeré',
      content:
        'Òru bíi {tmin} °C lè mú òtútù yìnyín wá ṣáájú {to}. Ó lè pa igi tí kò tó ọdún mẹ́ta. Bomi rin wọ́n ní ọjọ́ kan ṣáájú. Kí oòrùn tó wọ̀ fi koríko di ara igi, bo orí rẹ̀. Ṣí i ní àárọ̀.',
      sms: '{Crop}: bomi rin igi kekere ni ojo kan saaju, di ara re, bo ori re ki oorun to wo. Otutu yinyin saaju {to}, bii {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: òtútù yìnyín lè jó ewé',
      content:
        'À ń retí òru bíi {tmin} °C ṣáájú {to}. {Crop} lè fara da òtútù yìnyín: ewé lè jó, ṣùgbọ́n tuntun yóò hù. Kò sí ìdí láti bò ó. Ẹ kò gbọdọ̀ gé ewé tó jó títí tuntun yóò fi hù.',
      sms: '{Crop}: ko si idi lati bo o. Otutu yinyin {tmin}C saaju {to} le jo ewe, tuntun yoo hu. E ko gbodo ge eyi to jo sibe.',
    },
    'cold.winter': {
      title: '{Crop}: òtútù yìnyín yóò dé kí ó tó gbó',
      content:
        'Òtútù yìnyín ń wá níbí láti Júùnù sí Ọ́gọ́ọ̀sì, ó ń pa {crop}. Ohun tí o gbìn kò ní gbó ṣáájú. Ẹ kò gbọdọ̀ ná owó púpọ̀ mọ́, kórè ohun tí o bá lè kórè ṣáájú {to}, gbin tuntun ní Ọ́gọ́ọ̀sì tàbí Sẹ̀tẹ́ńbà.',
      sms: '{Crop}: e ko gbodo na owo pupo mo: otutu yinyin Juunu si Ogoosi yoo pa a ki o to gbo. Gbin tuntun ni Ogoosi tabi Setenba.',
    },
    'dry.paddy': {
      title: 'Ìrẹsì: mú omi wá sí oko báyìí',
      content:
        '{why} Oko gbígbẹ ṣáájú òdòdó àti nígbà òdòdó ń fa ìrẹsì òfìfo. Kí {by} tó kọjá, dí gbogbo ihò ògiri omi. Mú omi tí o bá rí wá, títí yóò fi jìn tó ìka mẹ́ta. Ẹ kò gbọdọ̀ fi yúríà títí di ìgbà náà. Fa koríko.',
      sms: 'Iresi: di iho ogiri omi, mu omi wa ki {by} to koja, ika meta. Ojo ko ro fun ojo {dry}, iresi yoo di ofifo. E ko gbodo fi yuria.',
    },
  },
}
