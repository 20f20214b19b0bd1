import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  rules: {
    'care.growing-start': {
      title: '{Crop}: farawa mai kyau',
      content:
        'Makonni biyu na farko suke ƙayyade amfani. Hana dabbobi da tsuntsaye, bar ƙasa da laushi da danshi a kusa da {crop}, kada ciyawa ta tsiro. Duba gona kafin {by}: ga inda shuka ba ta fito ba, don cike gurabe.',
      sms: '{Crop}: hana tsuntsaye da dabbobi, kada ciyawa ta tsiro. Kafin {by} ga inda shuka ba ta fito ba.',
    },
    'care.gaps': {
      title: '{Crop}: ƙidaya shuka, cike gurabe',
      content:
        'Makonnin farko suke nuna yawan shukar da za ka girbe. Kafin {by} bi layuka. Inda babu, sake shuka yanzu; na baya ba ya cim ma. Inda suka cunkushe, cire marasa ƙarfi. Lura da tsuntsaye da ƙwari.',
      sms: '{Crop}: kafin {by} bi layuka, cike gurabe, rage cunkoso. Lura da tsuntsaye da kwari.',
    },
    'care.weeds': {
      title: '{Crop}: yi noman ciyawa yanzu',
      content:
        'Ciyawa tana kwace ruwa da abincin {crop}; makonni shida na farko sun fi muhimmanci. Kafin {by} cire ciyawa tsakanin layuka a busasshiyar safiya, sama-sama, kada ka yanke saiwa. Bar matacciyar ciyawa ta rufe ƙasa.',
      sms: '{Crop}: yi noman ciyawa kafin {by}, sama-sama, a busasshiyar safiya. Makonni 6 na farko sun fi muhimmanci.',
    },
    'care.growing': {
      title: '{Crop}: duba gona kowane mako',
      content:
        'Babu abin gaggawa a wannan mako. Kafin {by} duba shuka 20 a wurare 5: ramuka, tabo, rawayar ganye, ƙwari a ƙasan ganye. Matsala da aka gano da wuri tana da sauƙi. Ci gaba da cire ciyawa.',
      sms: '{Crop}: babu gaggawa. Kafin {by} duba shuka 20 a wurare 5: ramuka, tabo, kwari. Ci gaba da cire ciyawa.',
    },
    'care.flowering': {
      title: '{Crop}: kada ka dami shuka yanzu',
      content:
        'Amfani yana kafuwa yanzu. Kada ka yi noma mai zurfi ko ka yanke saiwa; cire manyan ciyawa da hannu. Kafin {by} duba shuka 20, har da furanni. Kada ka yi feshi lokacin da zuma ke yawo. Bar ƙasa da danshi.',
      sms: '{Crop}: amfani na kafuwa. Ba noma mai zurfi, cire ciyawa da hannu, duba shuka 20 kafin {by}.',
    },
    'care.pegs': {
      title: 'Gyaɗa: daina noma, tana saka ƙwanso',
      content:
        'Bayan fure gyaɗa tana tura tsini cikin ƙasa don yin ƙwanso. Noma yanzu yana karya su. Cire ciyawa da hannu, bar ƙasa da laushi, duba tabon ganye a shuka 20 kafin {by}.',
      sms: 'Gyada: tana saka kwanso. Daina noma; cire ciyawa da hannu. Duba tabon ganye a shuka 20 kafin {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: tara ƙasa a gindin shuka',
      content:
        'Abin da ke girma a ƙarƙashin ƙasa dole a rufe shi: rana da ƙwari suna shiga ta tsaga. Kafin {by} tara ƙasa a gindi, rufe tsaga, cire ciyawa. Yi idan ƙasa tana da danshi, ba jiƙe ba.',
      sms: '{Crop}: kafin {by} tara kasa a gindi, rufe tsaga, cire ciyawa. Yi idan kasa da danshi, ba jike ba.',
    },
    'care.stake': {
      title: '{Crop}: kafa sanda, kada ta taɓa ƙasa',
      content:
        'Shuka a ƙasa ta fi kamuwa da cuta. Kafin {by} kafa wa {crop} sanda, ɗaure a hankali, cire ganyen da ke taɓa ƙasa. Rufe ƙasa da busasshiyar ciyawa. Yi aiki idan ganye ya bushe.',
      sms: '{Crop}: kafin {by} kafa sanda, daure a hankali, cire ganyen da ke taba kasa, rufe kasa da ciyawa.',
    },
    'care.ripening': {
      title: '{Crop}: yi gadin gona mai nuna',
      content:
        'Ƙwaya tana cika; tsuntsaye, dabbobi da ɓarayi suna zuwa yanzu. Zagaya gona kafin {by}, sannan kowane kwana biyu. Kada ka ƙara taki: ɓarna ne. Shirya wurin busarwa da busassun buhuna.',
      sms: '{Crop}: tana nuna. Yi gadin tsuntsaye da dabbobi, duba kafin {by}, ba taki, shirya wurin busarwa.',
    },
    'care.tree-wet': {
      title: '{Crop}: bar iska da haske su shiga',
      content:
        'A damina cuta tana yaɗuwa inda bishiyoyi suka cunkushe. Kafin {by}, a busasshiyar rana, yanke matattun rassa, cire ’ya’ya masu cuta, cire ciyawa a gindi, buɗe magudana. Binne masu cuta nesa.',
      sms: '{Crop}: kafin {by}, a busasshiyar rana, yanke matattun rassa, cire masu cuta, cire ciyawa, bude magudana.',
    },
    'care.tree-dry': {
      title: '{Crop}: rufe ƙasa, share layin wuta',
      content:
        'Rani yana wahalar da saiwa, wutar daji tana tashi. Kafin {by} rufe ƙasan bishiya da busassun ganye tafin hannu daga jiki, ba ƙananan bishiyoyi ruwa, share layi a kewayen gona don wuta.',
      sms: '{Crop}: rani. Kafin {by} rufe kasan bishiya, ba kananan bishiyoyi ruwa, share layin wuta a kewayen gona.',
    },
    'care.mat': {
      title: '{Crop}: uwa ɗaya, ’ya ɗaya',
      content:
        'Yawan ’ya’yan shuka yana rage girman nono. Kafin {by} bar uwa, ɗa mai ƙarfi ɗaya da ƙarami ɗaya, yanke sauran. Yanke matattun ganye, tara ƙasa a gindi, rufe da ganye.',
      sms: '{Crop}: kafin {by} bar uwa da ’ya’ya biyu, yanke sauran. Cire matattun ganye, rufe kasa.',
    },
  },
}
