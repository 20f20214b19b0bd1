import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: 'bíi {bags} fún {acres}',
    acre: 'bíi {bags} fún éékà kan',
    open: 'béèrè iye lọ́wọ́ olùkọ́ àgbẹ̀',
    handful: ', ẹ̀kúnwọ́ kan fún ohun ọ̀gbìn bíi {plants}',
  },
  bags: { half: 'ìdajì àpò kg 50', whole: '{n|àpò 1 (kg 50)|àpò # (ọ̀kọ̀ọ̀kan jẹ́ kg 50)}' },
  products: {
    npk: 'NPK',
    urea: 'yúríà',
    nitrogen: 'ajílẹ̀ náítírójìn',
    phosphate: 'ajílẹ̀ fọ́sífétì',
    manure: 'ìgbẹ́ ẹran',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: ajílẹ̀ àkọ́kọ́ ṣáájú {by}',
      content:
        'Gbòǹgbò kékeré nílò oúnjẹ nítòsí. Fún un ní {product} ṣáájú {by}, lórí ilẹ̀ tútù: {dose}. Fi í sí jíjìn cm 5, ìka mẹ́ta sí ìdí, kí o fi ilẹ̀ bò ó. Ìgbẹ́ ẹran náà dára.',
      sms: '{Crop}: fi ajile akoko ({product}) saaju {by} lori ile tutu, ika meta si idi, bo o.',
    },
    'fertilizer.go': {
      title: '{Crop}: àkókò ajílẹ̀ kejì ti tó',
      content:
        'Àkókò láti tún bọ́ {crop} rẹ nìyí. {why} Kọ́kọ́ ro koríko, lẹ́yìn náà fún un ní {product}: {dose}. Fi í sí ìka mẹ́ta sí ìdí, fi ilẹ̀ bò ó. Ṣe é ṣáájú {by}.',
      sms: '{Crop}: akoko ajile ({product}) ti to, saaju {by}. Koko ro, fi i si ika meta si idi, bo o.',
    },
    'fertilizer.hold': {
      title: '{Crop}: dá ajílẹ̀ dúró, òjò ńlá ń bọ̀',
      content:
        'Àkókò ajílẹ̀ {crop} ni, ṣùgbọ́n òjò bíi mm {rain} lè rọ̀ ṣáájú {to}. Yóò fọ ajílẹ̀ àti owó rẹ lọ. Pa àpò mọ́ níbi gbígbẹ, ro koríko ná, fi í sí nígbà tí omi bá ṣàn tán.',
      sms: '{Crop}: e ko gbodo fi ajile siwaju ojo (bii mm {rain} ki {to} to koja). E ro koriko bayii, e fi ajile leyin ojo.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: dúró de ilẹ̀ tútù fún ajílẹ̀',
      content:
        'Àkókò ajílẹ̀ {crop} ni, ṣùgbọ́n ilẹ̀ gbẹ. Ajílẹ̀ lórí ilẹ̀ gbígbẹ ń ṣòfò tàbí jó gbòǹgbò. Ro koríko ní báyìí, múra {product} sílẹ̀. Fi í sí ní ọjọ́ kejì òjò dáadáa.',
      sms: '{Crop}: ile gbe ju fun ajile. Ro koriko, fi {product} ni ojo keji ojo daadaa.',
    },
    'fertilizer.tree': {
      title: '{Crop}: fi ajílẹ̀ nígbà tí ilẹ̀ tutù',
      content:
        'Òjò ń gbé oúnjẹ dé gbòǹgbò, nítorí náà àkókò nìyí. Ṣáájú {by} ro òrùka sábẹ́ ẹ̀ka, tan {product}, àtẹ́lẹwọ́ kan sí ìdí, fi ewé bò ó.',
      sms: '{Crop}: fi ajile nigba ti ile tutu, saaju {by}. Ro oruka, tan {product}, fi ewe bo o.',
    },
    'fertilizer.pods': {
      title: 'Ẹ̀pà: èso rẹ̀ nílò gypsum tàbí lime',
      content:
        'Èso ẹ̀pà ń kún láti inú ilẹ̀ tó yí i ká; tí kò bá sí calcium yóò ṣófo. Tí o bá rí gypsum tàbí lime, wọ́n ọn sí ìdí ẹ̀pà ṣáájú {by}, lórí ilẹ̀ tútù. Má ro lẹ́yìn náà.',
      sms: 'Epa: e won gypsum tabi efun oko (lime) si idi epa ki {by} to koja, lori ile tutu. E ko gbodo ro o leyin naa.',
    },
  },
}
