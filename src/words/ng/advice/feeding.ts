import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{bags} dha {acres}',
    acre: '{bags} moake yimwe',
    open: 'pula omunambelewa gwuunamapya ingapi',
    handful: ', eshaka limwe liimeno {plants}',
  },
  bags: { half: 'etata lyondjato (kg 50)', whole: '{n|ondjato 1 (kg 50)|oondjato # (kehe yimwe kg 50)}' },
  products: { npk: 'NPK', urea: 'ourea', nitrogen: 'onitrogeni', phosphate: 'ofosfate', manure: 'uushosho' },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: uushosho wotango ({by})',
      content:
        'Omidhi omishona odha pumbwa iipalutha popepi. Tula {product} ({by}), mevi lya tuta: {dose}. Tula cm 5 mevi, ominwe ndatu okuza koshimeno, u siikile nevi. Uushosho wiimuna nawo owuwanawa.',
      sms: '{Crop}: tula uushosho wotango ({product}) ({by}) mevi lya tuta, ominwe ndatu okuza koshimeno, siikila.',
    },
    'fertilizer.go': {
      title: '{Crop}: ethimbo ewanawa lyokugwedha uushosho',
      content:
        'Ngashingeyi ethimbo lyokupalutha {crop} ishewe. {why} Tango kutha po omwiidhi, tula {product}: {dose}. Tula ominwe ndatu okuza koshimeno u siikile nevi. Ninga ngaaka ({by}).',
      sms: '{Crop}: ethimbo lyokutula {product} ({by}). Tango kutha po omwiidhi, ominwe ndatu okuza koshimeno, siikila.',
    },
    'fertilizer.hold': {
      title: '{Crop}: tegelela nuushosho, omvula popepi',
      content:
        'Ethimbo lyokupalutha {crop} olya thika, ihe omvula ya thika pu mm {rain} otashi vulika yi loke sigo {to}. Otayi yogo po uushosho niimaliwa yoye. Pungula ondjato mpoka pa kukuta, kutha po omwiidhi, tula konima yomvula.',
      sms: '{Crop}: ino tula uushosho manga omvula inaayi loka (mm {rain} sigo {to}). Kutha po omwiidhi, tula konima.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: tegelela evi li tute',
      content:
        'Ethimbo lyokupalutha {crop} olya thika, ihe evi olya kukuta. Uushosho mevi lya kukuta otawu kana nenge tawu fike omidhi. Kutha po omwiidhi ngashingeyi, longekidha {product}. Tula esiku konima yomvula ombwanawa.',
      sms: '{Crop}: evi olya kukuta. Kutha po omwiidhi, tula {product} esiku konima yomvula ombwanawa.',
    },
    'fertilizer.tree': {
      title: '{Crop}: palutha manga evi lya tuta',
      content:
        'Omvula otayi fala iipalutha komidhi, onkene ngashingeyi ethimbo. ({by}) Kutha po omwiidhi kohi yiitayi, tula {product}, eshe limwe okuza komuti, siikila nomafo.',
      sms: '{Crop}: palutha ngashingeyi evi lya tuta ({by}). Kutha po omwiidhi, tula {product}, siikila nomafo.',
    },
    'fertilizer.pods': {
      title: 'Oofukwa: odha pumbwa gypsum nenge lime',
      content:
        'Oofukwa otadhi kutha iipalutha mevi dhi dhi kundukidha; calcium ngele kayi po, otadhi kala owala. Ngele owa mono gypsum nenge lime, tula pomidhi ({by}), mevi lya tuta. Ino lima we konima yaashono.',
      sms: 'Oofukwa: tula gypsum nenge lime pomidhi ({by}), mevi lya tuta. Ino lima we konima.',
    },
  },
}
