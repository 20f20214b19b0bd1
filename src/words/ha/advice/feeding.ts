import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: 'kimanin {bags} don {acres}',
    acre: 'kimanin {bags} a eka ɗaya',
    open: 'tambayi malamin gona yawansa',
    handful: ', dintsi ɗaya ga shuka kimanin {plants}',
  },
  bags: { half: 'rabin buhun kg 50', whole: '{n|buhu 1 (kg 50)|buhu # (kowanne kg 50)}' },
  products: {
    npk: 'NPK',
    urea: 'yuriya',
    nitrogen: 'takin nitrogen',
    phosphate: 'takin phosphate',
    manure: 'takin gargajiya',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: takin farko kafin {by}',
      content:
        'Ƙananan saiwa suna bukatar abinci kusa da su. Ba da {product} kafin {by}, a ƙasa mai danshi: {dose}. Sa shi zurfin cm 5, yatsa uku daga shuka, ka rufe da ƙasa. Takin gargajiya ma yana taimako.',
      sms: '{Crop}: ba da takin farko ({product}) kafin {by} a kasa mai danshi, yatsa uku daga shuka, ka rufe.',
    },
    'fertilizer.go': {
      title: '{Crop}: lokacin ƙara taki ya yi',
      content:
        'Wannan ne lokacin ƙara wa {crop} taki. {why} Fara cire ciyawa, sannan ka ba da {product}: {dose}. Sa shi yatsa uku daga shuka ka rufe da ƙasa. Yi kafin {by}.',
      sms: '{Crop}: lokacin kara taki ({product}), kafin {by}. Fara cire ciyawa, sa shi yatsa uku daga shuka ka rufe.',
    },
    'fertilizer.hold': {
      title: '{Crop}: bar taki, ruwa mai yawa ya kusa',
      content:
        'Lokacin ƙara wa {crop} taki ne, amma ruwan sama kimanin mm {rain} zai iya sauka kafin {to}. Zai wanke takinka da kuɗinka. Ajiye buhun a bushe, cire ciyawa kafin nan, ka ba da taki idan ruwan ya zube.',
      sms: '{Crop}: kada ka sa taki kafin ruwan sama (kimanin mm {rain} kafin {to}). Cire ciyawa yanzu, sa taki daga baya.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: ajiye taki sai ƙasa ta jiƙe',
      content:
        'Lokacin ƙara wa {crop} taki ne, amma ƙasa a bushe take. Taki a busasshiyar ƙasa yana lalacewa ko ya ƙona saiwa. Cire ciyawa yanzu, shirya {product}. Sa shi washegarin ruwan sama mai kyau.',
      sms: '{Crop}: kasa ta bushe, kada ka sa taki. Cire ciyawa, sa {product} washegarin ruwa mai kyau.',
    },
    'fertilizer.tree': {
      title: '{Crop}: ba da taki yayin da ƙasa ke jiƙe',
      content:
        'Ruwan sama yana kai abinci ga saiwa. Kafin {by} cire ciyawa a zagayen bishiya, zuba {product}, tafin hannu daga jiki, ka rufe da ganye.',
      sms: '{Crop}: ba da taki yanzu kasa na jike, kafin {by}. Cire ciyawa a zagaye, zuba {product}, rufe da ganye.',
    },
    'fertilizer.pods': {
      title: 'Gyaɗa: ƙwanso yana bukatar gypsum ko lime',
      content:
        'Ƙwanson gyaɗa yana cika daga ƙasar da ke kewaye; idan babu calcium sai ya zama fanko. Idan ka sami gypsum ko lime, yayyafa a gindin shuka kafin {by}, a ƙasa mai danshi. Kada ka yi noma bayan haka.',
      sms: 'Gyada: yayyafa gypsum ko lime a gindin shuka kafin {by}, a kasa mai danshi. Kada ka yi noma bayan haka.',
    },
  },
}
