export const sprayed = {
  wait: {
    known: 'Ẹ kò gbọdọ̀ kórè fún ọjọ́ {waitDays}.',
    unknown: 'Ẹ kò gbọdọ̀ kórè fún ọjọ́ {waitDays} (ààbò).',
    dry: 'Ẹ kò gbọdọ̀ kórè kó tó gbẹ.',
  },
  keepOut: {
    hours: 'Ọmọdé, òṣìṣẹ́ àti ẹran kò gbọdọ̀ wọlé fún wákàtí {outHours} lẹ́yìn fífín.',
    dry: 'Ọmọdé, òṣìṣẹ́ àti ẹran kò gbọdọ̀ wọlé kó tó gbẹ.',
  },
  waitWhy: {
    known: 'Májèlé ṣì wà lára rẹ̀ títí dìgbà náà.',
    unknown: 'A kò mọ ohun tí páálí rẹ̀ sọ: ọjọ́ {waitDays} jẹ́ fún ààbò. Bí páálí bá sọ jù bẹ́ẹ̀, ẹ dúró síi.',
  },
  barredIs: {
    sure: 'Ẹ ti fín {barred}: òfin dè é níbí.',
    maybe: 'Ṣé {barred} ni? Kò dá wa lójú. Òfin dè é níbí: ka ara ìgò.',
  },
  tell: { NG: 'òṣìṣẹ́ àgbẹ̀ àti NAFDAC', NA: 'òṣìṣẹ́ àgbẹ̀' },
  help: 'Tàbí ẹ pe {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: ẹ kò gbọdọ̀ kórè kí {until} tó dé',
      content: 'Wọ́n fín in ní {sprayed}. Ẹ kò gbọdọ̀ kórè, jẹ tàbí tà á kí {until} tó dé. {waitWhy} {keepOut}',
      sms: '{Crop}: e ko gbodo kore, je tabi ta a ki {until} to de. Won fin in ni {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: ẹ kò gbọdọ̀ wọ oko tí wọ́n fín',
      content: 'Wọ́n fín in ní {sprayed}. {keepOut} Fọ ọwọ́ àti aṣọ kí ẹ tó jẹun. {wait}',
      sms: '{Crop}: won fin in ni {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: ẹ kò gbọdọ̀ jẹ ẹ́ tàbí tà á',
      content:
        '{barredIs} Ẹ kò gbọdọ̀ jẹ ẹ́, tà á tàbí fi bọ́ ẹran. Ẹ kò gbọdọ̀ wọ oko náà. Sọ ohun tí ẹ fín fún {tell}. {help} Bí ara ẹnì kan kò bá yá, mú ìgò lọ ilé ìwòsàn.',
      sms: '{Crop}: e ko gbodo je tabi ta ikore yii. {barredIs} So fun {tell}. {help}',
    },
    'pest.enough': {
      title: '{Crop}: ẹ kò gbọdọ̀ fín {pest} mọ́',
      content: 'Fífín ti tó fún ọdún yìí. Ẹ kò gbọdọ̀ fín mọ́: èyí tó bá yè é kò ní kú mọ́ lọ́dún tó ń bọ̀. {first}',
      sms: '{Crop}: e ko gbodo fin oogun si {pest} mo lodun yii, o ti to. {first}',
    },
  },
}
