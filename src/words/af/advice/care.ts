import type { fieldWorkTexts as english } from '../../en/advice/care.ts'

export const fieldWorkTexts: typeof english = {
  start: 'Begin op {from}.',
  work: {
    acre: 'Een acre neem een mens omtrent {workLow} tot {workHigh} dae.',
    hectare: 'Een hektaar neem een mens omtrent {workLow} tot {workHigh} dae.',
    area: 'Jou {area}: een mens, omtrent {workLow} tot {workHigh} dae.',
    hire: 'Jou {area}: {workLow} tot {workHigh} dae. Huur hulp.',
  },
  keep: {
    one: '1 plant op elke plek',
    some: '{keepHigh} plante op elke plek',
    range: '{keepLow} tot {keepHigh} plante op elke plek',
    cm: 'een plant elke {keepHigh} cm',
    cmRange: 'een plant elke {keepLow} tot {keepHigh} cm',
  },
  seed: {
    acre: 'Kry {seedLow} tot {seedHigh} kg goeie saad vir elke acre.',
    hectare: 'Kry {seedLow} tot {seedHigh} kg goeie saad vir elke hektaar.',
    area: 'Kry {seedLow} tot {seedHigh} kg goeie saad vir jou {area}.',
    acreOne: 'Kry {seedLow} kg goeie saad vir elke acre.',
    hectareOne: 'Kry {seedLow} kg goeie saad vir elke hektaar.',
    areaOne: 'Kry {seedLow} kg goeie saad vir jou {area}.',
  },
  seek: {
    leaves: 'draai die blare van 20 plante om en druk eiers en klein wurms dood.',
    seed: 'grawe vyf sade uit: harde droës kan wag, sagtes of vrottes is dood.',
    bunds: 'loop langs die walle, maak elke gat toe en sny die gras daarop.',
    growth:
      'soek plante wat klein of geel bly. Baie in ’n lae hoek: maak daar ’n sloot oop. Hier en daar: grawe een uit en kyk vir wurms of knoppe aan die wortels.',
    soil: 'druk grond van ’n hand diep saam. Vorm dit nie ’n bal nie, bedek die grond met droë gras. Maak dit jou hand nat, maak slote oop.',
    tree: 'gaan van boom tot boom: sny dooie takkies af, krap termiettonnels af, trek onkruid om die voet uit.',
    mat: 'stut plante wat leun met ’n mikstok, sny dooie blare af, gooi grond op wortels wat uitsteek.',
    trash: 'trek die droë blare van die stamme af en lê dit tussen die rye as bedekking.',
    fire: 'skoffel ’n strook om die land tot op kaal grond, minstens 4 meter breed: veldbrande begin nou.',
    pods: 'haal swart peule af en dra hulle uit die plaas.',
    cap: 'bedek elke hoop met ’n dik laag droë gras, met grond daarop.',
  },
  choice: {
    named: 'Saai ’n soort wat dit verdra: {varieties}.',
    open: 'Vra vir ’n soort wat striga verdra, gee mis en bemes betyds.',
  },
  blackPods: 'Haal swart peule af en dra hulle uit die plaas.',
  rules: {
    'care.land': {
      title: '{Crop}: kry land en saad gereed',
      content:
        'Jy beplan om omtrent {plantOn} te plant. ’n Land wat laat klaar is, word laat gesaai en gee minder. Teen {by} maak dit skoon, werk mis in as jy het, maak walle, hope of rye. {seed} Koop kunsmis voor almal koop.',
      sms: '{Crop}: teen {by} maak die land skoon, werk mis in, maak walle of rye. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: herstel die walle, maak gelyk',
      content:
        'Teen {by} maak gate in die walle toe en die grond binne gelyk. {seed} Jy beplan om omtrent {plantOn} te plant. Rys wil gelyk, vlak water hê: hoë plekke droog uit en kry onkruid.',
      sms: '{Crop}: teen {by} maak gate in die walle toe en die land gelyk vir egalige water. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: saai nou die saadbed',
      content:
        'Teen {by} saai dun in rye op ’n verhoogde bedding, bedek die saad lig, gee skadu tot dit op is, gee elke dag sag water. Saailinge staan omtrent {nurseryDays} dae in die saadbed; jy wil hulle omtrent {plantOn} uitplant.',
      sms: '{Crop}: saai die saadbed teen {by}, dun, op ’n verhoogde bedding; skadu en water. Plant uit na omtrent {nurseryDays} dae.',
    },
    'care.seedlings': {
      title: '{Crop}: het jy saailinge?',
      content:
        'Saailinge staan omtrent {nurseryDays} dae in die saadbed voor hulle uitgeplant word. Het jy geen, koop sterk, reguit plante naby jou, of saai die saadbed nou en plant later uit. Verander dan die datum by jou gewasse.',
      sms: '{Crop}: saailinge staan omtrent {nurseryDays} dae in die saadbed. Het jy geen, koop sterkes naby jou, of saai nou en plant later uit.',
    },
    'care.harden': {
      title: '{Crop}: maak die saailinge hard',
      content:
        'Sagte saailinge vrek as hulle uitgeplant word. Van nou tot {plantOn} gee hulle elke dag minder water en meer son. Gee goed water die aand voor jy hulle uithaal, en plant net sterk, reguit plante.',
      sms: '{Crop}: gee saailinge elke dag minder water en meer son tot {plantOn}. Plant net sterkes uit.',
    },
    'care.cap': {
      title: '{Crop}: bedek die hope met droë gras',
      content:
        'Teen {by} bedek elke hoop of bedding met ’n dik laag droë gras, met grond daarop. Los dit tot die lote deurkom. Die son kan gaarmaak wat jy in die grond geplant het.',
      sms: '{Crop}: teen {by} bedek elke hoop of bedding met dik droe gras, met grond daarop. Son maak dit dood.',
    },
    'care.fill': {
      title: '{Crop}: vervang dooie plante nou',
      content:
        '{start} Teen {by} loop die rye, trek dooies en siekes uit, en sit sterk plante van dieselfde soort in die gapings, in die aand of op ’n nat dag. Gee water as jy kan. Plante wat later kom, bly klein.',
      sms: '{Crop}: teen {by} vervang dooie plante met sterk plante van dieselfde soort, in die aand of op ’n nat dag. {start}',
    },
    'care.thin': {
      title: '{Crop}: dun uit, haal swak plante uit',
      content:
        '{start} Teen {by}, as die grond klam is, trek die swakkes uit en hou {keep}. Druk die grond vas om dié wat bly. Plante wat te dig staan, bly almal klein.',
      sms: '{Crop}: teen {by} trek swakkes uit, hou {keep}. Doen dit as die grond klam is. {start}',
    },
    'care.weeds': {
      title: '{Crop}: skoffel, {n} van {of}',
      content:
        '{start} Teen {by} skoffel vlak op ’n droë oggend terwyl onkruid klein is; trek onkruid naby die plante met die hand uit. Skoffel voor jy bemes. {work} Onkruid vat water en voeding van {crop} en kos meer oes as meeste plae.',
      sms: '{Crop}: skoffel vlak teen {by}, skoffel {n} van {of}, op ’n droe oggend, terwyl onkruid klein is. {start} Skoffel voor jy bemes. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: skoffel en spaar water, {n} van {of}',
      content:
        '{start} Teen {by} skoffel vlak, bedek die grond met die onkruid en droë gras of stronke en maak dammetjies in die vore vir die volgende reën. {work} {why} Onkruid drink die water wat oor is.',
      sms: '{Crop}: skoffel vlak teen {by}, skoffel {n} van {of}; bedek die grond met droe gras, maak dammetjies in die vore vir reen. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: skoffel, {n} van {of}',
      content:
        '{start} Laat water sak tot modder, trek die onkruid met die hand uit of stoot ’n skoffel tussen die rye, teen {by}. Gee dan ureum as dit tyd is, en laat water na 2 tot 3 dae terug. {work} Onkruid vat die rys se voeding.',
      sms: '{Crop}: laat teen {by} water sak tot modder en trek onkruid uit, skoffel {n} van {of}. Laat water na 2-3 dae terug. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: skoffel en hoop grond, {n} van {of}',
      content:
        '{start} Teen {by} skoffel vlak en trek grond saam tot by die stamme: plante staan vas en wortels bly bedek. Doen dit as die grond klam is, nie nat nie. Skoffel voor jy bemes. {work} Onkruid vat water en voeding van {crop}.',
      sms: '{Crop}: skoffel teen {by} vlak en hoop grond om stamme, skoffel {n} van {of}; klam, nie nat nie. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: skoffel ’n kring om elke stam',
      content:
        'Teen {by} skoffel ’n kring van een meter om elke stam, vlak, sonder om wortels te sny. Los die onkruid daar as bedekking, ’n hand van die stam. Kap die res kort. Gras onder {crop} drink water en steek plae weg.',
      sms: '{Crop}: teen {by} skoffel ’n vlak kring van 1 m om elke stam, los onkruid as bedekking ’n hand van die stam.',
    },
    'care.earth-up': {
      title: '{Crop}: hoop grond om die plante',
      content:
        '{start} Teen {by} trek los grond van tussen die rye na die stamme en maak die onkruid so dood. Doen dit as die grond klam is, nie nat nie. Grond om die stamme hou {crop} regop in wind en bedek wat onder groei.',
      sms: '{Crop}: teen {by} hoop los grond om stamme en maak onkruid so dood. Klam, nie nat nie. {start}',
    },
    'care.stake': {
      title: '{Crop}: stok hoë plante voor hulle blom',
      content:
        '{start} Teen {by} sit ’n sterk stok by elke hoë plant en bind los met sagte tou. Lae bossoorte het dit nie nodig nie: sit droë gras onder hulle. Werk as die blare droog is. Vrugte op die grond vrot.',
      sms: '{Crop}: teen {by} stok hoe plante, bind los. Bossoorte: droe gras onder. Werk as blare droog is. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: gee elke rank ’n stok',
      content:
        '{start} Teen {by} sit ’n stok van 2 meter by elke hoop waar die rank kniehoog is, en lei die rank op. Gaan elke week rond vir nuwes. Moet nooit blare afstroop nie: hulle vul die knol. Sonder stokke kan die oes halveer.',
      sms: '{Crop}: teen {by} sit 2 m stokke waar ranke kniehoog is, lei hulle op. Moenie blare afstroop nie. {start}',
    },
    'care.pegs': {
      title: 'Grondbone: moenie meer skoffel nie, penne gaan in',
      content:
        'Trek onkruid met die hand, hou die grond los, kyk vir blaarvlek op 20 plante teen {by}. Na die blom stoot grondbone penne in die grond en maak daar peule. Skoffel breek hulle nou.',
      sms: 'Grondbone: moenie meer skoffel nie, penne gaan in. Trek onkruid met die hand. Kyk vir blaarvlek op 20 plante teen {by}.',
    },
    'care.vines': {
      title: '{Crop}: moenie skoffel nie, ranke loop',
      content:
        'Trek van nou af groot onkruid met die hand en los die ranke waar hulle lê. Kyk teen {by} oor die land. Die ranke bedek nou die grond. Skoffel sny hulle wortels, en ranke wat omgedraai word, verloor hulle blomme.',
      sms: '{Crop}: moenie skoffel nie, ranke loop. Trek groot onkruid met die hand, moenie ranke omdraai nie. Kyk teen {by}.',
    },
    'care.lift-vines': {
      title: '{Crop}: lig ranke wat tussen walle wortel',
      content:
        'Waar ranke tussen die walle wortel, maak hulle baie klein patats en die grotes bly dun. Teen {by} lig hulle sag op en lê hulle terug op die wal; moenie sny nie. Maak krake in die wal toe: kalanders gaan daar in.',
      sms: '{Crop}: teen {by} lig ranke wat tussen walle wortel, le hulle terug, moenie sny nie. Maak krake toe.',
    },
    'care.rogue': {
      title: '{Crop}: trek plante met mosaïek uit',
      content:
        'Klein, gedraaide blare met geel kolle is mosaïek: so ’n plant gee min en die siekte sprei. Teen {by} loop die rye, trek hulle heel uit en droog hulle ver van die land. Vat nooit stokke om te plant van hulle nie.',
      sms: '{Crop}: teen {by} trek plante met klein, gedraaide, geel gekolde blare uit. Vat nooit stokke van hulle nie.',
    },
    'care.birds': {
      title: '{Crop}: bewaak die land, die graan word vol',
      content:
        'Teen {by} laat iemand met sonop en voor sononder daar wees, en sny lang gras aan die kante. Bewaak tot die graan hard is. Die graan is nou sag en melkerig: voëls en rotte kom en kan baie vat.',
      sms: '{Crop}: bewaak teen voels en rotte met sonop en voor sononder tot die graan hard is. Sny lang gras teen {by}.',
    },
    'care.drain': {
      title: '{Crop}: laat die water van die land af',
      content:
        'Teen {by} maak die inlaat toe en die walle oop, sodat die are gelyk ryp word en die grond jou dra as jy sny. Die graan is vol; die oes is 10 tot 14 dae weg.',
      sms: '{Crop}: teen {by} maak die inlaat toe en die walle oop, 10 tot 14 dae voor jy sny.',
    },
    'care.haulms': {
      title: '{Crop}: sny die lote voor jy uithaal',
      content:
        'As die meeste blare geel is, teen {by}, sny die lote by die grond af en dra hulle weg. Die skille word hard in die grond, en siekte van die blare spoel nie na die knolle af nie. Jy haal oor 10 tot 14 dae uit.',
      sms: '{Crop}: teen {by} sny lote by die grond af, 10 tot 14 dae voor jy uithaal, dra weg. Skille word hard.',
    },
    'care.last-water': {
      title: '{Crop}: die laaste water',
      content:
        'Gee die laaste water teen {by} en hou dan op. Wat in drogende grond ryp word, hou langer en vrot nie. Die oes is omtrent twee weke weg.',
      sms: '{Crop}: laaste water teen {by}, hou dan op natlei. Oes oor omtrent twee weke; droer grond keer vrot.',
    },
    'care.prune': {
      title: '{Crop}: snoei na die oes',
      content:
        'Teen {by}, op ’n droë dag, sny dooie, siek en kruisende takke uit en maak die middel oop vir lig en lug. Sny skoon, teen die tak, en dra siek hout weg. Die oes is verby: nou word gesnoei.',
      sms: '{Crop}: teen {by}, op ’n droe dag, sny dooie, siek en kruisende takke, maak die middel oop, dra siek hout weg.',
    },
    'care.fronds': {
      title: '{Crop}: sny dooie blare',
      content:
        'Sny teen {by}, op ’n droë dag, die dooies naby die stam af; moenie groen blare sny nie, hulle voed die trosse. Lê wat jy sny tussen die rye neer. Dooie blare verberg ryp trosse en plae.',
      sms: '{Crop}: sny teen {by} op ’n droe dag net dooie blare. Moenie groenes sny nie: hulle voed die trosse.',
    },
    'care.fire-line': {
      title: '{Crop}: maak ’n brandpad',
      content:
        'Skoffel teen {by} ’n strook om die land tot op kaal grond, minstens 4 meter breed, en dra die droë blare weg. Hou dit kaal tot die reën kom. Droë blare brand in minute.',
      sms: '{Crop}: skoffel teen {by} ’n kaal strook om die land teen vuur, minstens 4 meter breed. Hou dit kaal tot die reën.',
    },
    'care.chupons': {
      title: '{Crop}: breek die waterlote af',
      content:
        'Regop lote aan die stam vat die voeding van die boom. Teen {by} gaan van boom tot boom en breek hulle jonk af. {blackPods}',
      sms: '{Crop}: teen {by} breek jong regop lote aan die stam af. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: tel gevalle vrugte op',
      content:
        'Vrugtevlieë broei in vrugte wat geval het of gesteek is. Tel van nou af elke 3 dae al sulke vrugte op. Begrawe dit diep of bind dit in ’n plastieksak in die son toe. Begin teen {by}.',
      sms: '{Crop}: tel van nou af elke 3 dae gevalle en gesteekte vrugte op; begrawe dit diep of bind dit in ’n plastieksak in die son toe: vrugtevlieë broei daarin.',
    },
    'care.tree-dry': {
      title: '{Crop}: bedek grond, maak ’n brandpad',
      content:
        'Teen {by} bedek die grond onder bome met droë blare, ’n handbreedte van die stam, gee bome onder drie jaar water, maak ’n kaal brandpad om die plaas, minstens 4 meter breed. Droë maande is swaar vir wortels, en veldbrande begin.',
      sms: '{Crop}: bedek teen {by} die grond onder bome, gee jong bome water, maak ’n brandpad, minstens 4 meter breed.',
    },
    'care.mat': {
      title: '{Crop}: hou een moeder en twee suiers',
      content:
        'Teen {by} hou die moederplant, een sterk suier en een kleintjie, sny die res uit. Sny dooie blare, hoop grond aan die voet, bedek met blare. Te veel suiers deel die voeding en trosse bly klein.',
      sms: '{Crop}: teen {by} hou moeder en twee suiers, sny die res. Verwyder dooie blare, bedek grond.',
    },
    'care.bunch': {
      title: '{Crop}: sny die bloeiknop, stut die tros',
      content:
        'As die laaste klein vrugte gevorm het, vat die rooi knop onder die tros net voeding. Teen {by} sny dit ’n hand onder die laaste vrugte af, en stut skuins plante met ’n vurkpaal voor die storms.',
      sms: '{Crop}: teen {by} sny die rooi knop ’n hand onder die laaste vrugte af en stut skuins plante.',
    },
    'striga.variety': {
      title: '{Crop}: strigaland, kies eers die saad',
      content:
        'Jy het striga op hierdie land gesien. Waar dit dik staan, gaan die meeste oes verlore. {choice} Of saai hierdie jaar sojabone, grondbone of akkerbone: hulle laat strigasaad uitloop en vrek. Besluit teen {by}, voor jy saad koop.',
      sms: '{Crop}, strigaland: {choice} Of saai sojabone, grondbone of akkerbone hierdie jaar. Besluit teen {by}.',
    },
    'striga.rotate': {
      title: '{Crop}: volgende jaar geen graan in strigaland',
      content:
        'Saai volgende seisoen sojabone, grondbone of akkerbone hier: striga loop uit en vrek. Hou mis vir die land. Beplan dit teen {by}, voor saad duur word. Strigasaad wag jare in hierdie grond, en elke graan voed dit.',
      sms: '{Crop}, strigaland: saai volgende seisoen sojabone, grondbone of akkerbone daar, geen graan nie. Beplan teen {by}.',
    },
    'care.next': {
      title: '{Crop}: niks dringends hierdie week nie',
      content:
        'Niks dringends hierdie week nie. Volgende in jou plan, van {from} af: {step}. Kry gereed wat jy daarvoor nodig het.',
      sms: '{Crop}: niks dringends hierdie week nie. Volgende, van {from} af: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: hou aan pluk',
      content:
        'Hou aan pluk, elke {every} tot {everyTo} dae. Haal bedorwes uit die land. Gaan weer teen {by}. Niks anders is hierdie week dringend nie.',
      sms: '{Crop}: hou aan pluk, elke {every} tot {everyTo} dae, weer teen {by}. Haal bedorwes uit die land.',
    },
    'care.look': {
      title: '{Crop}: kyk vir {pest}',
      content: '{walk} teen {by}, soek {look}: dit is {pest}. Kry jy dit: {first} Niks dringends hierdie week nie.',
      sms: '{Crop}: {walk} teen {by}, soek {look} ({pest}). Kry jy dit: {first}',
    },
    'care.quiet': {
      title: '{Crop}: ’n stil week',
      content: 'Niks dringends hierdie week nie.',
      sms: '{Crop}: niks dringends hierdie week nie.',
    },
    'care.walk': {
      title: '{Crop}: ’n stil week, een klein werk',
      content: 'Doen dit teen {by}: {seek} Niks dringends hierdie week nie.',
      sms: '{Crop}, teen {by}: {seek}',
    },
  },
}
