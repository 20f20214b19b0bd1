import type { harvestTexts as english } from '../../en/advice/harvest.ts'

export const harvestTexts: typeof english = {
  signs: {
    grain: 'èèpo gbígbẹ àti èso líle tó dúdú ní ìdí',
    rice: 'mẹ́rin nínú márùn-ún ti pọ́n bí pòròpórò',
    pods: 'inú èèpo ti dúdú',
    legume: 'èso gbígbẹ pupa',
    heads: 'èso líle gbígbẹ',
    capsules: 'èso ìsàlẹ̀ ti pọ́n',
    bolls: 'òwú funfun ti ṣí',
    bulb: 'ewé ti wó tó sì pọ́n',
    roots: 'ewé ń pọ́n, ó ń gbẹ',
    shoulders: 'orí ti yọ, ó tó àtàǹpàkò',
    vines: 'ìtàkùn ti gbẹ, èso ti funfun, ó ti le',
    cane: 'ewé ti pọ́n, ìrèké ń dún tí a bá lù ú',
    skins: 'ewé ti kú, awọ kò bó mọ́',
    shells: 'ewé ti pọ́n, èèpo le',
  },
  eve: 'Kórè èyí tó ti tó kí òjò ńlá tó dé, fi ìyókù sílẹ̀.',
  late: 'Ìkórè pẹ́ ń bọ́ ẹyẹ, kòkòrò àti èbu.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: múra sílẹ̀ fún ìkórè',
      content: '{ready} {Crop} yín yóò gbó ní bíi ọjọ́ {daysLeft}. Àmì: {sign}. {late}',
      sms: '{Crop}: {ready} Yóò gbó ní bíi ọjọ́ {daysLeft}.',
    },
    'harvest.watch': {
      title: '{Crop}: irú tó ń yá gbó ti ń gbó',
      content:
        'Wò ó lẹ́ẹ̀mejì lọ́sẹ̀, kí {by} tó kọjá: {sign}. {bring} Irú tó tètè ń gbó ti ń gbó, èyí tó ń pẹ́ yóò gbó ní ọjọ́ {daysLeft}.',
      sms: '{Crop}: kí {by} tó kọjá, wá èyí tó gbó ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: ọjọ́ tó dára fún ìkórè',
      content: 'Kórè kí {by} tó kọjá. {bring} Ó yẹ kí {crop} yín ti gbó, kò sí òjò títí di {to}. ({sign})',
      sms: '{Crop}: kórè kí {by} tó kọjá, kò sí òjò títí di {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: kórè láàárín òjò',
      content:
        'Kí {by} tó kọjá, kórè ní òwúrọ̀ gbígbẹ, gbé e sábẹ́ òrùlé lọ́jọ́ náà. {bring} Ó yẹ kí {crop} yín ti gbó ({sign}).',
      sms: '{Crop}: kí {by} tó kọjá, kórè ní òwúrọ̀ gbígbẹ, gbé e sábẹ́ òrùlé lọ́jọ́ náà. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: kórè èyí tó gbó kí òjò tó dé',
      content:
        'Kí {by} tó kọjá, kórè èyí tó gbó ({sign}), gbé e sábẹ́ òrùlé. Bo èyí tó ń gbẹ. Fi èyí tí kò tíì gbó sílẹ̀ lóko. Òjò bíi mm {rain} lè rọ̀ {span}. Òjò lórí èyí tó gbó ń fa èbu.',
      sms: '{Crop}: ẹ kórè èyí tó gbó kí {by} tó kọjá, ẹ gbé e sábẹ́ òrùlé: òjò {span}, bíi mm {rain}.',
    },
    'harvest.drying': {
      title: '{Crop}: sá a dáadáa kí ẹ tó tọ́jú u',
      content: '{drying} {test} {dryAt} {Crop} tútù ń ní èbu.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: jẹ́ kí awọ le kí ẹ tó tọ́jú u',
      content: '{drying} {test} Ọgbẹ́ gbọ́dọ̀ kọ́kọ́ san, bí bẹ́ẹ̀ kọ́ {crop} yóò jẹrà.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: jẹ́ kó kan dáadáa, kí ẹ sá a',
      content: '{drying} {test} {dryAt} Èyí tó kan dáadáa ń gba owó.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: ṣà á, kí ẹ sì tọ́jú u',
      content: '{store} Kòkòrò, èbu àti ìjẹrà lè jẹ ìdámẹ́ta àká.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: ẹ wo àká yín',
      content: '{check} Ìṣòro kékeré nínú àká ń tàn láàárín oṣù kan.',
      sms: '{Crop}: wo àká kí {by} tó kọjá. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: tà á báyìí tàbí fi pamọ́?',
      content: 'Kọ́kọ́ ya oúnjẹ ọdún, irúgbìn, owó gbèsè sọ́tọ̀. {hold} {price}',
      sms: '{Crop}: ya oúnjẹ, irúgbìn àti owó gbèsè sọ́tọ̀. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: ó ti tó láti kó wálé',
      content: 'Láti ìsinsìnyí títí di {by}: {bring} Ó yẹ kí {crop} yín ti tó: {sign}.',
      sms: '{Crop}: láti ìsinsìnyí títí di {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: sítáàṣì kéré báyìí',
      content:
        'Ṣé ẹ lè dúró? Títí di {by} wú ohun tí ẹ nílò nìkan. Sítáàṣì kéré lóṣù wọ̀nyí, ó pọ̀ jù láti {starchFrom} sí {starchTo}. {price}',
      sms: '{Crop}: títí di {by} wú ohun tí ẹ nílò nìkan. Sítáàṣì pọ̀ jù láti {starchFrom} sí {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Ẹ̀gẹ́: dúró ọ̀sẹ̀ díẹ̀ kí ẹ tó wú u',
      content:
        'Tí ẹ bá lè ṣe é, dúró bí ọ̀sẹ̀ mẹ́rin lẹ́yìn tí òjò padà. Títí di {by} wú ohun tí ẹ nílò nìkan. Òjò ṣẹ̀ṣẹ̀ padà dé. Ẹ̀gẹ́ ń lo sítáàṣì rẹ̀ fún ewé tuntun, nítorí náà ó ní omi, gàrí rẹ̀ kéré.',
      sms: 'Ẹ̀gẹ́: títí di {by} wú ohun tí ẹ nílò nìkan. Tí ẹ bá lè, ẹ dúró bí ọ̀sẹ̀ 4: òjò ṣẹ̀ṣẹ̀ padà, ẹ̀gẹ́ ní omi.',
    },
    'harvest.clear': {
      title: '{Crop}: kó ìyókù wọlé, múra fún èyí tó kàn',
      content:
        'Kí {by} tó kọjá, kó ìyókù wọlé, kó ohun ọ̀gbìn àtijọ́ kúrò lóko, kọ ìkórè sílẹ̀. {goodNext} Èyí tó gbó tó kù lóko ń bàjẹ́, ó ń fa kòkòrò.',
      sms: '{Crop}: kí {by} tó kọjá, kó ìyókù wọlé, kó ohun ọ̀gbìn àtijọ́ kúrò lóko. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: àkókò ìkórè',
      content: '{bring} {eve} Wò ó kí {by} tó kọjá. Ó yẹ kí {crop} yín ti tó báyìí.',
      sms: '{Crop}: {bringNow} Wò ó kí {by} tó kọjá.',
    },
  },
}
