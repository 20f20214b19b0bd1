import type { planting as english } from '../../en/advice/planting.ts'

export const planting: typeof english = {
  rules: {
    'planting.outside': {
      title: '{Crop}: èyí kì í ṣe àkókò gbíngbìn',
      content:
        'Àkókò gbíngbìn níhìn-ín ni {from} sí {to}. Lẹ́yìn rẹ̀ òjò lè kùnà. Tí o kò bá tíì gbìn, dúró. Tí o bá ti gbìn, múra láti pọn omi tàbí tún gbìn.',
      sms: '{Crop}: akoko gbingbin nihin {from} si {to}. O ko tii gbin? Duro. O ti gbin? Mura omi tabi tun gbin.',
    },
    'planting.no-rain': {
      title: '{Crop}: ẹ̀ẹ̀rùn kì í ṣe àkókò gbíngbìn',
      content:
        'Òjò kì í rọ̀ níhìn-ín báyìí; òjò máa ń bẹ̀rẹ̀ ní bíi {from}. Láìsí omi, ohun tí a gbìn báyìí yóò kú. O kò tíì gbìn? Dúró, múra ilẹ̀. O ti gbìn? Máa bomi rin ín, bo ilẹ̀, tàbí múra láti tún gbìn.',
      sms: '{Crop}: eerun ni, ojo n bere ni bii {from}. E ko tii gbin? E duro. E ti gbin? E fun un ni omi lojo meji-meta.',
    },
    'planting.wait-rain': {
      title: '{Crop}: dúró de òjò dáadáa kí o tó gbìn',
      content:
        'Àkókò gbíngbìn ni, ṣùgbọ́n òjò kò tíì fìdí múlẹ̀. Òjò ẹ̀tàn ń pa irúgbìn. O kò tíì gbìn? Múra ilẹ̀, dúró de bíi mm {onset} láàárín ọjọ́ {onsetDays}. O ti gbìn? Pa irúgbìn mọ́ fún àlàfo.',
      sms: '{Crop}: duro de ojo bii mm {onset} laaarin ojo {onsetDays} ki o to gbin. O ti gbin? Pa irugbin mo fun alafo.',
    },
    'planting.ready': {
      title: '{Crop}: ilẹ̀ tutù tó láti gbìn',
      content:
        '{why} Àkókò tọ́, ilẹ̀ sì tutù. Tí o kò bá tíì gbin {crop} tán, parí rẹ̀ ṣáájú {by}: gbígbìn pẹ́ ń dín ìkórè kù. Lo irúgbìn rere, gbìn ní ìlà.',
      sms: '{Crop}: ile tutu, akoko to. Pari gbingbin saaju {by}. Gbigbin pe n din ikore ku.',
    },
    'planting.dry-start': {
      title: '{Crop}: ọ̀gbẹlẹ̀ lẹ́yìn gbíngbìn',
      content:
        '{why} Òjò kò sí nítòsí. Irúgbìn lè má hù, èéhù lè kú. Pa irúgbìn mọ́. Ṣáájú {by} yẹ ibi 10 wò: tí kò bá tó ìdajì tó hù, tún gbìn pẹ̀lú òjò dáadáa tó ń bọ̀.',
      sms: '{Crop}: ogbele leyin gbingbin. Ye e wo saaju {by}; ti ko ba to idaji to hu, tun gbin pelu ojo to n bo.',
    },
    'stage.unknown': {
      title: '{Crop}: ìgbà wo ni o gbìn ín?',
      content:
        'A kò mọ ìgbà tí o gbin {crop}, nítorí náà a kò lè sọ ohun tó nílò. Jọ̀wọ́ fi ọjọ́ gbíngbìn àti ìpele sínú àkọsílẹ̀ ohun ọ̀gbìn rẹ. Nígbà náà wàá gba ìmọ̀ràn lórí omi, ajílẹ̀, kòkòrò àti ìkórè.',
      sms: '{Crop}: jowo fi ojo gbingbin ati ipele sinu Gona, ki imoran le ba oko re mu.',
    },
    'stage.over': {
      title: '{Crop}: ṣé o ti kórè tán?',
      content:
        'Gẹ́gẹ́ bí ọjọ́ gbíngbìn, ó yẹ kí ìkórè {crop} ti parí. Tó bá ti parí, jọ̀wọ́ fi ohun ọ̀gbìn tuntun àti ọjọ́ rẹ̀ sílẹ̀. Tí kò bá rí bẹ́ẹ̀, tètè kórè: èyí tó pẹ́ ń fa kòkòrò àti èbu.',
      sms: '{Crop}: o ye ki ikore ti pari. To ba ri bee, jowo fi ohun ogbin tuntun ati ojo re sinu Gona.',
    },
    'stage.question': {
      title: '{Crop}: ṣé ìpele yìí tọ̀nà?',
      content:
        'O sọ fún wa pé ìpele {crop} ni: {stated}. Gẹ́gẹ́ bí ọjọ́ gbíngbìn ({planted}) a retí: {expected}. Jọ̀wọ́ yẹ ọjọ́ gbíngbìn àti ìpele wò nínú àkọsílẹ̀ rẹ, kí ìmọ̀ràn wa lè bá oko rẹ mu.',
      sms: '{Crop}: {stated} tabi {expected}? Jowo ye ojo gbingbin ati ipele wo ninu Gona, ki imoran le ba oko re mu.',
    },
  },
}
