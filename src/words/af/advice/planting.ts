import type { planting as english } from '../../en/advice/planting.ts'

export const planting: typeof english = {
  rules: {
    'planting.outside': {
      title: '{Crop}: dit is buite planttyd',
      content:
        'Die gewone planttyd hier is {from} tot {to}. Daarbuite kan reën uitbly of te gou ophou. Nog nie geplant nie? Wag. Klaar geplant? Wees gereed om water te bring of weer te plant.',
      sms: '{Crop}: planttyd hier is {from} tot {to}. Nog nie geplant? Wag. Klaar geplant? Kry water of saad gereed.',
    },
    'planting.no-rain': {
      title: '{Crop}: droë tyd is nie planttyd nie',
      content:
        'Dit reën nou skaars hier; die reën begin gewoonlik omtrent {from}. Sonder water gaan dood wat nou geplant word. Nog nie geplant nie? Wag en maak die land reg. Klaar geplant? Gee elke paar dae water, bedek die grond, of wees gereed om weer te plant.',
      sms: '{Crop}: droe tyd, reen begin omtrent {from}. Nog nie geplant? Wag. Klaar geplant? Gee elke paar dae water.',
    },
    'planting.wait-rain': {
      title: '{Crop}: wag vir goeie reën om te plant',
      content:
        'Dit is planttyd, maar die reën het nog nie reg begin nie. ’n Vals begin maak saad dood. Nog nie geplant nie? Maak die land reg en wag vir omtrent {onset} mm binne {onsetDays} dae. Klaar geplant? Hou saad vir gapings.',
      sms: '{Crop}: wag vir omtrent {onset} mm reen in {onsetDays} dae voor jy plant. Klaar geplant? Hou saad vir gapings.',
    },
    'planting.ready': {
      title: '{Crop}: grond is nat genoeg om te plant',
      content:
        '{why} Die tyd is reg en die grond is klam. Het jy nog nie al jou {crop} geplant nie, doen dit teen {by}: laat plant gee minder. Gebruik goeie saad en plant in rye.',
      sms: '{Crop}: grond is klam en die tyd is reg. Plant klaar teen {by}. Laat plant gee minder.',
    },
    'planting.dry-start': {
      title: '{Crop}: droë dae na plant',
      content:
        '{why} Min reën is in sig. Saad kan wegbly en saailinge doodgaan. Hou saad vir herplant. Teen {by} kyk op 10 plekke: het minder as die helfte opgekom, plant weer met die volgende goeie reën.',
      sms: '{Crop}: droog na plant. Kyk teen {by}; het minder as die helfte opgekom, plant weer met volgende goeie reen.',
    },
    'stage.unknown': {
      title: '{Crop}: wanneer het jy geplant?',
      content:
        'Ons weet nie wanneer jou {crop} geplant is nie, en kan dus nie sê wat nou nodig is nie. Vul asseblief die plantdatum en stadium by jou gewasse in. Dan kry jy raad oor water, voeding, plae en oes vir jou eie land.',
      sms: '{Crop}: vul asseblief plantdatum en stadium in Gona in, sodat ons raad by jou land pas.',
    },
    'stage.over': {
      title: '{Crop}: is die oes in?',
      content:
        'Volgens die plantdatum behoort die {crop}-oes verby te wees. Is dit so, vul asseblief jou nuwe gewas en plantdatum in, sodat ons raad by jou land pas. Indien nie, oes gou: ou gewasse voed insekte en skimmel.',
      sms: '{Crop}: die oes behoort verby te wees. Is dit so, vul jou volgende gewas en plantdatum in Gona in.',
    },
    'stage.question': {
      title: '{Crop}: is die stadium reg?',
      content:
        'Jy het gesê die stadium van jou {crop} is: {stated}. Volgens die plantdatum ({planted}) verwag ons: {expected}. Kyk asseblief na plantdatum en stadium by jou gewasse, sodat ons raad by jou land pas.',
      sms: '{Crop}: {stated} of {expected}? Kyk asseblief na plantdatum en stadium in Gona, sodat raad by jou land pas.',
    },
  },
}
