import type { harvest as english } from '../../en/advice/harvest.ts'

export const harvest: typeof english = {
  dryness: {
    number: 'Ó gbẹ nígbà tí omi rẹ̀ bá kù bíi {moisture} %, tó le ní eyín.',
    feel: 'Ó gbẹ nígbà tó bá le ní eyín tó sì ń dún.',
  },
  signs: {
    grain: 'èèpo gbígbẹ àti èso líle tó dúdú ní ìdí',
    rice: 'mẹ́rin nínú márùn-ún ti pọ́n bí pòròpórò',
    pods: 'inú èèpo ti dúdú',
    legume: 'páádì gbígbẹ pupa',
    heads: 'èso líle gbígbẹ',
    capsules: 'èso ìsàlẹ̀ ti pọ́n',
    bolls: 'òwú funfun ti ṣí',
    bulb: 'ewé ti wó tó sì pọ́n',
    roots: 'ewé ń pọ́n, ó ń gbẹ',
    shoulders: 'orí ti yọ, ó tó àtàǹpàkò',
    vines: 'ìtàkùn ti gbẹ, èso ti le',
    cane: 'ewé ti pọ́n, igi ń dún tí a bá lù ú',
  },
  rules: {
    'harvest.soon': {
      title: '{Crop}: múra sílẹ̀ fún ìkórè',
      content:
        '{Crop} rẹ yóò gbó ní bíi ọjọ́ {daysLeft}. Àmì: {sign}. Ṣáájú {by} fọ àká, wá tapólì àti àpò gbígbẹ, pe olùrànlọ́wọ́. Ìkórè pẹ́ ń bọ́ ẹyẹ, kòkòrò àti èbu.',
      sms: '{Crop}: yoo gbo ni bii ojo {daysLeft}. Saaju {by} mura tapoli, apo gbigbe, aka ati oluranlowo.',
    },
    'harvest.now': {
      title: '{Crop}: ọjọ́ tó dára fún ìkórè',
      content:
        'Ó yẹ kí {crop} rẹ ti gbó, kò sí òjò títí di {to}. Àmì: {sign}. Kórè ṣáájú {by}, bẹ̀rẹ̀ sí í sá a láàárín ọjọ́ méjì lórí tapólì, kì í ṣe ilẹ̀ lásán. Èyí tó dúró ń bọ́ ẹyẹ, kòkòrò àti èbu.',
      sms: '{Crop}: o ti gbo, ko si ojo titi di {to}. Kore saaju {by}, sa a sori tapoli, ki i se ile lasan.',
    },
    'harvest.between-showers': {
      title: '{Crop}: kórè láàárín òjò',
      content:
        'Ó yẹ kí {crop} rẹ ti gbó (àmì: {sign}), ṣùgbọ́n ọjọ́ gbígbẹ kò pọ̀. Ṣáájú {by} kórè ní òwúrọ̀ gbígbẹ, gbé e sábẹ́ òrùlé lọ́jọ́ kan náà, tẹ́ ẹ fẹ́lẹ́, máa yí i. Òkìtì tútù ń gbóná, ó ń ní èbu.',
      sms: '{Crop}: o ti gbo. Saaju {by} kore ni owuro gbigbe, gbe e sabe orule lojo kan naa, maa yi i.',
    },
    'harvest.before-rain': {
      title: '{Crop}: kórè èyí tó gbó kí òjò tó dé',
      content:
        'Òjò bíi mm {rain} lè rọ̀ {span}. Òjò lórí èyí tó gbó ń fa èbu. Kí {by} tó kọjá, kórè èyí tó gbó ({sign}), gbé e sábẹ́ òrùlé. Bo èyí tó ń gbẹ. Fi èyí tí kò gbó sílẹ̀.',
      sms: '{Crop}: ojo {span}, bii mm {rain}. E kore eyi to gbo ki {by} to koja, e gbe e sabe orule.',
    },
    'harvest.drying': {
      title: '{Crop}: sá a dáadáa kí o tó tọ́jú u',
      content:
        'Èyí tó tutù ń ní èbu nínú àpò. Tẹ́ {crop} fẹ́lẹ́ sórí tapólì nínú oòrùn, máa yí i, bò ó ní òru. {dryness} Iyọ̀ gbígbẹ tí o fi pọ̀ mọ́ ọn nínú ìgò kò gbọdọ̀ lẹ̀ mọ́ ọn.',
      sms: '{Crop}: sa a sori tapoli, maa yi i, bo o ni oru. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: tọ́jú u gbẹ, kí o dì í, kúrò nílẹ̀',
      content:
        'Kòkòrò àti èbu lè jẹ ìdámẹ́ta àká. Ṣa èyí tí kò dára kúrò. Nígbà tó bá gbẹ dáadáa, dì í sínú àpò tí afẹ́fẹ́ kò wọ̀, gbé e sórí igi, jìnnà sí ògiri, má ṣí i léraléra. Parí rẹ̀ ṣáájú {by}.',
      sms: '{Crop}: nigba to ba gbe daadaa, e di i sinu apo ti afefe ko wo, kuro nile, ki {by} to koja. E ko gbodo si i leralera.',
    },
    'harvest.roots': {
      title: '{Crop}: wú ohun tí o lè tà tàbí lò',
      content:
        'Ó yẹ kí {crop} rẹ ti tó: {sign}. Lẹ́yìn wíwú ó ń tètè bàjẹ́. Wú ohun tí o lè tà, sè tàbí ṣe láàárín ọjọ́ méjì, má ṣá a lọ́gbẹ́. Tí ilẹ̀ bá le, wú u lẹ́yìn òjò. Láti ìsinsìnyí títí di {by}.',
      sms: '{Crop}: o ti to ({sign}). Titi di {by} e wu ohun ti e le ta tabi se laaarin ojo 2 nikan; e ko gbodo sa a logbe.',
    },
    'harvest.tubers': {
      title: '{Crop}: fara balẹ̀ wú u, yóò pẹ́',
      content:
        'Ó yẹ kí {crop} rẹ ti tó: {sign}. Èyí tó lọ́gbẹ́ ló ń kọ́kọ́ jẹrà. Títí di {by} wú u lọ́jọ́ gbígbẹ láìṣá a, jẹ́ kí awọ gbẹ lábẹ́ òjìji, tọ́jú èyí tó dára síbi tútù tó ní afẹ́fẹ́. Jẹ èyí tó lọ́gbẹ́ ṣáájú.',
      sms: '{Crop}: o ti to ({sign}). Titi di {by} wu u lai sa a, je ki awo gbe labe ojiji, toju sibi tutu.',
    },
    'harvest.cassava-wait': {
      title: 'Ẹ̀gẹ́: dúró ọ̀sẹ̀ díẹ̀ kí o tó wú u',
      content:
        'Òjò ṣẹ̀ṣẹ̀ padà dé. Ẹ̀gẹ́ ń lo sítáàṣì rẹ̀ fún ewé tuntun, nítorí náà ó ní omi, gàrí rẹ̀ kéré. Tí o bá lè ṣe é, dúró bí ọ̀sẹ̀ mẹ́rin lẹ́yìn tí òjò padà. Títí di {by} wú ohun tí o nílò nìkan.',
      sms: 'Ege: ojo sese pada, ege ni omi. Ti o ba le, duro bi ose 4; titi di {by} wu ohun ti o nilo nikan.',
    },
    'harvest.pick': {
      title: '{Crop}: ká a lọ́jọ́ méjì tàbí mẹ́ta',
      content:
        'Ohun ọ̀gbìn rẹ ń so. Kíká léraléra ń mú èso wá sí i, ó ń dín kòkòrò kù. Ká a ní òwúrọ̀ tútù lọ́jọ́ 2 tàbí 3, èyí tó kàn ṣáájú {by}. Fọwọ́ jẹ́jẹ́ mú u, gbé e síbi òjìji, kó èyí tó bàjẹ́ kúrò.',
      sms: '{Crop}: ka a ni ojo 2-3 ni owuro tutu, eyi to kan saaju {by}. Gbe e sibi ojiji, ko eyi to baje kuro.',
    },
    'harvest.leaves': {
      title: '{Crop}: gé e tútù lásìkò',
      content:
        'Ó yẹ kí {crop} rẹ tó gé. Ewé tó gbó ń le. Gé e ní òwúrọ̀ tútù títí di {by}, ohun tí o lè tà tàbí jẹ lọ́jọ́ náà nìkan. Fi omi mímọ́ fọ̀ ọ́, gbé e síbi òjìji.',
      sms: '{Crop}: o to ge, titi di {by}. Ge e ni owuro, ohun ti o le ta tabi je lojo naa; gbe e sibi ojiji.',
    },
    'harvest.cane': {
      title: '{Crop}: gé e nílẹ̀ tó bá dùn',
      content:
        'Ó yẹ kí {crop} rẹ ti tó: {sign}. Gé e nílẹ̀ títí di {by}, mú orí tútù àti ewé gbígbẹ kúrò, tà á tàbí fún un láàárín ọjọ́ méjì: adùn rẹ̀ ń dín lójoojúmọ́ lẹ́yìn gígé. Gígé dáadáa ń jẹ́ kí ó tún hù.',
      sms: '{Crop}: o ti to ({sign}). Titi di {by} e ge e nile, e mu ori kuro, e ta tabi fun un laaarin ojo 2.',
    },
    'harvest.tree': {
      title: '{Crop}: àkókò ìkórè, ká èyí tó pọ́n',
      content:
        'Àkókò ìkórè {crop} ni sábàá. Rìn yí igi ká ṣáájú {by}, lẹ́yìn náà lọ́sẹ̀ méjì méjì. Ká èyí tó pọ́n nìkan láìya èèpo, kó èyí tó jábọ́ tàbí jẹrà: wọ́n ń bí kòkòrò. Gbé èyí tó kù síbi òjìji.',
      sms: '{Crop}: akoko ikore. Ka eyi to pon saaju {by}, leyin naa lose 2. Ko eyi to jabo tabi jera.',
    },
    'harvest.bunch': {
      title: '{Crop}: gé odidi tó kún lásìkò',
      content:
        'À ń gé odidi nígbà tí ọmọ rẹ̀ bá kún tó sì róbótó, tó ṣì tutù. Tó bá pẹ́ yóò là. Wo {crop} rẹ ṣáájú {by}, fi igi gbé èyí tó wúwo, gé èyí tó kún láìjẹ́ kó ṣubú, gbé e síbi òjìji.',
      sms: '{Crop}: wo odidi saaju {by}. Ge eyi to kun lai je ko subu, gbe e sibi ojiji, fi igi gbe eyi to wuwo.',
    },
  },
}
