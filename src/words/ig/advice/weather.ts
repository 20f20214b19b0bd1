import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rules: {
    'rain.heavy': {
      title: '{Crop}: oke mmiri na-abịa, meghee ọwa',
      content:
        'Mmiri ozuzo ihe dị ka mm {rain} nwere ike izo {span}, dị ka ite lita iri {cans} n’otu mita n’akụkụ anọ. Mmiri guzo eguzo na-egbu mgbọrọgwụ. Tupu {by} agafee meghee ọwa. Agbala mmiri, ọgwụ maọbụ nri ala ruo mgbe ọ gafere.',
      sms: '{Crop}: oke mmiri {span}, ihe di ka mm {rain}. Etinyekwala nri ala, ogwu maobu mmiri. Meghee owa tupu {by} agafee.',
    },
    'rain.heavy-rice': {
      title: 'Osikapa: oke mmiri na-abịa, lelee ekpe',
      content:
        'Mmiri ozuzo ihe dị ka mm {rain} nwere ike izo {span}. Mmiri miri emi na-eri obere osikapa. Tupu {by} agafee dozie ekpe, meghee ụzọ mmiri. Etinyekwala nri ala ruo mgbe ọ gafere.',
      sms: 'Osikapa: oke mmiri {span}, ihe di ka mm {rain}. Dozie ekpe, meghee uzo mmiri tupu {by} agafee. Etinyekwala nri ala.',
    },
    'rain.wet-soil': {
      title: '{Crop}: mmiri ejula ala',
      content:
        'Mmiri zoro nke ukwuu, ala enweghịzi ike ịnara. Mgbọrọgwụ na-enweghị ikuku na-acha edo edo ma ree. Tupu {by} meghee ọwa ebe mmiri guzo, azọkwasịla ala mmiri ụkwụ. Tinye nri ala maọbụ ọgwụ mgbe mmiri gbapụrụ.',
      sms: '{Crop}: mmiri juru ala. Tupu {by} agafee meghee owa ebe mmiri guzo. Etinyekwala nri ala maobu ogwu ruo mgbe mmiri gbapuru.',
    },
    'wind.prop': {
      title: '{Crop}: ikuku siri ike, kwado osisi',
      content:
        'Ikuku ihe dị ka km {wind} n’awa nwere ike ife tupu {to}. Osisi bu nnukwu ụyọkọ na-ada. Tupu {by} jiri osisi ndụdụ kwado ha, bepụ akwụkwọ nwụrụ anwụ, kekọta ha.',
      sms: '{Crop}: ikuku siri ike tupu {to}. Jiri osisi ndudu kwado nke bu uyoko tupu {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: oke okpomọkụ n’oge okooko',
      content:
        'A na-atụ anya okpomọkụ ruo {tmax} °C {span}. N’okpomọkụ dị otu a okooko anaghị amị mkpụrụ. Gbaa mmiri n’ụtụtụ ma i nwee ike, jiri ahịhịa nkụ kpuchie ala, agbala ọgwụ maọbụ sụọ ahịhịa n’anwụ.',
      sms: '{Crop}: okpomoku ruo {tmax}C {span} n’oge okooko. Gbaa mmiri n’ututu, kpuchie ala.',
    },
    'heat.days': {
      title: '{Crop}: ụbọchị oke okpomọkụ na-abịa',
      content:
        'A na-atụ anya okpomọkụ ruo {tmax} °C ụbọchị {hotDays} maọbụ karịa, ruo {to}. Osisi na-atụfu mmiri ngwa ngwa. Gbaa mmiri n’ụtụtụ maọbụ mgbede ma i nwee ike, nye ome ndo, kpuchie ala. Rụọ ọrụ n’oge oyi.',
      sms: '{Crop}: oke okpomoku ruo {to}, {tmax}C. Gbaa mmiri ututu maobu mgbede, nye ome ndo, kpuchie ala.',
    },
    'cold.nights': {
      title: '{Crop}: oyi abalị na-egbochi uto',
      content:
        'A na-atụ anya abalị ihe dị ka {tmin} °C ruo {to}. Osisi na-eto nwayọ, ome na-acha edo edo. Kpuchie ome n’abalị, gbaa mmiri n’ụtụtụ ọ bụghị mgbede, chere nri ala ruo mgbe o kpotụrụ ọkụ.',
      sms: '{Crop}: oyi abali, ihe di ka {tmin}C ruo {to}. Kpuchie ome n’abali, gbaa mmiri n’ututu, chere nri ala.',
    },
    'cold.frost': {
      title: '{Crop}: oyi mkpụkọ nwere ike ịbịa',
      content:
        'Abalị dị nso {tmin} °C nwere ike ibute mkpụkọ tupu {to}. Ọ na-agba akwụkwọ ojii ma gbuo ome. Tupu anyanwụ adaa jiri akwa maọbụ ahịhịa kpuchie osisi, mee ka ala dee mmiri, kpughee n’ụtụtụ.',
      sms: '{Crop}: oyi mkpuko tupu {to}, ihe di ka {tmin}C. Kpuchie osisi tupu anyanwu adaa, mee ka ala dee mmiri.',
    },
  },
}
