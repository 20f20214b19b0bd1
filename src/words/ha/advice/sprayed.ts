export const sprayIntervalTexts = {
  wait: {
    known: 'Kada a girbe sai kwana {waitDays} bayan feshi.',
    unknown: 'Kada a girbe sai kwana {waitDays} bayan feshi, don tsaro.',
    dry: 'Kada a girbe sai feshin ya bushe.',
  },
  waitShort: {
    known: 'Kada a girbe sai kwana {waitDays} bayan feshi.',
    dry: 'Kada a girbe sai feshin ya bushe.',
  },
  keepOut: {
    hours: 'Kada yara, ma’aikata da dabbobi su shiga sai awa {outHours} bayan feshi.',
    unknown: 'Kada yara, ma’aikata da dabbobi su shiga sai awa {outHours} bayan feshi, don tsaro.',
  },
  waitWhy: {
    known: 'Kafin nan guba na kan amfanin.',
    unknown:
      'Ba mu san abin da takardar maganin ta ce ba: kwana {waitDays} don tsaro ne. Idan takardar ta ce fiye, a ƙara jira.',
  },
  barredIs: {
    sure: 'An fesa {barred} a gonar: an haramta shi ko an taƙaita shi a nan.',
    maybe: 'Ko {barred} ne? Ba mu da tabbas. An haramta shi ko an taƙaita shi a nan: duba kwalbar.',
  },
  tell: { NG: 'malamin gona da NAFDAC', NA: 'malamin gona' },
  help: 'Ko ka kira {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: kada a girbe kafin {until}',
      content:
        '{barredIs} An fesa magani ran {sprayed}. Kada a girbe, a ci ko a sayar kafin {until}. {waitWhy} {keepOut}',
      sms: '{Crop}: kada a girbe, a ci ko a sayar kafin {until}. An fesa magani ran {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: kada a shiga gonar da aka fesa',
      content: 'An fesa magani ran {sprayed}. {keepOut} Wanke hannu da tufafi kafin cin abinci. {wait}',
      sms: '{Crop}: an fesa magani ran {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: kada a ci ko a sayar da girbin',
      content:
        '{barredIs} Kada a ci, a sayar ko a ba dabba wannan girbi. Kada a shiga gonar. Gaya wa {tell} abin da aka fesa. {help} Idan wani ya yi rashin lafiya, ku kai kwalbar asibiti.',
      sms: '{Crop}: kada a ci ko a sayar da wannan girbi. {barredIs} Gaya wa {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: kada a ci ko a sayar da girbin da aka fesa',
      content:
        'Idan feshin {sprayed} ya taɓa girbin, kada a ci, kada a sayar, kada a ba dabba kafin {until}. A ƙara jira idan takardar maganin ta ce haka. Ga abincin da aka ajiye, a yi amfani kawai da maganin da takardarsa ta ce na ajiyar abinci ne.',
      sms: '{Crop}: kada a ci, kada a sayar, kada a ba dabba kafin {until} idan feshin {sprayed} ya taba shi. Ko fiye idan takardar magani ta ce.',
    },
    'pest.enough': {
      title: '{Crop}: kada a ƙara feshin {pest}',
      content: 'Feshin bana ya isa. Kada a sake feshi: abin da ya tsira ba zai mutu da maganin ba baɗi. {first}',
      sms: '{Crop}: kada a kara feshin {pest} bana, feshin ya isa. {first}',
    },
  },
}
