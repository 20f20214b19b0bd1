export const sprayIntervalTexts = {
  wait: {
    known: 'Ẹ kò gbọdọ̀ kórè fún ọjọ́ {waitDays} lẹ́yìn fífín.',
    unknown: 'Ẹ kò gbọdọ̀ kórè fún ọjọ́ {waitDays} lẹ́yìn fífín (ààbò).',
    dry: 'Ẹ kò gbọdọ̀ kórè kí oògùn tó gbẹ.',
  },
  waitShort: {
    known: 'Ẹ kò gbọdọ̀ kórè fún ọjọ́ {waitDays} lẹ́yìn fífín.',
    dry: 'Ẹ kò gbọdọ̀ kórè kó tó gbẹ.',
  },
  keepOut: {
    hours: 'Ọmọdé, òṣìṣẹ́ àti ẹran kò gbọdọ̀ wọlé fún wákàtí {outHours} lẹ́yìn fífín.',
    unknown: 'Ọmọdé, òṣìṣẹ́ àti ẹran kò gbọdọ̀ wọlé fún wákàtí {outHours} lẹ́yìn fífín (ààbò).',
  },
  waitWhy: {
    known: 'Májèlé ṣì wà lára rẹ̀ títí dìgbà náà.',
    unknown: 'A kò mọ ohun tí páálí rẹ̀ sọ: ọjọ́ {waitDays} jẹ́ fún ààbò. Bí páálí bá sọ jù bẹ́ẹ̀, ẹ dúró síi.',
  },
  barredIs: {
    sure: 'Ẹ ti fín {barred}: òfin kà á léèwọ̀ tàbí ó ní ààlà níbí.',
    maybe: 'Ṣé {barred} ni? Kò dájú. Òfin kà á léèwọ̀ tàbí ó ní ààlà níbí: ka ìgò.',
  },
  tell: { NG: 'òṣìṣẹ́ àgbẹ̀ àti NAFDAC', NA: 'òṣìṣẹ́ àgbẹ̀' },
  help: 'Tàbí ẹ pe {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: ẹ kò gbọdọ̀ kórè kí {until} tó dé',
      content:
        '{barredIs} Wọ́n fín in ní {sprayed}. Ẹ kò gbọdọ̀ kórè, jẹ tàbí tà á kí {until} tó dé. {waitWhy} {keepOut}',
      sms: '{Crop}: ẹ kò gbọdọ̀ kórè, jẹ tàbí tà á kí {until} tó dé. Wọ́n fín in ní {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: ẹ kò gbọdọ̀ wọ oko tí wọ́n fín',
      content: 'Wọ́n fín in ní {sprayed}. {keepOut} Fọ ọwọ́ àti aṣọ kí ẹ tó jẹun. {wait}',
      sms: '{Crop}: wọ́n fín in ní {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: ẹ kò gbọdọ̀ jẹ tàbí ta ìkórè yìí',
      content:
        '{barredIs} Ẹ kò gbọdọ̀ jẹ ìkórè yìí, tà á tàbí fi bọ́ ẹran. Ẹ kò gbọdọ̀ wọlé. Sọ ohun tí ẹ fín fún {tell}. {help} Ara kò yá? Mú ìgò lọ ilé ìwòsàn.',
      sms: '{Crop}: ẹ kò gbọdọ̀ jẹ tàbí ta ìkórè yìí. {barredIs} Sọ fún {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: ẹ kò gbọdọ̀ jẹ tàbí ta ìkórè tí wọ́n fín',
      content:
        'Bí oògùn tí ẹ fín ní {sprayed} bá kan ìkórè, ẹ kò gbọdọ̀ jẹ ẹ́, tà á tàbí fi bọ́ ẹran kí {until} tó dé, tàbí jù bẹ́ẹ̀ bí páálí oògùn bá sọ. Ẹ kò gbọdọ̀ lo oògùn kankan lórí oúnjẹ tí ẹ tọ́jú, àyàfi èyí tí páálí rẹ̀ sọ pé ó wà fún oúnjẹ títọ́jú.',
      sms: '{Crop}: ẹ kò gbọdọ̀ jẹ ìkórè, tà á tàbí fi bọ́ ẹran kí {until} tó dé bí oògùn tí ẹ fín ní {sprayed} bá kàn án. Ẹ dúró jù bẹ́ẹ̀ bí páálí oògùn bá sọ.',
    },
    'pest.enough': {
      title: '{Crop}: ẹ kò gbọdọ̀ fín {pest} mọ́',
      content: 'Fífín ti tó fún ọdún yìí. Ẹ kò gbọdọ̀ fín mọ́: èyí tó bá yè é kò ní kú mọ́ lọ́dún tó ń bọ̀. {first}',
      sms: '{Crop}: ẹ kò gbọdọ̀ fín oògùn sí {pest} mọ́ lọ́dún yìí, ó ti tó. {first}',
    },
  },
}
