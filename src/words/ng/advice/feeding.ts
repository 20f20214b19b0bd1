import type { fertilizerAdviceTexts as english } from '../../en/advice/feeding.ts'

export const fertilizerAdviceTexts: typeof english = {
  feed: { one: '{product}, {amount}', two: '{first} na {second}' },
  about: 'ngaashi ',
  dose: {
    area: '{feed} {area} yoye',
    acre: '{feed} moake yimwe',
    hectare: '{feed} mohektara yimwe',
  },
  doseShort: {
    area: '{feedShort} {area}',
    acre: '{feedShort} moake yimwe',
    hectare: '{feedShort} mohektara yimwe',
  },
  amount: { bags: 'oondjato {bags} (kehe yimwe kg {bag})', half: 'etata lyondjato ya kg {bag}' },
  amountShort: { bags: 'oondjato {bags}', half: 'etata lyondjato' },
  weight: 'kg {kg}',
  hand: {
    stand: {
      caps: ', {caps|oshisiikilitho 1 shekende shu udha|iisiikilitho # yekende yu udha} sigo pomilungu pehala',
      share:
        ', {caps|oshisiikilitho 1 shekende shu udha|iisiikilitho # yekende yu udha} sigo pomilungu pomahala {stands}',
    },
    metre: {
      caps: ', {caps|oshisiikilitho 1 shekende shu udha|iisiikilitho # yekende yu udha} sigo pomilungu pometa',
      share:
        ', {caps|oshisiikilitho 1 shekende shu udha|iisiikilitho # yekende yu udha} sigo pomilungu poometa {stands}',
    },
    square: {
      caps: ', {caps|oshisiikilitho 1 shekende shu udha|iisiikilitho # yekende yu udha} sigo pomilungu po m 1 x 1',
      share:
        ', {caps|oshisiikilitho 1 shekende shu udha|iisiikilitho # yekende yu udha} sigo pomilungu po m 1 x {stands}',
    },
    strides: { caps: ', kg 10 po m 50 x {stands}', share: ', kg 10 po m 50 x {stands}' },
  },
  handShort: {
    stand: {
      caps: '{caps|Oshisiikilitho 1|Iisiikilitho #} pehala.',
      share: '{caps|Oshisiikilitho 1|Iisiikilitho #} pomahala {stands}.',
    },
    metre: {
      caps: '{caps|Oshisiikilitho 1|Iisiikilitho #} pometa.',
      share: '{caps|Oshisiikilitho 1|Iisiikilitho #} poometa {stands}.',
    },
    square: {
      caps: '{caps|Oshisiikilitho 1|Iisiikilitho #} po m 1 x 1.',
      share: '{caps|Oshisiikilitho 1|Iisiikilitho #} po m 1 x {stands}.',
    },
    strides: { caps: 'kg 10: m 50 x {stands}.', share: 'kg 10: m 50 x {stands}.' },
  },
  mixedToday: ', shi pilulila mumwe esiku ndyoka alike',
  round: ' ({n} wo {of})',
  numbers: { one: '{n}', two: '{nFirst} na {n}' },
  alone: 'Ngele owa tula nale {nFirst}, tula owala {aloneDose}.',
  given: 'Owa tula nale? Ino tula ishewe.',
  weed: 'Kutha po tango omwiidhi.',
  note: 'Omwaalu ogwa tengenekwa: pula omunambelewa gwuunamapya.',
  place: {
    stand: 'Mevi lya tuta shi tula moshilambo shoocm {deep}, cm {cm} okuza koshimeno, e to shi siikile.',
    ring: 'Mevi lya tuta shi tula motata yoshitiki cm {cm} okuza komudhi, oocm {deep}, e to shi siikile.',
    band: 'Mevi lya tuta shi tula momukanka gwoocm {deep}, cm {cm} okuza komulongo, e to shi siikile.',
    mud: 'Pititha mo omeya sigo tapu thigala enono, shi kumbila nawa, ga galulila mo konima yomasiku 2 sigo 3.',
    broadcast: 'Shi kumbila ngele omafo ga kukuta, shi pilulila mevi, e to tekele mbala.',
    rainMud:
      'Ngele omeya ge li mo, ga pititha sigo tapu thigala enono, kumbila uuhoho nawa, omeya ga kale mo ishewe konima yomasiku 2 sigo 3.',
    rainRake: 'Shi kumbila ngele omafo ga kukuta, shi pilulila mevi manga omvula inaayi loka.',
  },
  placeShort: {
    stand: 'Oshilambo cm {deep}, cm {cm} okuza koshimeno; siikila.',
    ring: 'Etata lyoshitiki cm {cm}, cm {deep} mevi; siikila.',
    band: 'Omukanka cm {deep}, cm {cm} okuza komulongo; siikila.',
    mud: 'Pititha omeya sigo enono, kumbila, ga galulila mo konima yomasiku 2-3.',
    broadcast: 'Kumbila, pilulila mevi, tekela.',
    rainMud: 'Ngele omeya ge li mo, ga pititha sigo enono. Kumbila.',
    rainRake: 'Kumbila, pilulila mevi manga inaayi loka.',
  },
  carried: {
    pans: 'omayemele {loads} (kg 20) guushosho {beasts} wa olo',
    barrows: 'oowheelbarrow {loads} (kg 50) dhuushosho {beasts} wa olo',
    carts: 'omatemba {loads} (kg 400) guushosho {beasts} wa olo',
  },
  beasts: { poultry: 'woondjuhwa', goat_sheep: 'wiikombo', cattle: 'woongombe' },
  each: { one: '{product} g {grams}', two: '{product} g {grams} na {product2} g {grams2}' },
  treeHand: {
    caps: '{caps|Oshisiikilitho 1 shekende shu udha|Iisiikilitho # yekende yu udha} sigo pomilungu.',
    both: 'Iisiikilitho {caps} na {caps2} yekende yu udha sigo pomilungu.',
    bottle: 'Ekende lyomeya lya cl 50 lyu udha oli na g 500.',
  },
  ring: {
    trunk: 'cm {cm} okuza komuti',
    crown: 'kohi yiitayi',
  },
  manure: {
    pans: 'Uushosho woondjuhwa wa olo, omayemele {loads}, nenge omayemele {poorLoads} guushosho woongombe, otau pingene po ondjato 1.',
    barrows:
      'Uushosho wiikombo wa olo, oowheelbarrow {loads}, nenge oowheelbarrow {poorLoads} dhuushosho woongombe, otau pingene po ondjato 1.',
    tree: 'Gwedha ko kg {loads} dhuushosho wiimuna wa olo kehe omvula lumwe.',
    compound: 'Ngele SSP kayi po, tula kg {loads} ya NPK 15-15-15.',
  },
  products: {
    urea: 'urea',
    ssp: 'SSP',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: uuhoho {n} wo {of}, {products}',
      content: '{weed} Tula {dose}{hand} manga {by} inaali pita. {place} {note} {manure}',
      sms: '{Crop}: tula {doseShort} manga {by} inaali pita{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: uuhoho {n} wo {of}, {products}',
      content: '{weed} Tula {dose}{hand} manga {by} inaali pita. {place} {note}',
      sms: '{Crop}: tula {doseShort} manga {by} inaali pita{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: uuhoho {nFirst}+{n}, {products}',
      content: '{weed} Tula uuhoho {nFirst} na {n} pamwe: {dose}{hand} ({by}). {place} {alone} {note}',
      sms: '{Crop}: tula uuhoho {nFirst} na {n} pamwe ({by}): {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: ethimbo lyuuhoho {numbers} wo {of} olya piti',
      content:
        'Uuhoho {numbers} wo {of}, {products}, itau kwatha we: omasiku gawo oga piti nenge omvula ya thigala po oonshona. Ngele ino u tula, ino u tula we ngashingeyi. Edhila ondjato, yi pungula mpoka pwa kukuta sigo ethimbo lyokukuna tali ya.',
      sms: '{Crop}: ino tula {products} ({numbers} wo {of}) ngashingeyi, ethimbo olya piti. Pungula ondjato mpoka pwa kukuta.',
    },
    'fertilizer.hold': {
      title: '{Crop}: tegelela nuuhoho, omvula otayi ya',
      content:
        'Ino tula manga. Ngele omeya ga zi po, tula {dose}{hand}. Ethimbo lyuuhoho {n} wo {of} olya thikana, ihe omvula yoonkondo, mm {rain}, otashi vulika yi loke manga {to} inaali pita. Otayi yogo po uuhoho niimaliwa yoye.',
      sms: '{Crop}: ino tula uuhoho manga omvula (mm {rain} sigo {to}). Ngele omeya ga zi po, tula {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: tegelela nuuhoho sigo evi lya tuta',
      content:
        '{weed} Esiku konima yomvula nenge yokutekela tula {dose}{hand}. Konima ya {final} itashi kwatha: pungula ondjato. Ethimbo lyuuhoho {n} wo {of} olya thikana, ihe evi olya kukuta: uuhoho otau kana nenge otau fike omidhi.',
      sms: '{Crop}: ino tula uuhoho manga, evi olya kukuta. Esiku konima yomvula tula {doseShort}. Haku konima ya {final}. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: uuhoho ngele omeya ga zi po',
      content:
        'Ino tula manga. Ngele omeya ga zi po, haku konima ya {final}, tula {dose}{hand}. Ethimbo lyuuhoho {n} wo {of} olya thikana, ihe evi olyu udha omeya: uuhoho otau kana.',
      sms: '{Crop}: ino tula uuhoho manga, evi olyu udha omeya. Ngele omeya ga zi po, tula {doseShort}. Haku konima ya {final}. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: fala uushosho wiimuna kepya',
      content:
        'Manga {by} inaali pita, kumbila {dose}, shi pilulila mevi iiwike iyali manga inoo kuna. Otau longo ngaashi oondjato {bags} dha {product}. Uushosho uupe ohau fike ombuto: u gongela tango iiwike 3 sigo 4. {note}',
      sms: '{Crop} ({by}): tula {doseShort}, pilulila mevi iiwike 2 manga inoo kuna.',
    },
    'fertilizer.tree': {
      title: '{Crop}: uuhoho {n} wo {of} manga evi lya tuta',
      content:
        'Mevi lya tuta gandja {each} koshimeno kehe, ayihe {dose}. {treeHand} Manga {by} inaali pita, kutha po omwiidhi {ringAt}, kumbila po, kokule nomuti, siikila nomafo. {note} {manure}',
      sms: '{Crop}: gandja {each} koshimeno kehe ({by}, {n} wo {of}), {ringAt}, mevi lya tuta. Ayihe {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Oofukwa: gypsum ngashingeyi, opo dhi udhe',
      content:
        'Ngele odha li dhowala nale, tula {dose}{hand}. Manga {by} inaali pita, shi kumbila komulongo, ino shi fumbika. Omvula otayi kwatha. Ino tula okaalaka ngashingeyi. Oofukwa ohadhi udha okuza mevi li dhi kundukidha, nodhi kala dhowala kaapu na calcium.',
      sms: 'Oofukwa: kumbila {doseShort} komulongo ({by}). {handShort} Omvula otayi kwatha. Ino tula okaalaka ngashingeyi.',
    },
  },
}
