export const sprayIntervalTexts = {
  wait: {
    known: 'Moenie oes tot {waitDays} dae ná die bespuiting nie.',
    unknown: 'Moenie oes tot {waitDays} dae ná bespuiting nie (veiligheid).',
    dry: 'Moenie oes voor die spuitstof droog is nie.',
  },
  waitShort: {
    known: 'Moenie oes tot {waitDays} dae ná bespuiting nie.',
    dry: 'Moenie oes voor die spuitstof droog is nie.',
  },
  keepOut: {
    hours: 'Hou kinders, werkers en diere uit tot {outHours} uur ná die bespuiting.',
    unknown: 'Hou kinders, werkers en diere uit tot {outHours} uur ná die bespuiting (veiligheid).',
  },
  waitWhy: {
    known: 'Tot dan is daar gif op die gewas.',
    unknown:
      'Ons ken geen etiket daarvoor nie: {waitDays} dae is die versigtige syfer. Sê die pakkie meer, wag langer.',
  },
  barredIs: {
    sure: 'Jy het {barred} gespuit: dit is hier verbied of beperk.',
    maybe: 'Was dit {barred}? Ons is nie seker nie. Dit is hier verbied of beperk: lees die bottel.',
  },
  tell: { NG: 'jou landboubeampte en NAFDAC', NA: 'jou landboubeampte' },
  help: 'Of bel {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: moenie voor {until} oes nie',
      content:
        '{barredIs} Dit is op {sprayed} gespuit. Moenie voor {until} iets oes, eet of verkoop nie. {waitWhy} {keepOut}',
      sms: '{Crop}: moenie voor {until} oes, eet of verkoop nie. Dit is op {sprayed} gespuit. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: bly uit die gespuite land',
      content: 'Dit is op {sprayed} gespuit. {keepOut} Was hande en klere voor jy eet. {wait}',
      sms: '{Crop}: op {sprayed} gespuit. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: moenie hierdie oes eet of verkoop nie',
      content:
        '{barredIs} Moenie hierdie oes eet, verkoop of vir diere gee nie. Bly uit die land. Sê vir {tell} wat jy gespuit het. {help} As iemand siek voel, neem die bottel kliniek toe.',
      sms: '{Crop}: moenie hierdie oes eet of verkoop nie. {barredIs} Sê vir {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: moenie die gespuite oes eet of verkoop nie',
      content:
        'As die bespuiting van {sprayed} die oes geraak het, moenie dit voor {until} eet, verkoop of vir diere gee nie. As die etiket ’n langer wagtyd gee, wag so lank. Gebruik op gebergde kos net middels wat volgens die etiket daarvoor is.',
      sms: '{Crop}: moenie voor {until} eet, verkoop of vir diere gee as die spuitstof van {sprayed} daaraan was nie. As die etiket langer sê, wag so lank.',
    },
    'pest.enough': {
      title: '{Crop}: moenie weer teen {pest} spuit nie',
      content:
        'Jy het so dikwels gespuit as wat in een seisoen veilig is. Moenie weer spuit nie: wat oorleef, gaan volgende jaar nie daarvan dood nie. {first}',
      sms: '{Crop}: moenie hierdie seisoen weer teen {pest} spuit nie, dit is genoeg gespuit. {first}',
    },
  },
}
