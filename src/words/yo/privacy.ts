import type { LegalText } from '../en/terms.ts'

export const privacyPolicy: LegalText = {
  title: 'Ìlànà àṣírí',
  updated: 'Ẹ̀dà kejì, Oṣù Kọkànlá 2026',
  short: [
    '{app} ń pa ohun tí ìmọ̀ràn nílò mọ́: nọ́ńbà fóònù yín, ibi tí ẹ wà àti irè oko yín.',
    'A kì í ta ìwífún yín, a kì í sì fi ìpolówó hàn.',
    'Àwọn àgbẹ̀ mìíràn ń rí orúkọ yín àti ohun tí ẹ kọ, wọn kì í rí nọ́ńbà fóònù tàbí ímeèlì yín.',
    'Ẹ lè gba ẹ̀dà gbogbo rẹ̀ tàbí kí ẹ pa á rẹ́.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Ta ni ó ń ṣe ojúṣe rẹ̀',
      paragraphs: [
        'Àjọ tí ó fún yín ní àdírẹ́sì tàbí nọ́ńbà {app} ni ó ń darí rẹ̀. Òun ni ó ń dáhùn fún ìwífún yín lábẹ́ òfin ààbò ìwífún Nàìjíríà ti 2023 (NDPA). Ní Nàmíbíà ó ń tẹ̀lé òfin kan náà.',
      ],
    },
    {
      id: 'what',
      title: 'Ohun tí a ń pa mọ́, àti ìdí rẹ̀',
      points: [
        'Nọ́ńbà fóònù àti ọ̀rọ̀ aṣínà, kí ẹ lè wọlé. Kò sí ẹni tí ó lè ka ọ̀rọ̀ aṣínà náà.',
        'Orúkọ àti ímeèlì, bí ẹ bá fún wa: láti kí yín àti láti fi orúkọ sí ohun tí ẹ kọ.',
        'Ibi oko yín, irè oko, ọjọ́ gbígbìn, ilẹ̀ àti àwọn oko: fún ojú ọjọ́ àti ìmọ̀ràn. A ń ka ibi tí ẹ wà nígbà tí ẹ bá tẹ bọ́tìnì nìkan.',
        'Ìwé oko yín àti àkọsílẹ̀ rẹ̀, owó tí ẹ lè ná àti iye owó tí ẹ kọ: kí ìmọ̀ràn lè bá yín mu.',
        'Ìmọ̀ràn àti ìfiránṣẹ́ sí yín, àti bóyá ẹ ti kà wọ́n.',
        'Láti mọ ohun tí ó ń ṣèrànwọ́, oríire lè yan ẹni tí yóò gba ọ̀rọ̀ wo, tàbí ẹni tí kò ní gba ìmọ̀ràn nípa SMS fún ọ̀sẹ̀ díẹ̀. A kì í ṣe èyí pẹ̀lú ìkìlọ̀, ìdáhùn tàbí ohun tí ó lè pani lára. A ń pa ẹgbẹ́ yín mọ́. Ẹ lè pa èyí: ojú ìwé yín, "{compare}".',
        'Lẹ́yìn ìkórè a ń béèrè lẹ́ẹ̀kan iye tí ẹ kó. Ìròyìn ń fi iye oko mẹ́wàá tàbí jù bẹ́ẹ̀ lọ hàn nìkan, láìsí orúkọ.',
        'Ohun tí ẹ kọ, èsì, ìfẹ́ràn àti àwòrán. A ń yọ ìwífún tó fara sin kúrò, bí ibi tí a ti ya àwòrán.',
        'SMS sí yín: ọ̀rọ̀ rẹ̀, àti bóyá ó dé.',
        'Títẹ kóòdù: bọ́tìnì tí ẹ tẹ̀ àti ohun tí a fi hàn. Ìpè: nọ́ńbà, ọjọ́, gígùn àti iye owó.',
        'Ìbéèrè tí ẹ bá béèrè níbí, nípa kóòdù, SMS tàbí ìpè, fọ́tò, ohùn àti ìdáhùn wọn. Bí ẹ bá sọ ìbéèrè lẹ́nu nínú ìpè, ilé iṣẹ́ ìpè ń pa ohùn náà mọ́, àwa sì ń pa ibi tí ó wà mọ́.',
        'Kóòdù wẹ́ẹ̀bù tí fóònù yín fi hàn: ó ń ṣiṣẹ́ lẹ́ẹ̀kan, fún ìṣẹ́jú mẹ́wàá.',
        'Kúkì mẹ́rin: ìwọlé yín, ìwọlé tí ó ń dúró de kóòdù, fóònù yìí (kí àjèjì má baà tì yín síta), àti èdè yín.',
        'Ibi tí aṣàwákiri yín ti ń gba ìkìlọ̀ fún fóònù yín, bí ẹ bá béèrè fún un.',
      ],
    },
    {
      id: 'why',
      title: 'Lórí ìdí wo',
      points: [
        'Láti fún yín ní iṣẹ́ tí ẹ béèrè fún: NDPA apá 25(1)(b)(i).',
        'Ìyọ̀ǹda yín fún ibi tí ẹ wà, SMS, ìpè, ìkìlọ̀ àti fífún àwọn alábàáṣe: apá 25(1)(a). Ẹ lè gbà á padà nígbàkígbà.',
        'Láti dáàbò bo iṣẹ́ náà lọ́wọ́ ìlòkulò: apá 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Ta ni ó ń rí i',
      points: [
        'Àwọn àgbẹ̀ mìíràn: orúkọ, àwòrán, àmì ẹ̀yẹ yín àti ohun tí ẹ kọ.',
        'Àwọn alákòóso àjọ náà: ìwífún oko àti bí a ṣe lè kàn sí yín, ìwé oko yín àti SMS tí a fi ránṣẹ́ sí yín. Wọ́n ń ka ìbéèrè yín àti gbogbo SMS tí ẹ̀rọ kò lóye. Àwọn òṣìṣẹ́ àgbẹ̀ ń ka ìbéèrè yín pẹ̀lú orúkọ àkọ́kọ́ yín, ìpínlẹ̀ àti ohun ọ̀gbìn yín, kì í ṣe nọ́ńbà yín láé. Àwọn alábàáṣe, bíi àwọn tó ń ra irè oko, ń gba orúkọ, nọ́ńbà, ibi àti oko yín bí ẹ bá gbà nìkan (ìwífún yín, "{share}"). Bí ẹ bá sọ pé rárá níbẹ̀, nípa kóòdù tàbí SMS {noShare}, ẹ kò ní sí nínú àkójọ tó ń bọ̀. Àkójọ gbogbo ènìyàn nílò ìdí, bíi àṣẹ ilé ẹjọ́, tí a ó kọ sílẹ̀.',
        'Olùpèsè ojú ọjọ́: ibi tí oko wà ní ìwọ̀n (nǹkan bí 11 km), láìsí orúkọ.',
        'Nẹ́tíwọ́ọ̀kì yín àti olùpèsè SMS, kóòdù àti ìpè ({smsProviders}): nọ́ńbà yín, ọ̀rọ̀, bọ́tìnì tí ẹ tẹ̀ àti ohùn tí a gbà sílẹ̀.',
        'Iṣẹ́ ìkìlọ̀ aṣàwákiri yín: ìfiránṣẹ́ tí a tì pa tí kò lè kà, bí ẹ bá béèrè fún ìkìlọ̀.',
        'Ẹ̀rọ èdè, bí àjọ náà bá ní ọ̀kan: òtítọ́ tí ó wà lẹ́yìn ìmọ̀ràn tàbí ìbéèrè, láìsí orúkọ àti nọ́ńbà.',
        'Kò sí ẹlòmíràn, àfi bí òfin tàbí ilé ẹjọ́ bá pàṣẹ. Àwọn olùkọ́ ń lo fóònù ìdánrawò, tí kò lè ṣí àkáǹtì yín.',
      ],
    },
    {
      id: 'how-long',
      title: 'Fún ìgbà wo',
      points: [
        'Àkáǹtì àti oko yín: títí ẹ ó fi pa wọ́n rẹ́. Ìwọlé tí a kò lò ń parí fúnra rẹ̀.',
        'Ohun tí a tẹ̀ àti ohun tí a fi hàn nínú kóòdù: ọjọ́ 2. Pé ẹ tẹ kóòdù tàbí ẹ pè: ọjọ́ 90.',
        'Ọ̀rọ̀ SMS: ọjọ́ 30. Ìbéèrè: ọjọ́ 180, láìsí àkáǹtì ọjọ́ 30.',
        'Nígbà tí ẹ bá pa àkáǹtì yín rẹ́, orúkọ, nọ́ńbà àti ọ̀rọ̀ yín kúrò lórí sáfà wa lẹ́sẹ̀kẹsẹ̀. Ẹ̀dà ìpamọ́ ń lọ nígbà tí a bá rọ́pò rẹ̀. Ẹ sọ fún àjọ náà kí wọ́n pa ohùn rẹ́ ní ilé iṣẹ́ ìpè.',
      ],
    },
    {
      id: 'rights',
      title: 'Ẹ̀tọ́ yín',
      points: [
        'Gba ẹ̀dà gbogbo rẹ̀, láti pa mọ́ tàbí mú lọ sí ibòmíràn: ojú ìwé yín, "{download}".',
        'Kí a tún ohun tí kò tọ́ ṣe: ojú ìwé yín, "{edit}".',
        'Kí a pa gbogbo rẹ̀ rẹ́: ojú ìwé yín, "{erase}"; nípa kóòdù: {settings}, {eraseByDial}.',
        'Gba ìyọ̀ǹda padà tàbí kọ̀: àwọn bọ́tìnì ojú ìwé yín, tàbí STOP.',
        'Kò sí ẹ̀rọ tí ó ń ṣe ìpinnu lórí yín: ìmọ̀ràn ń sọ fún yín nìkan.',
        'Fi ẹjọ́ sun àjọ ààbò ìwífún Nàìjíríà (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS, ìpè àti STOP',
      paragraphs: [
        'A ń fi SMS ránṣẹ́, a sì ń pè níbi tí ẹ ti béèrè fún un nìkan. Ẹ dáhùn STOP sí SMS èyíkéyìí: a kò ní fi SMS ránṣẹ́ tàbí pè yín mọ́, títí ẹ ó fi fi START ránṣẹ́. A ń pa ọjọ́ STOP yín mọ́ pẹ̀lú àkáǹtì yín.',
      ],
    },
    {
      id: 'safety',
      title: 'Ààbò àti fóònù yín',
      paragraphs: [
        'Ojú ìwé tí ẹ ṣí wà lórí fóònù yín kí ẹ lè kà á láìsí íńtánẹ́ẹ̀tì; jíjáde ń yọ wọ́n kúrò. Bí ẹ bá ń pín fóònù, ẹ jáde. Bí ìwífún yín bá bọ́ sọ́wọ́ ẹni tí kò tọ́ tí ó sì léwu fún yín, a ó sọ fún yín àti àjọ náà láàárín wákàtí 72.',
      ],
    },
    {
      id: 'contact',
      title: 'Ìkànsíra',
      paragraphs: [
        'Ìbéèrè àti ìbéèrè-fún ń lọ sí àjọ náà, ọ́fíìsì rẹ̀ tàbí olùkọ́ àgbẹ̀ yín. A ń dáhùn láàárín ọjọ́ 30, lọ́fẹ̀ẹ́.',
      ],
    },
  ],
}
