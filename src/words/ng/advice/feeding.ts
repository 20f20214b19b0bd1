import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{amount} {area} yoye',
    acre: '{amount} moake yimwe',
    hectare: '{amount} mohekita yimwe',
  },
  doseShort: {
    area: '{amountShort} {area}',
    acre: '{amountShort} moake yimwe',
    hectare: '{amountShort} mohekita yimwe',
  },
  amount: {
    bags: 'oondjato {least} (kehe yimwe kg 50)',
    half: 'etata lyondjato ya kg 50',
    bagsRange: 'oondjato {least} sigo {most} (kehe yimwe kg 50)',
    kg: 'kg {least}',
    kgRange: 'kg {least} sigo {most}',
  },
  amountShort: {
    bags: 'oondjato {least}',
    half: 'etata lyondjato',
    bagsRange: 'oondjato {least} sigo {most}',
  },
  hand: {
    stand: {
      caps: ', omutumba gwombotola yoplastika {caps} pehala',
      share: ', omutumba gwombotola yoplastika 1 pomahala {stands}',
    },
    metre: {
      caps: ', omutumba gwombotola yoplastika {caps} pometa',
      share: ', omutumba gwombotola yoplastika 1 poometa {stands}',
    },
  },
  place: {
    stand: 'Mevi lya tuta shi tula moshilambo shoocm {deep}, cm {cm} okuza koshimeno, e to shi siikile.',
    ring: 'Mevi lya tuta shi tula motata yoshitiki cm {cm} okuza komudhi, oocm {deep}, e to shi siikile.',
    band: 'Mevi lya tuta shi tula momukanka gwoocm {deep}, cm {cm} okuza komulongo, e to shi siikile.',
    mud: 'Pititha mo omeya sigo tapu thigala enono, shi kumbila nawa, ga galulila mo konima yomasiku 2 sigo 3.',
    broadcast: 'Shi kumbila ngele omafo ga kukuta, shi pilulila mevi, e to tekele mbala.',
  },
  placeShort: {
    stand: 'Oshilambo cm {deep}, cm {cm} okuza koshimeno; siikila.',
    ring: 'Etata lyoshitiki cm {cm}, cm {deep} mevi; siikila.',
    band: 'Omukanka cm {deep}, cm {cm} okuza komulongo; siikila.',
    mud: 'Pititha omeya, kumbila, ga galulila masiku 2-3.',
    broadcast: 'Kumbila, pilulila mevi, tekela.',
  },
  ring: {
    trunk: 'cm {cm} okuza komuti',
    crown: 'kohi yiitayi',
  },
  manure: 'Uushosho wiimuna wa olo otawu kwatha.',
  products: {
    urea: 'urea',
    ssp: 'SSP',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: uushosho {n} wo {of}, {product}',
      content: 'Uushosho {n} wo {of}. Tula {product}, ngaashi {dose}{hand}. {place} ({by}) {manure}',
      sms: '{Crop}: tula {product}, {doseShort} ({by}). {placeShort} Uushosho {n} wo {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: uushosho {n} wo {of}, {product}',
      content:
        'Uushosho mbuka owo {n} wo {of}. Kutha po tango omwiidhi. Tula {product}, ngaashi {dose}{hand}. {place} ({by})',
      sms: '{Crop}: tula {product}, {doseShort} ({by}). {placeShort} Uushosho {n} wo {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: tegelela nuushosho, omvula otayi ya',
      content:
        'Ethimbo lyuushosho {n} wo {of} olya thikana, ihe omvula yoonkondo, mm {rain}, otashi vulika yi loke ({to}). Otayi yogo po {product} niimaliwa yoye. Ino tula manga. Ngele omeya ga zi po, tula {dose}.',
      sms: '{Crop}: ino tula {product} manga omvula (mm {rain}, {to}). Ngele omeya ga zi po, tula {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: tegelela nuushosho sigo evi lya tuta',
      content:
        'Ethimbo lyuushosho {n} wo {of} olya thikana, ihe evi olya kukuta: {product} otayi kana nenge tayi fike omidhi. Ino tula manga; kutha po omwiidhi. Esiku konima yomvula tula {dose}. Konima ya {final} itashi kwatha: pungula ondjato.',
      sms: '{Crop}: ino tula {product} manga, evi olya kukuta. Esiku konima yomvula tula {doseShort}, haku konima ya {final}.',
    },
    'fertilizer.tree': {
      title: 'Gandja uushosho ku {crop} manga evi lya tuta',
      content:
        'Omvula otayi fala iikulya komidhi. Gandja {product} g {grams} koshimeno kehe: ondjato ya kg 50 otayi gwana {trees}. ({by}) Kutha po omwiidhi {ringAt}, kumbila po, kokule nomuti, siikila nomafo.',
      sms: '{Crop}: gandja {product} g {grams} koshimeno kehe ({by}), kokule nomuti, manga evi lya tuta. Ondjato otayi gwana {trees}.',
    },
    'fertilizer.pods': {
      title: 'Oofukwa: gypsum paife, opo dhi udhe',
      content:
        'Oofukwa ohadhi udha okuza mevi li dhi kundukidha, nodhi kala dhowala kaapu na calcium. Ngele odha li dhowala nale, tula gypsum, {dose}. ({by}) Shi kumbila komulongo, ino shi fumbika. Omvula otayi kwatha. Ino tula okalaka paife.',
      sms: 'Oofukwa: kumbila gypsum komulongo ({by}), {doseShort}. Omvula otayi kwatha. Ino tula okalaka paife.',
    },
  },
}
