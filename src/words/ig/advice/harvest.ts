import type { harvestTexts as english } from '../../en/advice/harvest.ts'

export const harvestTexts: typeof english = {
  signs: {
    grain: 'mkpuchi nkụ na mkpụrụ siri ike, ojii n’ụkwụ',
    rice: 'anọ n’ime ise chara ka ahịhịa nkụ',
    pods: 'ime mkpọ gbara ojii',
    legume: 'mkpọ nkụ aja aja',
    heads: 'mkpụrụ nkụ siri ike',
    capsules: 'mkpọ ala chara edo edo',
    bolls: 'owu ọcha meghere',
    bulb: 'akwụkwọ dara ada chaa edo edo',
    roots: 'akwụkwọ na-acha edo edo ma na-akpọ nkụ',
    shoulders: 'isi pụtara, hara ka isi aka',
    vines: 'ome akpọọla, mkpụrụ chara ọcha, siri ike',
    cane: 'akwụkwọ chaa edo edo, okpete na-ada ụda ma a kụọ ya',
    skins: 'akwụkwọ anwụọla, akpụkpọ anaghị apụ',
    shells: 'akwụkwọ chara edo edo, mkpọ siri ike',
  },
  eve: 'Webata nke ruru owuwe tupu oké mmiri abịa, hapụ nke ọzọ.',
  late: 'Owuwe n’azụ na-azụ nnụnụ, ahụhụ na ebu.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: kwado owuwe ihe ubi',
      content: '{ready} {Crop} gị ga-acha n’ihe dị ka ụbọchị {daysLeft}. Ihe ịrịba ama: {sign}. {late}',
      sms: '{Crop}: {ready} O ga-acha n’ihe di ka ubochi {daysLeft}.',
    },
    'harvest.watch': {
      title: '{Crop}: ụdị na-acha ngwa na-acha ugbu a',
      content:
        'Lelee ugboro abụọ n’izu, tupu {by} agafee. Ihe ịrịba ama: {sign}. Ị hụ ya: {bring} Ụdị na-acha ngwa na-acha ugbu a, nke na-egbu oge n’ụbọchị {daysLeft}.',
      sms: '{Crop}: tupu {by} choo nke chara acha ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: ezigbo ụbọchị owuwe',
      content:
        'Wee ihe ubi tupu {by} agafee. {bring} {Crop} gị kwesịrị ịcha, mmiri agaghị ezo ruo {to}. Ihe ịrịba ama: {sign}.',
      sms: '{Crop}: wee ihe ubi tupu {by}, mmiri agaghi ezo ruo {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: wee n’etiti mmiri na mmiri',
      content:
        'Tupu {by} agafee wee ihe ubi n’ụtụtụ nkụ, buru n’ime ụlọ n’ụbọchị ahụ. {bring} {Crop} gị kwesịrị ịcha (ihe ịrịba ama: {sign}), mana oge nkụ dị mkpụmkpụ.',
      sms: '{Crop}: tupu {by} wee ihe ubi n’ututu nku, bubata n’ulo ubochi ahu. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: wee nke chara acha tupu mmiri',
      content:
        'Tupu {by} agafee wee nke chara acha ({sign}), buru ya n’ime ụlọ. Kpuchie nke a na-akpọ nkụ. Hapụ nke na-achabeghị. Mmiri ozuzo ihe dị ka mm {rain} nwere ike izo {span}. Mmiri n’elu nke chara acha na-ebute ebu.',
      sms: '{Crop}: wee nke chara acha tupu {by} agafee, debe n’ime ulo: mmiri {span}, ihe di ka mm {rain}.',
    },
    'harvest.drying': {
      title: '{Crop}: mịa ya nke ọma tupu idebe',
      content: '{drying} {test} {dryAt} {Crop} dị mmiri na-emepụta ebu.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: ka akpụkpọ sie ike tupu idebe',
      content: '{drying} {test} Ọnya ga-ebu ụzọ kpọọ, ma ọ bụghị ya {crop} ga-ere ure.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: ka ọ gbaa ụka nke ọma, kpọọzie nkụ',
      content: '{drying} {test} {dryAt} Nke gbara ụka nke ọma na-eweta ego.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: họpụta ya ma debe',
      content: '{store} Ahụhụ, ebu na ire ure nwere ike iri otu ụzọ n’ụzọ atọ nke ọba.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: lelee ọba gị',
      content: '{check} Obere nsogbu n’ọba na-agbasa n’ime otu ọnwa.',
      sms: '{Crop}: lelee oba gi tupu {by} agafee. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: ree ugbu a ka ọ bụ debe?',
      content: 'Buru ụzọ wepụta nri ruo owuwe ọzọ, mkpụrụ ịkụ na ego ụgwọ. {hold} {price}',
      sms: '{Crop}: wepuo nri, mkpuru iku na ego ugwo. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: o ruola owuwe',
      content: 'Site ugbu a ruo {by}: {bring} {Crop} gị kwesịrị iru: {sign}.',
      sms: '{Crop}: site ugbu a ruo {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: staachị dị ntakịrị ugbu a',
      content:
        'Ị nwere ike ichere? Ruo {by} gwuo naanị nke ị chọrọ. Staachị dị ntakịrị n’ọnwa ndị a, ọ kacha site {starchFrom} ruo {starchTo}. {price}',
      sms: '{Crop}: ruo {by} gwuo naani nke i choro. Staachi kacha site {starchFrom} ruo {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Akpụ: chere izu ole na ole tupu igwu ya',
      content:
        'I nwee ike, chere ihe dị ka izu anọ mgbe mmiri laghachiri. Ruo {by} gwuo naanị nke ị chọrọ. Mmiri ka laghachitere. Akpụ na-eji staachị ya epupụta akwụkwọ ọhụrụ, ya mere o nwere mmiri, garri ya dị ntakịrị.',
      sms: 'Akpu: ruo {by} gwuo naani nke i choro. I nwee ike, chere ihe di ka izu 4: mmiri ka laghachitere, akpu nwere mmiri.',
    },
    'harvest.clear': {
      title: '{Crop}: webata nke fọdụrụ, kwadebe nke ọzọ',
      content:
        'Tupu {by} agafee webata nke fọdụrụ, kpochapụ osisi ochie n’ubi, dee owuwe ahụ. {goodNext} Nke chara acha nọ n’ubi na-emebi, na-azụ ahụhụ.',
      sms: '{Crop}: tupu {by} agafee webata nke foduru, kpochapu osisi ochie. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: oge owuwe',
      content: '{bring} {eve} Lelee tupu {by} agafee. {Crop} gị kwesịrị iru ugbu a.',
      sms: '{Crop}: {bringNow} Lelee tupu {by}.',
    },
  },
}
