import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    area: 'omtrent {litres} liter vir jou {acres}',
    acre: 'omtrent {litres} liter per akker',
    cans: '{cans} tienliterkanne op elke bedding van 1 by 10 meter',
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: gee water teen {by}',
      content:
        'Die grond droog uit en min reën is naby. Dors plante hou op groei. Gee omtrent {mm} mm water: {water}. Doen dit vroeg of laat op die dag, teen {by}. Grawe eers 20 cm diep: is die grond daar nog nat, wag.',
      sms: '{Crop}: grond droog uit. Gee omtrent {mm} mm water teen {by}, vroeg of laat. Grawe eers 20 cm: is dit nat, wag.',
    },
    'irrigation.flowering': {
      title: '{Crop}: gee nou water, nou tel dit die meeste',
      content:
        'Die grond is te droog op die stadium waar dors die meeste oes kos. Gee omtrent {mm} mm water: {water}. Doen dit teen {by}, vroeg of laat op die dag. Grawe eers 20 cm diep: is die grond daar nog nat, wag.',
      sms: '{Crop}: gee water teen {by}, dors kos nou oes. Omtrent {mm} mm. Grawe eers 20 cm: is dit nat, wag.',
    },
    'irrigation.soon': {
      title: '{Crop} kort water teen {by}',
      content:
        'Die grond hou nog bietjie water, maar {crop} maak dit gou op. Maak gereed vir omtrent {mm} mm: {water}. Voel elke dag die grond 20 cm diep; gee water teen {by} as dit droog is en geen reën gekom het nie.',
      sms: '{Crop}: water nodig teen {by}, omtrent {mm} mm. Voel die grond 20 cm diep; gee water as dit droog is.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hou die water, reën is naby',
      content:
        'Omtrent {rain} mm reën word teen {to} verwag. Water nou mors water en brandstof. Wag vir die reën. Grawe op {by} 20 cm diep: is die grond nog droog, gee dan water.',
      sms: '{Crop}: omtrent {rain} mm reen teen {to}. Moenie nou water gee nie. Op {by}: is grond droog, gee water.',
    },
    'irrigation.enough': {
      title: '{Crop}: genoeg water in die grond',
      content:
        'Die grond onder jou {crop} hou water vir omtrent ’n week. Meer water spoel net voeding uit en kos geld. Moenie nou water gee nie. Grawe op {by} 20 cm: is dit droog, begin weer.',
      sms: '{Crop}: genoeg water in die grond hierdie week. Gee nie nou water nie. Kyk 20 cm diep op {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop water voor oes',
      content:
        'Die oes word ryp. Water nou vertraag droging en bring vrot en skimmel. Stop water en maak vore oop sodat die land droog word. Oes as jy die tekens sien: {sign}. Kyk elke paar dae tot {by}.',
      sms: '{Crop}: word ryp. Stop water, maak vore oop. Oes as jy sien: {sign}.',
    },
    'irrigation.pond': {
      title: 'Rys: hou vlak water op die land',
      content:
        'Staande water keer onkruid, en ’n droë land voor en met blom laat leë korrels. Min reën is naby. Hou omtrent 5 cm water (drie vingers). Laat dit in teen {by}, maak gate in walle toe, kyk elke tweede dag.',
      sms: 'Rys: hou omtrent 5 cm water, laat dit in teen {by}. Nou droog gee lee korrels. Maak gate in walle toe.',
    },
    'dry.young': {
      title: '{Crop}: help jong plante deur die droë dae',
      content:
        '{why} Jong plante het kort wortels en droog eerste uit. Skoffel nou, bedek die grond met droë gras, hou kunsmis terug tot dit reën. As jy water dra, gee dit saans aan swak plante. Doen dit teen {by}.',
      sms: '{Crop}: droe dae. Skoffel, bedek grond met droe gras, hou kunsmis tot dit reen. Teen {by}.',
    },
    'dry.growing': {
      title: '{Crop}: spaar die water in jou grond',
      content:
        '{why} Jou plante leef van wat in die grond oor is. Teen {by} skoffel vlak, bedek die grond met droë gras of stronke en maak dammetjies in die vore vir die volgende reën. Hou kunsmis terug tot die grond nat is.',
      sms: '{Crop}: grond droog uit. Teen {by} skoffel, bedek grond, maak dammetjies vir reen. Hou kunsmis terug.',
    },
    'dry.flowering': {
      title: '{Crop}: droë grond op die slegste tyd',
      content:
        '{why} Op hierdie stadium kos dors die meeste oes. Teen {by} trek onkruid uit sonder om wortels te sny, bedek die grond, maak dammetjies. As jy water kan bring, betaal dit hierdie week die beste. Hou kunsmis terug.',
      sms: '{Crop}: droog op die slegste tyd. Teen {by} skoffel, bedek grond, maak dammetjies. Kan jy water bring, doen dit nou.',
    },
    'dry.tree': {
      title: '{Crop}: beskerm wortels in die droogte',
      content:
        '{why} Teen {by} sprei droë blare onder die bome, ’n handbreedte van die stam. Hou onkruid uit. Gee water aan bome onder drie jaar. Moenie nou hard snoei nie en hou vuur weg.',
      sms: '{Crop}: droog. Teen {by} bedek grond onder bome, gee jong bome water. Hou vuur weg.',
    },
  },
}
