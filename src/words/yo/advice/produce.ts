import type { postharvestTexts as english } from '../../en/advice/produce.ts'

export const postharvestTexts: typeof english = {
  ready: {
    bags: 'Kí {by} tó kọjá, gbá inú àká mọ́, wá tapólì àti àpò gbígbẹ tó mọ́, pe olùrànlọ́wọ́.',
    sheet: 'Kí {by} tó kọjá, wá tapólì àti olùrànlọ́wọ́: à ń gé e nígbà tí èso ìsàlẹ̀ bá kọ́kọ́ pọ́n, kí irúgbìn tó dànù.',
    water: 'Ẹ kò gbọdọ̀ bomi rin ín mọ́, kí ọrùn lè gbẹ. Kí {by} tó kọjá, tọ́jú ibi òjìji tó ní afẹ́fẹ́, pe olùrànlọ́wọ́.',
    barn: 'Kí {by} tó kọjá, gbá àká tó ní òjìji àti afẹ́fẹ́ mọ́, tún un ṣe, pe olùrànlọ́wọ́.',
    buyers: 'Kí {by} tó kọjá, wá olùrànlọ́wọ́ àti olùrà tàbí ẹ̀rọ: tí a bá ti wú u tàbí gé e, kì í pẹ́.',
    fresh: 'Kí {by} tó kọjá, wá olùrànlọ́wọ́ àti olùrà: tí a bá ti wú u tàbí gé e, kì í pẹ́.',
    vines: 'Kí {by} tó kọjá, wá olùrànlọ́wọ́ àti olùrà. Gé ìtàkùn ní ọjọ́ 3 sí 7 kí ẹ tó wú u: èèpo ń le.',
    haulms: 'Kí {by} tó kọjá, gé igi àti ewé, ọjọ́ 10 sí 14 kí ẹ tó wú u: èèpo ń le, àrùn kì í wọ inú rẹ̀.',
  },
  bring: {
    cobs: 'Ká a, bó o, sá a lórí tapólì láàárín ọjọ́ méjì, kò gbọdọ̀ kan ilẹ̀. Ya èyí tó ní èbu tàbí ihò sọ́tọ̀.',
    straw: 'Gé e nísàlẹ̀, lù ú lórí tapólì láàárín ọjọ́ kan: òkìtì inú oko ń gbóná, ó ń bàjẹ́.',
    heads: 'Gé orí rẹ̀, gbé e sórí tapólì, àpáta tàbí pẹpẹ. Kò gbọdọ̀ kan ilẹ̀ lásán.',
    legume: 'Ká èso tó ti gbẹ báyìí, èyí tó kù lọ́sẹ̀ kọ̀ọ̀kan. Kòkòrò ń yé ẹyin sórí èyí tó dúró.',
    soybean: 'Gé e nísàlẹ̀ ní òwúrọ̀, láàárín ọ̀sẹ̀ kan sí méjì. Lẹ́yìn náà èèpo ń ṣí, irúgbìn ń dànù.',
    lift: 'Fa odidi ohun ọ̀gbìn, gbọn erùpẹ̀ kúrò, yí èso rẹ̀ sókè. Èyí tó pẹ́ nínú ilẹ̀ ń ní èbu tàbí já.',
    sesame: 'Gé e báyìí, kí èso tó ṣí kí irúgbìn tó dànù. Dì í ní ìdì, gbé e ró dúró sórí tapólì.',
    bolls: 'Ká a lẹ́yìn ìrì sínú àpò aṣọ. A kò gbọdọ̀ lo àpò ọ̀rá: ó ń ba owó jẹ́. Ya èyí tó mọ́ sọ́tọ̀ sí èyí tó lábàwọ́n.',
    bulb: 'Wú u lọ́jọ́ gbígbẹ pẹ̀lú ewé. Ẹ kò gbọdọ̀ ṣá a lọ́gbẹ́, ẹ kò gbọdọ̀ fọ̀ ọ́.',
    gourds: 'Kó èso jọ, là á, kó o jọ sábẹ́ ewé títí inú rẹ̀ yóò fi rọ̀.',
    cassava:
      'Wú ohun tí ẹ lè tà tàbí lò láàárín ọjọ́ méjì nìkan. Ẹ kò gbọdọ̀ ṣá a lọ́gbẹ́. Gbé igi ró síbi òjìji fún gbígbìn.',
    yam: 'Wú u lọ́jọ́ gbígbẹ láìṣá a: èyí tó lọ́gbẹ́ ló ń kọ́kọ́ jẹrà. Ya èbù sọ́tọ̀.',
    sweet: 'Gé ìtàkùn ní ọjọ́ 3 sí 7 ṣáájú. Wú gbogbo rẹ̀ láàárín ọ̀sẹ̀ mẹ́ta kí kòkòrò tó dé. Ẹ kò gbọdọ̀ ṣá a lọ́gbẹ́.',
    potato: 'Ewé ṣì tutù? Gé igi, wú u lẹ́yìn ọjọ́ 10 sí 14, lọ́jọ́ gbígbẹ, nígbà tí èèpo kò bá bó mọ́.',
    carrot: 'Kọ́kọ́ bomi rin ín, fa ohun tí ẹ lè tà nìkan: èyí tó kù ń dúró nílẹ̀. Gé ewé lójú ẹsẹ̀, fi 1 cm sílẹ̀.',
    carrotAfterRain:
      'Fa ohun tí ẹ lè tà nìkan, ó dára jù lẹ́yìn òjò: èyí tó kù ń dúró nílẹ̀. Gé ewé lójú ẹsẹ̀, fi 1 cm sílẹ̀.',
    ginger: 'Wú u láìṣá a. Ó lè dúró nínú ilẹ̀ tí owó bá kéré.',
    cane: 'Gé e nísàlẹ̀, gé orí kúrò, gbé e lọ sí ẹ̀rọ tàbí ọ̀dọ̀ olùrà lójú ẹsẹ̀.',
    tomato:
      'Ká a lọ́jọ́ {every} sí {everyTo} kọ̀ọ̀kan ní òwúrọ̀ tútù: èyí tó ṣẹ̀ṣẹ̀ ń pọ́n fún ọjà jíjìn, pupa tó le fún ìtòsí. Lo àpótí, gbé e síbi òjìji.',
    pepper:
      'Ká èyí tó tó tàbí tó pupa pẹ̀lú igi rẹ̀ ní ọjọ́ {every} sí {everyTo} kọ̀ọ̀kan. Sá èyí tí ẹ kò lè tà, fẹ́lẹ́ lórí àwọ̀n.',
    okra: 'Gé ilá tó gùn tó ìka ní ọjọ́ {every} sí {everyTo} kọ̀ọ̀kan: èyí tó gbó ń le, ó ń dá èso dúró. Tà á lọ́jọ́ náà.',
    leaves:
      'Gé e ní òwúrọ̀ kùtù kó tó yọ òdòdó, ohun tí ẹ ó tà lọ́jọ́ náà nìkan, lẹ́yìn ọjọ́ {every} sí {everyTo} gé òmíràn. Jẹ́ kó tutù lábẹ́ òjìji.',
    head: 'Gé èyí tó kún tó le, fi ewé òde 2 tàbí 3 sílẹ̀. Ẹ kò gbọdọ̀ fọ̀ ọ́. Gbé e síbi òjìji tó ní afẹ́fẹ́, tà á láàárín ọjọ́ díẹ̀.',
    lettuce: 'Gé e ní òwúrọ̀ tútù kí igi tó yọ, ohun tí a óò tà lọ́jọ́ náà nìkan. Jẹ́ kó tutù lábẹ́ òjìji.',
    melon: 'Gé e pẹ̀lú igi 5 cm tí ẹ̀gbẹ́ ilẹ̀ bá pọ́n: kì í dùn sí i mọ́. Gbé e síbi òjìji, tà á láàárín ọ̀sẹ̀.',
    cocoa:
      'Ká èyí tó pọ́n lọ́jọ́ {every} sí {everyTo} kọ̀ọ̀kan, dúdú lọ́tọ̀. Fi igi fọ́ ọ láàárín ọjọ́ méjì, kó èso jọ, bò ó fún ọjọ́ mẹ́fà, lẹ́yìn náà sá a.',
    coffee: 'Ká pupa nìkan ní ọjọ́ {every} sí {everyTo} kọ̀ọ̀kan, kó èyí tó jábọ́. Bẹ̀rẹ̀ sí í sá a lọ́jọ́ náà.',
    palm: 'Gé ẹyìn nígbà tí èso rẹ̀ bá ń jábọ́; wò ó ní ọjọ́ {every} sí {everyTo} kọ̀ọ̀kan. Ṣa èyí tó jábọ́, fún epo rẹ̀ láàárín ọjọ́ méjì.',
    mango:
      'Ká èso tó ti dàgbà tán tó ṣì le, pẹ̀lú igi èso kúkúrú. A kò gbọdọ̀ gbọn igi. Ó ń pọ́n lábẹ́ òjìji. A kò gbọdọ̀ lo carbide.',
    orange: 'Tọ́ ọ̀kan wò: aláwọ̀ ewé lè ti gbó, kì í dùn sí i lẹ́yìn kíká. Gé e nígbà tí kò sí ìrì, pẹ̀lú igi èso kúkúrú.',
    avocado: 'Ká èso tó ti dàgbà tán tó ṣì le, pẹ̀lú igi èso rẹ̀: lẹ́yìn kíká nìkan ló ń rọ̀, ní bí ọ̀sẹ̀ kan lábẹ́ òjìji.',
    bunch:
      'Wò ó lọ́jọ́ 7 kọ̀ọ̀kan: gé èso tó kún, tó ṣì tutù, bí oṣù 3 lẹ́yìn òdòdó. Ènìyàn méjì: kò gbọdọ̀ ṣubú. Fi sí òjìji.',
  },
  drying: {
    cobs: 'Sá àgbàdo, bó o, sá èso rẹ̀ nípọn {layerFrom} sí {layerTo} cm lórí tapólì, bí ọjọ́ {dryFrom} sí {dryTo}. Yí i léraléra, bò ó ní òru àti nígbà òjò.',
    rice: 'Tẹ́ ẹ nípọn {layerFrom} sí {layerTo} cm lórí tapólì, ọjọ́ {dryFrom} sí {dryTo}. Yí i ní ìṣẹ́jú 30 kọ̀ọ̀kan; bò ó ní ọ̀sán gbígbóná àti nígbà òjò, bí bẹ́ẹ̀ kọ́ yóò fọ́.',
    heads:
      'Fi orí sílẹ̀ lórí tapólì tàbí pẹpẹ fún ọjọ́ {dryFrom} sí {dryTo}, yí i lójoojúmọ́, bò ó ní òru. Lẹ́yìn náà lù ú lórí tapólì.',
    thin: 'Tẹ́ ẹ fẹ́lẹ́ sórí ẹní tàbí tapólì, bí ọjọ́ {dryFrom} sí {dryTo}. Yí i léraléra, bò ó ní òru àti nígbà òjò.',
    beat: 'Lu èso gbígbẹ lórí tapólì, yọ ìdọ̀tí kúrò. Sá irúgbìn nípọn {layerFrom} sí {layerTo} cm, ọjọ́ {dryFrom} sí {dryTo}, yí i léraléra.',
    pulse: 'Lu èso gbígbẹ lórí tapólì, yọ ìdọ̀tí kúrò. Sá irúgbìn fẹ́lẹ́ nínú oòrùn, yí i léraléra, bò ó ní òru.',
    nuts: 'Fi sílẹ̀ fún ọjọ́ 2 sí 3 lórí ìlà, ẹ̀pà sókè. Já a, sá a fẹ́lẹ́ lórí tapólì, bò ó ní òru. Èyí tó tutù kò gbọdọ̀ wọ àpò.',
    stacks: 'Yí òkìtì padà ní ọjọ́ 3 kọ̀ọ̀kan fún ọjọ́ 10. Lù ú jẹ́jẹ́ lórí tapólì, sá irúgbìn fún ọjọ́ 2 sí 3.',
    stooks:
      'Jẹ́ kí èyí tí a dì dúró lórí tapólì. Láàárín ọjọ́ 15 dojú wọn dé, gbọn irúgbìn jáde nígbà méjì tàbí mẹ́ta. Yọ iyanrìn kúrò.',
    wash: 'Nígbà tí inú bá rọ̀, fi omi mímọ́ fọ irúgbìn lọ́jọ́ náà. Tẹ́ ẹ fẹ́lẹ́ sórí ẹní fún ọjọ́ {dryFrom} sí {dryTo}, yí i.',
    bulb: 'Sá a fún ọjọ́ {dryFrom} sí {dryTo} lábẹ́ òjìji tàbí kí ewé bò ó, oòrùn kò gbọdọ̀ pa á. Fi ọrùn 2 sí 3 cm sílẹ̀.',
    yam: 'Gbé e síbi òjìji lábẹ́ pòròpórò tàbí àpò jute, ọjọ́ {dryFrom} sí {dryTo}. A kò gbọdọ̀ fi ọ̀rá bò ó.',
    sweet: 'Kó èyí tó dára jọ sábẹ́ ìtàkùn níbi òjìji fún bí ọjọ́ {dryTo}. Tọ́jú odidi tí kò ní ihò nìkan.',
    potato: 'Gbé e síbi òkùnkùn tó ní afẹ́fẹ́ fún ọ̀sẹ̀ kan sí méjì kí awọ lè le. Ṣa èyí tó lọ́gbẹ́ tàbí jẹrà.',
    ginger:
      'Fọ̀ ọ́, là á ní gígùn, sá a fẹ́lẹ́ lórí àwọ̀n, ọjọ́ {dryFrom} sí {dryTo}. Yí i lẹ́ẹ̀méjì lójúmọ́, kó o wọlé ní òru.',
    cocoa:
      'Kó èso jọ sábẹ́ ewé ọ̀gẹ̀dẹ̀ fún bí ọjọ́ mẹ́fà, yí i lọ́jọ́ kejì àti kẹrin. Lẹ́yìn náà sá a lórí pẹpẹ fún ọjọ́ {dryFrom} sí {dryTo}, kò gbọdọ̀ jẹ́ ojú ọ̀nà tàbí èéfín.',
    cherries:
      'Sá a nípọn {layerFrom} sí {layerTo} cm lórí àwọ̀n, ọjọ́ {dryFrom} sí {dryTo}. Yí i léraléra, bò ó ní òru àti nígbà òjò.',
  },
  test: {
    bite: 'Ó gbẹ nígbà tí èso bá dún gan-an ní eyín.',
    weigh: 'Ó gbẹ nígbà tí ìwọ̀n apẹ̀rẹ̀ kan kò bá yí padà ní ìrọ̀lẹ́ méjì.',
    skin: 'Ó gbẹ nígbà tó bá ń dún, tí awọ fẹ́lẹ́ ń bó, tí èso ń ṣẹ́.',
    necks: 'Ó ti tó nígbà tí ọrùn bá fún, tí awọ ń dún.',
    snap: 'Ó gbẹ nígbà tó bá ń ṣẹ́ lójú ẹsẹ̀.',
    crack: 'Ó gbẹ nígbà tí ẹ̀kúnwọ́ kan bá dún tí a bá tẹ̀ ẹ́.',
    rattle: 'Ó gbẹ nígbà tí awọ bá dúdú tó ń fọ́, tí èso ń dún.',
  },
  dryAt: 'Ìyẹn ni omi bíi {moisture} %.',
  store: {
    bags: 'Ṣa èyí tó ní èbu tàbí fọ́ kúrò. Di èyí tó gbẹ sínú àpò onípele 3 tí afẹ́fẹ́ kì í wọ̀ (PICS): tẹ afẹ́fẹ́ jáde, so ọ̀rá kọ̀ọ̀kan. Gbé e sórí pákó.',
    sorted:
      'Da èyí tó ní èbu tàbí ihò nù (májèlé: aflatoxin). Di èyí tó gbẹ sínú àpò onípele 3 tí afẹ́fẹ́ kì í wọ̀ (PICS), so ọ̀rá kọ̀ọ̀kan, lórí pákó.',
    pulses:
      'Di irúgbìn gbígbẹ kíá sínú àpò PICS (ọ̀rá 3 tí afẹ́fẹ́ kì í wọ̀), so ó, tàbí àgbá tó kún. A kò gbọdọ̀ ṣí i fún oṣù 2. A kò gbọdọ̀ fi Sniper sí oúnjẹ. Ẹyin kòkòrò wà lára rẹ̀.',
    nuts: 'Da èyí tó ní èbu tàbí rù nù: májèlé ni (aflatoxin). Di gbígbẹ pẹ̀lú èèpo sínú àpò onípele 3 tí afẹ́fẹ́ kì í wọ̀ (PICS). A kò gbọdọ̀ rẹ ẹ́ sómi kí a tó bó o. Iná kì í pa májèlé náà.',
    shell: 'Tọ́jú u nínú èèpo, nínú àpò tí afẹ́fẹ́ kò wọ̀ tàbí àgbá, kúrò nílẹ̀. Èyí tí a bó kì í ju bí oṣù kan lọ.',
    cotton:
      'Kó o jọ sórí aṣọ mímọ́ lábẹ́ òrùlé, kúrò nílẹ̀, jìnnà sí iná. A kò gbọdọ̀ lo àpò ọ̀rá. Tètè tà á, dáradára lọ́tọ̀.',
    onion:
      'Tẹ́ èyí tó dára tó gbẹ fẹ́lẹ́ sórí pẹpẹ nínú àká tó ní afẹ́fẹ́. Ṣà á lọ́sẹ̀ kọ̀ọ̀kan. Kọ́kọ́ ta ọlọ́rùn nípọn àti èyí tó lọ́gbẹ́.',
    yam: 'Tò èyí tó dára sórí pẹpẹ tó ní òjìji àti afẹ́fẹ́. Wò ó lọ́sẹ̀ kọ̀ọ̀kan, kó èyí tó jẹrà kúrò. Gé ọ̀mùnú lóṣù kọ̀ọ̀kan.',
    sand: 'Tò èyí tó dára lọ́kọ̀ọ̀kan sínú iyanrìn gbígbẹ tútù, nínú ihò tàbí àpótí lábẹ́ òjìji. Wò ó lọ́sẹ̀ méjì, kó èyí tó jẹrà kúrò.',
    dark: 'Gbé e síbi òkùnkùn tó ní afẹ́fẹ́ lórí pẹpẹ, kò gbọdọ̀ wà nínú ọ̀rá. Èyí tó di àwọ̀ ewé jẹ́ májèlé. Gbé èyí tí ẹ ó gbìn síbi ìmọ́lẹ̀ díẹ̀.',
    jute: 'Ṣa èyí tó ní èbu tàbí pẹlẹbẹ kúrò. Kó o sínú àpò jute mímọ́ lórí pákó, jìnnà sí èéfín, kẹrosíìnì àti oògùn.',
  },
  check: {
    bags: 'Wò ó, fọwọ́ kàn án: ihò, ooru, òórùn, kòkòrò. Tún sá èyí tó tutù, da èyí tó ní èbu nù. Tún di èyí tó kù sínú àpò tí afẹ́fẹ́ kò wọ̀.',
    airy: 'Kó èyí tó jẹrà tàbí rọ̀ kúrò, gé ọ̀mùnú, jẹ́ kí afẹ́fẹ́ wọlé. Kọ́kọ́ jẹ tàbí ta èyí tí kò lágbára.',
  },
  hold: {
    bags: 'Èyí tó gbẹ nínú àpò tí afẹ́fẹ́ kì í wọ̀ nìkan ni kí ẹ fi pamọ́: ta ìdajì. A kò gbọdọ̀ ta tàbí jẹ èyí tó ní èbu.',
    buyers: 'Béèrè owó, ipò àti ìwọ̀n lọ́wọ́ olùrà méjì kí ẹ tó tà á. Èyí tó mọ́ tó gbẹ ń mú owó wá.',
    airy: 'Ta èyí tó lọ́gbẹ́ tàbí rọ̀ báyìí. Fi èyí tó dára nìkan pamọ́, lábẹ́ òjìji àti afẹ́fẹ́.',
  },
  price: 'Ní Nàìjíríà ó sábà máa ń pọ̀ ní {low}, ó ń wọ́n ní {high} ní bíi {gap} %, ṣùgbọ́n kì í ṣe lọ́dọọdún.',
  priceNow: '1 kg: {priceNow}.',
  reach: 'Lẹ́yìn oṣù {holdMonths} èrè wà tó bá dé {reachWoven} (àpò híhun).',
  reachBoth: 'Lẹ́yìn oṣù {holdMonths} èrè wà tó bá dé {reachWoven} (àpò híhun), {reachAirtight} (aláìwọ-afẹ́fẹ́).',
  yearsAbove: 'Nínú ọdún {yearsOf}, ó dé bẹ́ẹ̀ ní {yearsAbove}.',
  yearsUnknown: 'A kò mọ iye owó ọjọ́ iwájú.',
  holdWet: 'Ẹ sá a gbẹ kí ẹ tó tọ́jú rẹ̀.',
}
