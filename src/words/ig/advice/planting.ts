import type { planting as english } from '../../en/advice/planting.ts'

export const planting: typeof english = {
  rules: {
    'planting.outside': {
      title: '{Crop}: nke a abụghị oge ịkụ ihe',
      content:
        'Oge ịkụ ya ebe a bụ {from} ruo {to}. N’oge ọzọ, mmiri nwere ike ghara izo, maọbụ ọ kwụsị ngwa ngwa. Ọ bụrụ na ị kụbeghị, chere. Ọ bụrụ na ị kụọla, kwado ibute mmiri maọbụ ịkụ ọzọ.',
      sms: '{Crop}: oge iku ya ebe a bu {from} ruo {to}. I kubeghi? Chere. I kuola? Kwado mmiri maobu iku ozo.',
    },
    'planting.no-rain': {
      title: '{Crop}: ọkọchị abụghị oge ịkụ ihe',
      content:
        'Mmiri anaghị ezo ebe a ugbu a; mmiri na-amalite ihe dị ka {from}. E nweghị mmiri, ihe a kụrụ ugbu a ga-anwụ. Ị kụbeghị? Chere, dozie ala. Ị kụọla? Gbaa mmiri kwa ụbọchị ole na ole, kpuchie ala, maọbụ kwado ịkụ ọzọ.',
      sms: '{Crop}: okochi, mmiri na-amalite ihe di ka {from}. I kubeghi? Chere. I kuola? Na-agba mmiri.',
    },
    'planting.wait-rain': {
      title: '{Crop}: chere ezigbo mmiri tupu ịkụọ',
      content:
        'Oge ịkụ ihe eruola, mana mmiri amalitebeghị nke ọma. Mmiri aghụghọ na-egbu mkpụrụ. Ị kụbeghị? Dozie ala, chere ihe dị ka mm {onset} n’ime ụbọchị {onsetDays}. Ị kụọla? Debe mkpụrụ maka oghere.',
      sms: '{Crop}: chere mmiri ihe di ka mm {onset} n’ime ubochi {onsetDays} tupu ikuo. I kuola? Debe mkpuru maka oghere.',
    },
    'planting.ready': {
      title: '{Crop}: ala dere mmiri, kụọ ugbu a',
      content:
        '{why} Oge ziri ezi, ala dere mmiri. Ọ bụrụ na ị kụchabeghị {crop} gị, kụchaa ya tupu {by}: ịkụ n’azụ na-ebelata owuwe. Jiri mkpụrụ dị mma, kụọ n’ahịrị.',
      sms: '{Crop}: ala dere mmiri, oge ziri ezi. Kuchaa ya tupu {by}. Iku n’azu na-ebelata owuwe.',
    },
    'planting.dry-start': {
      title: '{Crop}: ọkọchị mgbe a kụsịrị',
      content:
        '{why} Mmiri ozuzo adịghị nso. Mkpụrụ nwere ike ghara ipu, ome anwụọ. Debe mkpụrụ. Tupu {by} lelee ebe 10: ọ bụrụ na nke puru erughị ọkara, kụọ ọzọ na mmiri ọma na-abịa.',
      sms: '{Crop}: okochi mgbe a kusiri. Lelee tupu {by}; o rughi okara puru, kuo ozo na mmiri oma na-abia.',
    },
    'stage.unknown': {
      title: '{Crop}: kedu mgbe ị kụrụ ya?',
      content:
        'Anyị amaghị mgbe ị kụrụ {crop} gị, ya mere anyị enweghị ike ịgwa gị ihe ọ chọrọ. Biko tinye ụbọchị ịkụ na ọkwa uto na ndepụta ihe ubi gị. Mgbe ahụ ị ga-enweta ndụmọdụ mmiri, nri ala, ahụhụ na owuwe.',
      sms: '{Crop}: biko tinye ubochi iku na okwa uto na Gona, ka ndumodu daba n’ubi gi.',
    },
    'stage.over': {
      title: '{Crop}: ị wechaala?',
      content:
        'Dị ka ụbọchị ịkụ si dị, owuwe {crop} kwesịrị ịgwụla. Ọ bụrụ na ọ gwụla, biko tinye ihe ọhụrụ ị kụrụ na ụbọchị ya. Ma ọ bụghị, wee ngwa ngwa: nke ochie na-azụ ahụhụ na ebu.',
      sms: '{Crop}: owuwe kwesiri igwula. O buru na o gwula, biko tinye ihe ohuru i kuru na ubochi ya na Gona.',
    },
    'stage.question': {
      title: '{Crop}: ọkwa uto a ọ ziri ezi?',
      content:
        'Ị gwara anyị na ọkwa {crop} bụ: {stated}. Dị ka ụbọchị ịkụ ({planted}) anyị tụrụ anya: {expected}. Biko lelee ụbọchị ịkụ na ọkwa na ndepụta ihe ubi gị, ka ndụmọdụ anyị daba n’ubi gị.',
      sms: '{Crop}: {stated} ka {expected}? Biko lelee ubochi iku na okwa na Gona, ka ndumodu daba n’ubi gi.',
    },
  },
}
