import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: 'ihe dị ka {bags} maka {acres}',
    acre: 'ihe dị ka {bags} n’otu eka',
    open: 'jụọ onye nkuzi ọrụ ugbo ole',
    handful: ', otu njuaka maka osisi {plants}',
  },
  bags: { half: 'ọkara akpa kg 50', whole: '{n|akpa 1 (kg 50)|akpa # (nke ọ bụla kg 50)}' },
  products: { npk: 'NPK', urea: 'yuria', nitrogen: 'nri nịtrojen', phosphate: 'nri fosfet', manure: 'nsị anụ' },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: nri ala mbụ tupu {by}',
      content:
        'Obere mgbọrọgwụ chọrọ nri nso. Nye {product} tupu {by}, n’ala dere mmiri: {dose}. Tinye ya n’omimi cm 5, mkpịsị aka atọ site n’osisi, jiri ala kpuchie ya. Nsị anụ na-enyekwa aka.',
      sms: '{Crop}: tinye nri ala mbu ({product}) tupu {by} n’ala dere mmiri, mkpisi aka ato site n’osisi, kpuchie ya.',
    },
    'fertilizer.go': {
      title: '{Crop}: oge itinye nri ala eruola',
      content:
        'Nke a bụ oge inye {crop} gị nri ọzọ. {why} Buru ụzọ sụọ ahịhịa, tinyezie {product}: {dose}. Tinye ya mkpịsị aka atọ site n’osisi, jiri ala kpuchie ya. Mee ya tupu {by}.',
      sms: '{Crop}: oge itinye {product} eruola, tupu {by}. Suo ahihia, tinye ya mkpisi aka ato site n’osisi, kpuchie ya.',
    },
    'fertilizer.hold': {
      title: '{Crop}: kwụsịtụ nri ala, oke mmiri na-abịa',
      content:
        'Oge nri ala {crop} eruola, mana mmiri ozuzo ihe dị ka mm {rain} nwere ike izo tupu {to}. Ọ ga-asapụ nri ala na ego gị. Debe akpa ya n’ebe kpọrọ nkụ, sụọ ahịhịa, tinye ya mgbe mmiri gbapụrụ.',
      sms: '{Crop}: etinyela nri ala tupu mmiri (ihe di ka mm {rain} tupu {to}). Suo ahihia ugbu a, tinye ya emesia.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: chere ka ala dee mmiri maka nri ala',
      content:
        'Oge nri ala {crop} eruola, mana ala kpọrọ nkụ. Nri ala n’ala kpọrọ nkụ na-efu maọbụ kpọọ mgbọrọgwụ ọkụ. Sụọ ahịhịa ugbu a, kwado {product}. Tinye ya n’echi ya nke ezigbo mmiri zoro.',
      sms: '{Crop}: ala kporo nku maka nri ala. Suo ahihia, tinye {product} n’echi ya nke ezigbo mmiri zoro.',
    },
    'fertilizer.tree': {
      title: '{Crop}: tinye nri ala mgbe ala dere mmiri',
      content:
        'Mmiri ozuzo na-ebuga nri na mgbọrọgwụ, ya mere oge eruola. Tupu {by} sụọ mgbaaka n’okpuru alaka, gbasaa {product}, otu ọbụ aka site n’ogwe, jiri akwụkwọ kpuchie ya.',
      sms: '{Crop}: tinye nri ala ugbu a ala dere mmiri, tupu {by}. Suo mgbaaka, gbasaa {product}, kpuchie ya.',
    },
    'fertilizer.pods': {
      title: 'Ahụekere: mkpọ chọrọ gypsum maọbụ lime',
      content:
        'Mkpọ ahụekere na-eju site n’ala gbara ya gburugburu; calcium adịghị, ọ ga-atọgbọrọ chakoo. Ị nweta gypsum maọbụ lime, fesaa ya n’ụkwụ osisi tupu {by}, n’ala dere mmiri. Asụkwala ya mgbe ahụ gasịrị.',
      sms: 'Ahuekere: fesaa gypsum maobu lime n’ukwu osisi tupu {by}, n’ala dere mmiri. Asukwala ya ozo.',
    },
  },
}
