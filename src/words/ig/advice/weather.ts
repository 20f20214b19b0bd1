import type { weatherTexts as english } from '../../en/advice/weather.ts'

export const weatherTexts: typeof english = {
  rains: {
    coming: 'Mmiri ozuzo ihe dị ka mm {rain} nwere ike izo {span}, bọket {cans} nke lita 10 n’otu mita n’akụkụ anọ.',
    fallen: 'Mmiri ozuzo ihe dị ka mm {fallen} ezoola kemgbe {from}, bọket {cans} nke lita 10 n’otu mita n’akụkụ anọ.',
    both: 'Mmiri ozuzo ihe dị ka mm {fallen} ezoola kemgbe {from}, mm {rain} ọzọ nwere ike izo tupu {to} agafee.',
  },
  rainsShort: {
    coming: 'mm {rain} {span}',
    fallen: 'mm {fallen} ezoola',
    both: 'mm {fallen} ezoola, mm {rain} ozo tupu {to} agafee',
  },
  lift: 'Buru ụzọ gwute nke toruru owuwe.',
  rules: {
    'rain.heavy': {
      title: 'Oke mmiri na-abịa, meghee ọwa mmiri',
      content:
        'Tupu {by} agafee meghee ọwa mmiri. {lift} Etinyekwala mmiri maọbụ nri ala ruo mgbe ọ gafere. {rains} Mmiri guzo otu ụbọchị na-egbu mgbọrọgwụ.',
      sms: 'Meghee owa mmiri tupu {by} agafee. Oke mmiri: {rainsShort}. Etinyekwala nri ala maobu mmiri ruo mgbe o gafere.',
    },
    'rain.heavy-clay': {
      title: 'Oke mmiri na-abịa, gwuo ọwa mmiri',
      content:
        'Tupu {by} agafee gwuo ọwa mmiri. {lift} Azọkwasịkwala ala ụrọ mmiri. Etinyekwala nri ala ruo mgbe mmiri gbapụrụ. {rains} Mmiri guzo na-ere mgbọrọgwụ.',
      sms: 'Gwuo owa mmiri tupu {by} agafee. Oke mmiri: {rainsShort}. Etinyekwala nri ala ruo mgbe mmiri gbapuru.',
    },
    'rain.sand': {
      title: 'Kwụsịtụ nri ala, mmiri na-asachapụ ya n’aja',
      content:
        '{rains} Mmiri a na-ebuda yuria na NPK n’okpuru mgbọrọgwụ. Etinyekwala ha ruo mgbe {to} gafere. Ọ bụrụ na akwụkwọ achaa edo edo, tinye otu ụzọ n’ime ụzọ atọ nke ị na-etinye. Kpuchie ala.',
      sms: 'Etinyekwala yuria maobu NPK ruo mgbe {to} gafere: {rainsShort}. Jiri ahihia nku kpuchie ala.',
    },
    'rain.heavy-rice': {
      title: 'Osikapa: oke mmiri na-abịa, lelee mgbidi mmiri',
      content:
        'Tupu {by} agafee dozie mgbidi. Wepụ mmiri naanị ma o kpuchie akwụkwọ. Etinyekwala nri ala ruo mgbe ọ gafere. {rains} Mgbidi mmiri na-agbawa; akwụkwọ rikpuru karịa ụbọchị abụọ na-anwụ.',
      sms: 'Osikapa: dozie mgbidi mmiri tupu {by} agafee: mmiri {rainsShort}. Etinyekwala nri ala. Wepu ya naani ma o kpuchie akwukwo.',
    },
    'rain.wet-soil': {
      title: 'Meghee ụzọ mmiri, mmiri ejula ala',
      content:
        'Tupu {by} agafee meghee ọwa mmiri. {lift} Azọkwasịkwala ala mmiri ụkwụ. Etinyekwala nri ala ruo mgbe mmiri gbapụrụ. {rains} Mgbọrọgwụ na-enweghị ikuku na-ere ure.',
      sms: 'Meghee owa mmiri tupu {by} agafee: {rainsShort}. Etinyekwala nri ala ruo mgbe mmiri gbapuru.',
    },
    'wind.prop': {
      title: '{Crop}: ikuku siri ike, kwado osisi',
      content:
        'Ikuku ihe dị ka km {wind} n’awa nwere ike ife tupu {to} agafee. Osisi bu nnukwu ụyọkọ na-ada. Tupu {by} agafee jiri osisi nwere alaka abụọ kwado ha, bepụ akwụkwọ nwụrụ anwụ, kekọta ha.',
      sms: '{Crop}: tupu {by} agafee jiri osisi nwere alaka abuo kwado nke bu uyoko. Ikuku siri ike tupu {to} agafee.',
    },
    'heat.flowering': {
      title: '{Crop}: gbaa mmiri na mgbede, okpomọkụ n’oge okooko',
      content:
        'I nwee mmiri, gbaa ya na mgbede maọbụ tupu chi abọọ. Jiri ahịhịa nkụ kpuchie ala. Afesakwala ọgwụ, asụkwala ahịhịa n’anwụ ọkụ. A na-atụ anya okpomọkụ ruo {tmax} °C ụbọchị {hotDays}, {span}. Okooko na-akpọ nkụ, ọ naghị amị nke ọma.',
      sms: '{Crop}: gbaa mmiri na mgbede ma i nwee ike, kpuchie ala. Okpomoku {tmax}C {span}. Afesakwala ogwu, asukwala ahihia n’anwu oku.',
    },
    'heat.nights': {
      title: '{Crop}: gbaa mmiri na mgbede, abalị dị ọkụ',
      content:
        'I nwee mmiri, gbaa ya na mgbede. Jiri ahịhịa nkụ kpuchie ala. Afesakwala ọgwụ, asụkwala ahịhịa n’anwụ ọkụ. A na-atụ anya abalị ọkụ ihe dị ka {tmin} °C ụbọchị {hotDays}, {span}. N’abalị dị otu a okooko na-adapụ.',
      sms: '{Crop}: gbaa mmiri na mgbede ma i nwee ike, kpuchie ala. Abali oku {tmin}C {span}: okooko nwere ike idapu.',
    },
    'cold.nights': {
      title: '{Crop}: kpuchie ebe mkpụrụ na-epu, abalị oyi',
      content:
        'A na-atụ anya abalị ihe dị ka {tmin} °C ruo {to}. Osisi na-eto nwayọ, ome na-acha edo edo. Kpuchie ome n’abalị, gbaa mmiri n’ụtụtụ ọ bụghị mgbede, chere nri ala ruo mgbe o kpotụrụ ọkụ.',
      sms: '{Crop}: kpuchie ome n’abali, gbaa mmiri n’ututu, kwusitu nri ala. Oyi abali ihe di ka {tmin}C ruo {to}.',
    },
    'cold.frost': {
      title: '{Crop}: kpuchie ya, oyi na-akpụkọ mmiri nwere ike ịbịa',
      content:
        'Abalị dị nso {tmin} °C nwere ike ibute oyi na-akpụkọ mmiri tupu {to} agafee. Ọ na-egbu ihe ọkụkụ a. Gbaa ala mmiri taa. Tupu anyanwụ adaa jiri akwa maọbụ ahịhịa kpuchie osisi, kpughee n’ụtụtụ.',
      sms: '{Crop}: kpuchie osisi tupu anyanwu adaa, gbaa mmiri taa. Oyi na-akpuko mmiri tupu {to} agafee, {tmin}C. Kpughee n’ututu.',
    },
    'cold.field': {
      title: '{Crop}: gbaa mmiri, oyi na-akpụkọ mmiri nwere ike ịbịa',
      content:
        'Abalị dị nso {tmin} °C nwere ike ibute oyi na-akpụkọ mmiri tupu {to} agafee. Ọ na-egbu ihe ọkụkụ a. A pụghị ikpuchi ubi dum: gbaa ala mmiri taa ma i nwee ike, kpuchie ome tupu anyanwụ adaa, ghọrọ nke dị njikere.',
      sms: '{Crop}: gbaa ala mmiri taa ma i nwee ike, kpuchie ome, ghoro nke di njikere. Oke oyi tupu {to} agafee, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: kechie obere osisi, oke oyi nwere ike igbu ha',
      content:
        'Abalị dị nso {tmin} °C nwere ike ibute oyi na-akpụkọ mmiri tupu {to} agafee. Ọ nwere ike igbu osisi na-erubeghị afọ atọ. Gbaa ha mmiri taa. Tupu anyanwụ adaa kechie ogwe, jiri ahịhịa kpuchie elu ya. Kpughee n’ụtụtụ.',
      sms: '{Crop}: gbaa obere osisi mmiri taa, kechie ogwe, kpuchie elu ya tupu anyanwu adaa. Oke oyi tupu {to} agafee, {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: oyi nwere ike ịkpọ akwụkwọ nkụ',
      content:
        'A na-atụ anya abalị dị nso {tmin} °C tupu {to} agafee. {Crop} na-anagide oyi: akwụkwọ nwere ike ịkpọ nkụ, mana ọhụrụ ga-epu. Ọ dịghị mkpa ikpuchi ya. Egbupukwala akwụkwọ kpọrọ nkụ ruo mgbe ọhụrụ pupụtara.',
      sms: '{Crop}: o dighi mkpa ikpuchi. Oyi {tmin}C tupu {to} agafee nwere ike ikpo akwukwo nku, ohuru ga-epu. Egbupukwala ya ugbu a.',
    },
    'cold.winter': {
      title: '{Crop}: oyi na-akpụkọ mmiri ga-abịa tupu owuwe',
      content:
        'Oyi na-akpụkọ mmiri na-abịa ebe a site na Juun ruo Ọgọọst, ọ na-egbu {crop}. Ihe ị kụrụ agaghị acha tupu ya. Etinyekwala ọtụtụ ego ọzọ, ghọrọ nke ị nwere ike tupu {to} agafee, kụọ ọzọ n’Ọgọọst maọbụ Septemba.',
      sms: '{Crop}: etinyekwala otutu ego ozo: oyi Juun ruo Ogoost ga-egbu ya tupu o chaa. Kuo ozo n’Ogoost maobu Septemba.',
    },
    'dry.paddy': {
      title: 'Osikapa: bute mmiri n’ubi ugbu a',
      content:
        'Tupu {by} agafee mechie oghere niile dị na mgbidi mmiri. Bute mmiri ọ bụla ị nwere ike, ruo mkpịsị aka atọ. Etinyekwala yuria ruo mgbe ahụ. Hopụ ahịhịa. {why} Ubi kpọrọ nkụ tupu okooko na n’oge okooko na-eme ka mkpụrụ tọgbọrọ chakoo.',
      sms: 'Osikapa: mechie oghere mgbidi mmiri, bute mmiri tupu {by} agafee, mkpisi aka ato. Okochi ubochi {dry}, mkpuru ga-agba chakoo. Etinyekwala yuria.',
    },
  },
}
