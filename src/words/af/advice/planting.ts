import type { plantingTexts as english } from '../../en/advice/planting.ts'

export const plantingTexts: typeof english = {
  instead: {
    crops: 'Nog betyds hier: {crops}.',
    none: 'Hou die geld vir ’n ander seisoen.',
  },
  dryFor: {
    place: 'Hier val te min reën.',
    share: 'Hier val te min reën: omtrent {tenths} uit elke 10 kanne wat dit nodig het.',
    season: 'Die reën hou te gou op: omtrent {rainDays} dae na planttyd, en dit het omtrent {needDays} nodig.',
  },
  standing: {
    fodder: 'Wat al staan, is voer: sny dit groen.',
    roots: 'Los wat al staan: haal dit uit as dit groot genoeg is om te eet.',
  },
  cutGreen: 'Wat staan, kan groen gesny word, vir diere of om die grond te bedek.',
  goodNext: {
    now: 'Goed om nou daar te plant: {crops}.',
    later: 'Goed om volgende daar te plant: {crops}, vanaf {nextFrom}.',
  },
  spend: { stop: 'moenie meer geld insit nie.', wait: 'moenie dit nou plant nie.' },
  noRain: {
    in: 'Moenie meer geld daarin sit nie, behalwe as jy kan natlei. Sonder water gaan die plante dood. Hier word dit geplant van {from} tot {to}.',
    plan: 'Wag: hier word dit geplant van {from} tot {to}. Sonder water lê saad droog.',
    asked: 'Nie geplant nie? Wag: plant van {from} tot {to}. Klaar geplant? Moenie meer spandeer sonder water nie.',
  },
  notNow: {
    in: 'Moenie meer kunsmis of spuitstof gee nie.',
    plan: 'Moenie dit nou plant nie: plant ’n ander gewas.',
    asked: 'Moenie meer kunsmis of spuitstof gee nie. Nog nie geplant nie? Plant nou ’n ander gewas.',
  },
  drySown: {
    in: 'Los dit in die grond: droë saad kan wag.',
    asked: 'Nog nie geplant nie? Wag tot die grond ’n hand diep nat is. Klaar geplant? Los dit: droë saad kan wag.',
  },
  guides: {
    none: 'Ons gidse noem geen planttyd vir {crop} in jou streek nie, dit kan min gee.',
    watered: 'Ons gidse plant {crop} hier net in die droë tyd, met water.',
  },
  unfit: {
    cold: 'Rypkoue kom voor dit gereed is, en dit maak die gewas dood.',
    chill: 'Dit is nie gewoonlik hier nie: nagte word te koud daarvoor voor dit gereed is.',
    hot: 'Dit word hier te warm daarvoor voor dit gereed is.',
    wet: 'Dit vrot hier in die reëntyd voor dit gereed is.',
  },
  sowAgain: {
    window: 'Die regte planttyd hier is {from} tot {to}.',
    watered: 'Kweek dit in die droë tyd, met water.',
  },
  resow: {
    until: 'Die laaste dag daarvoor is {last}.',
  },
  lastDay: {
    known: 'Die laaste nuttige plantdag hier is {last}.',
    after: 'Geplant na {last} word dit nie ryp nie.',
  },
  foreseen: {
    odds: 'Reën om te plant: {odds} uit 10 tussen {oddsFrom} en {oddsTo}. {thisWeek} uit 10 hierdie week.',
    early: 'Reën om te plant: {odds} uit 10 tussen {oddsFrom} en {oddsTo}. Dit is te vroeg hierdie week.',
    never: 'Die reën is later as in al {rainYears} jaar wat ons ken.',
    service: '{service} verwag die reën by {serviceArea} tussen {expectFrom} en {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Wag; maak die land gereed.', seed: 'Kry saad; maak die land gereed.' },
  waits: {
    start: 'Die reën het nog nie reg begin nie, en ’n vals begin maak dood wat geplant is.',
    gap: 'Die reën het opgehou: wat geplant word in grond wat net bo nat is, droog uit en vrek.',
  },
  variety: {
    named: 'Neem een van omtrent {days} dae wat hier pas, soos {names}.',
    days: 'Neem ’n soort van omtrent {days} dae wat hier pas.',
  },
  sowing: {
    spacing: 'Rye omtrent {row} cm uitmekaar, plante {stand} cm.',
    metres: 'Rye omtrent {row} m uitmekaar, plante {stand} m.',
    depth: 'Rye omtrent {row} cm uitmekaar, plante {stand} cm, {sownDeep} cm diep.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: moenie spandeer nie, te droog hier',
      content:
        'Moenie meer saad, kunsmis of werk insit nie. Dit groei hier net as jy die hele seisoen kan natlei. {dryFor} Sonder water kan {crop} nie ryp word nie, en al die geld is verlore. {instead}',
      sms: '{Crop}: {spend} {dryFor} Sonder water word dit nie ryp nie. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: moenie spandeer nie, te min reën hier',
      content:
        'Moenie kunsmis of spuitstof daarvoor koop nie, en moenie nog meer daarvan plant nie. Pluk wat dit dra, en bedek die grond daaronder met droë blare, ’n hand van die stam. {dryFor} Sonder water van jou eie dra dit min.',
      sms: '{Crop}: moenie kunsmis of spuitstof daarvoor koop nie, en moenie nog meer daarvan plant nie. Pluk wat dit dra. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: moenie spandeer nie, te laat in die seisoen',
      content:
        'Moenie meer saad, kunsmis of spuitstof insit nie. {instead} {standing} {lastDay} Wat later geplant is, word nie ryp voor die reën of die warm tyd ophou nie.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: laat geplant, bestee min',
      content:
        'Bestee net wat jy kan bekostig om te verloor. Dit word net ryp as die reën so lank soos gewoonlik duur. Skoffel vroeg: dit kos geen geld nie.',
      sms: '{Crop}: laat geplant: bestee net wat jy kan bekostig om te verloor. Dit word net ryp as die reen so lank soos gewoonlik duur. Skoffel vroeg.',
    },
    'planting.lost': {
      title: '{Crop}: moenie meer op hierdie land bestee nie',
      content:
        'Die gewas op hierdie land sal kwalik ryp word: moenie meer geld en werk insit nie. {instead} {cutGreen}',
      sms: '{Crop}: moenie meer op hierdie land bestee nie, die gewas word kwalik ryp. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: vra eers, nie gewoonlik in jou streek nie',
      content:
        'Vra wie dit al naby jou geoes het. Anders probeer eers ’n klein stuk en sit min geld in. {instead} {guides}',
      sms: '{Crop}: nie gewoonlik in jou streek nie. Probeer eers ’n klein stuk, sit min geld in. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: moenie spandeer nie, nou geen reën daarvoor nie',
      content: '{noRain} Dit reën nou skaars hier.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: moenie spandeer nie, verkeerde seisoen hier',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: nog te droog om op te kom',
      content:
        '{drySown} Hou saad vir ’n tweede saai, en kyk op {lookOn} of dit opgekom het. Te min reën het geval vir saad om op te kom.',
      sms: '{Crop}: hou saad vir ’n tweede saai, en kyk op {lookOn} of dit opgekom het. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: het dit opgekom?',
      content:
        'Grawe vyf sade uit: harde droës kan wag, sagtes of vrottes is dood. Niks lewend nie? Saai as die grond ’n hand diep nat is, teen {last}, ’n soort van omtrent {days} dae. Spandeer niks voor dan nie. Sedert {planted} was die reën te min om goed op te kom.',
      sms: '{Crop}: het dit opgekom? So nie, saai as die grond ’n hand diep nat is, teen {last}, ’n soort van {days} dae. Spandeer niks voor dan nie.',
    },
    'planting.sow-again': {
      title: '{Crop}: saai dit weer',
      content:
        'Saai as die grond ’n hand diep nat is, teen {last}, ’n soort van omtrent {days} dae. Spandeer niks voor dan nie. Sê vir ons die dag, dan tel die raad daarvandaan. Jy het gesê dit het nie opgekom nie.',
      sms: '{Crop}: nie opgekom nie: saai as die grond ’n hand diep nat is, teen {last}, ’n soort van {days} dae. Spandeer niks voor dan nie.',
    },
    'planting.come-up-late': {
      title: '{Crop}: het dit opgekom?',
      content:
        'Staan minder as die helfte, moenie dit ’n tweede keer saai nie: dis te laat om ryp te word. {instead} Moenie meer geld in hierdie land sit nie. Sedert {planted} was die reën te min om goed op te kom.',
      sms: '{Crop}: het dit opgekom? So nie, moenie dit ’n tweede keer saai nie, dis te laat. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: tel wat opgekom het',
      content:
        'Kyk teen {by} op 10 plekke van een tree elk. Byna alles op: goed. Die helfte of meer: vul nou die gapings; plante wat later bykom, gee min. Minder as die helfte: saai ’n tweede keer as die grond ’n hand diep nat is. {resow}',
      sms: '{Crop}: kyk teen {by} op 10 plekke van een tree elk. Die helfte of meer op: vul gapings. Minder: saai weer as grond nat is. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: tel wat opgekom het',
      content:
        'Kyk teen {by} op 10 plekke van een tree elk. Die helfte of meer op: vul nou die gapings. Minder as die helfte: dis te laat om ’n tweede keer te saai; moenie meer geld insit nie. {instead}',
      sms: '{Crop}: kyk teen {by} op 10 plekke van een tree elk. Vul gapings nou. Minder as die helfte op? Moenie meer geld insit nie. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: droë dae na plant',
      content:
        'Hou saad. Teen {by} kyk op 10 plekke: het minder as die helfte opgekom, saai ’n tweede keer as die grond ’n hand diep nat is. {resow} {why} Min reën is in sig. Saad kan wegbly en saailinge doodgaan.',
      sms: '{Crop}: hou saad. Droog na plant. Kyk teen {by}: minder as die helfte op? Saai weer as die grond ’n hand diep nat is.',
    },
    'planting.rotate': {
      title: '{Crop}: kies ’n ander land',
      content:
        'Plant {crop} op ’n ander land. Jy het {before} hier gehad. {Pest} bly in die grond of die ou plante lewe en val {crop} ook aan. {instead} As dit hier moet wees, haal eers alle ou plante uit. Besluit teen {by}.',
      sms: '{Crop}: plant dit op ’n ander land: {pest} wag waar {before} was. As dit daar moet wees, haal eers alle ou plante uit. Besluit teen {by}. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: kry nou jou saad',
      content:
        '{variety} {seed} Koop skoon, nuwe saad by iemand wat jy ken, voor almal dit soek. Jy wil op {planted} plant.',
      sms: '{Crop}: kry nou saad, vir {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'Wanneer die reën kan begin',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: wag vir goeie reën om te plant',
      content:
        'Hou land en saad gereed. Plant as die grond ’n hand diep nat is: omtrent {onset} mm reën binne {onsetDays} dae. {resow} {waits}',
      sms: '{Crop}: plant net as die grond ’n hand diep nat is (omtrent {onset} mm in {onsetDays} dae). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: plant na die swaar reën',
      content:
        'Maak vore oop. Plant as dit verby is en die grond nie meer klou nie. {resow} {rains} Dit spoel weg wat geplant is, of laat dit verdrink.',
      sms: '{Crop}: moenie voor die swaar reen plant nie ({rainsShort}). Plant daarna, as die grond nie meer klou nie.',
    },
    'planting.ready': {
      title: '{Crop}: tyd om te plant',
      content: 'Plant teen {by}. {sowing} {resow} {why} Gee ons die dag, dan tel die raad daarvandaan.',
      sms: '{Crop}: plant teen {by}. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: het jy dit geplant?',
      content:
        'Jy wou op {planted} plant. Het jy, skryf die dag in die plaasboek: dan tel alle raad daarvandaan. So nie, verander die datum by jou gewasse, sodat niks te vroeg kom nie.',
      sms: '{Crop}: het jy dit op {planted} geplant? Skryf die dag in Gona, of verander dit, sodat raad betyds kom.',
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
        'Volgens die plantdatum behoort die {crop}-oes verby te wees. Indien nie, oes gou: ou gewasse voed insekte en skimmel. Is dit verby, haal die ou plante uit en vul jou nuwe gewas en plantdatum in. {goodNext}',
      sms: '{Crop}: is die oes in? Indien nie, oes nou. Is dit in, vul jou volgende gewas en plantdatum in Gona in. {goodNext}',
    },
    'stage.question': {
      title: '{Crop}: is die stadium reg?',
      content:
        'Jy het gesê die stadium van jou {crop} is: {stated}. Volgens die plantdatum ({planted}) verwag ons: {expected}. Kyk asseblief na plantdatum en stadium by jou gewasse, sodat ons raad by jou land pas.',
      sms: '{Crop}: {stated} of {expected}? Kyk asseblief na plantdatum en stadium in Gona, sodat raad by jou land pas.',
    },
  },
}
