import type { harvest as english } from '../../en/advice/harvest.ts'

export const harvest: typeof english = {
  dryness: {
    number: 'Ọ kpọrọ nkụ mgbe mmiri ya fọrọ ihe dị ka {moisture} %, sie ike n’eze.',
    feel: 'Ọ kpọrọ nkụ mgbe o siri ike n’eze ma na-ada ụda.',
  },
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
    vines: 'ome akpọọla, mkpụrụ siri ike',
    cane: 'akwụkwọ chaa edo edo, osisi na-ada ụda',
  },
  rules: {
    'harvest.soon': {
      title: '{Crop}: kwado owuwe ihe ubi',
      content:
        '{Crop} gị ga-acha n’ihe dị ka ụbọchị {daysLeft}. Ihe ịrịba ama: {sign}. Tupu {by} hichaa ọba, chọta tapọlịn na akpa kpọrọ nkụ, kpọọ ndị enyemaka. Owuwe n’azụ na-azụ nnụnụ, ahụhụ na ebu.',
      sms: '{Crop}: o ga-acha n’ihe di ka ubochi {daysLeft}. Tupu {by} kwado tapolin, akpa, oba na ndi enyemaka.',
    },
    'harvest.now': {
      title: '{Crop}: ezigbo ụbọchị owuwe',
      content:
        '{Crop} gị kwesịrị ịcha, mmiri agaghị ezo ruo {to}. Ihe ịrịba ama: {sign}. Wee tupu {by}, malite ịmị ya n’ime ụbọchị abụọ n’elu tapọlịn, ọ bụghị n’ala nkịtị. Nke fọdụrụ n’ubi na-azụ nnụnụ, ahụhụ na ebu.',
      sms: '{Crop}: o chara, mmiri agaghi ezo ruo {to}. Wee tupu {by}, mia ya n’elu tapolin, o bughi n’ala.',
    },
    'harvest.between-showers': {
      title: '{Crop}: wee n’etiti mmiri na mmiri',
      content:
        '{Crop} gị kwesịrị ịcha (ihe ịrịba ama: {sign}), mana oge nkụ dị mkpụmkpụ. Tupu {by} wee nke chara acha n’ụtụtụ nkụ, buru ya n’okpuru ụlọ otu ụbọchị ahụ, gbasaa ya, tụgharịa mgbe niile. Ikpo mmiri na-ekpo ọkụ, na-emepụta ebu.',
      sms: '{Crop}: o chara. Tupu {by} wee n’ututu nku, buru n’okpuru ulo otu ubochi, gbasaa, tugharia.',
    },
    'harvest.before-rain': {
      title: '{Crop}: wee nke chara acha tupu mmiri',
      content:
        'Mmiri ozuzo ihe dị ka mm {rain} nwere ike izo {span}. Mmiri n’elu nke chara acha na-ebute ebu. Tupu {by} agafee wee nke chara acha ({sign}), buru ya n’okpuru ụlọ. Kpuchie nke a na-amị. Hapụ nke na-achabeghị.',
      sms: '{Crop}: mmiri {span}, ihe di ka mm {rain}. Wee nke chara acha tupu {by} agafee, debe n’okpuru ulo.',
    },
    'harvest.drying': {
      title: '{Crop}: mịa ya nke ọma tupu idebe',
      content:
        'Nke dere mmiri na-emepụta ebu n’akpa. Gbasaa {crop} n’elu tapọlịn n’anwụ, tụgharịa mgbe niile, kpuchie n’abalị. {dryness} Nnu nkụ e tinyere ya n’karama ekwesịghị ịrapara.',
      sms: '{Crop}: mia n’elu tapolin, tugharia, kpuchie n’abali. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: debe ya nkụ, mechie, ọ bụghị n’ala',
      content:
        'Ahụhụ na ebu nwere ike iri otu ụzọ n’ụzọ atọ nke ọba. Họpụta ndị rere ure. Mgbe ọ kpọrọ nkụ nke ọma, mechie ya n’akpa ikuku anaghị abanye, dokwasa ya n’osisi, anya site n’aja, emeghela mgbe niile. Mechaa tupu {by}.',
      sms: '{Crop}: mgbe o kporo nku, mechie ya n’akpa ikuku anaghi abanye, o bughi n’ala, tupu {by}. Emeghela mgbe niile.',
    },
    'harvest.roots': {
      title: '{Crop}: gwupụta nke ị ga-ere maọbụ jiri',
      content:
        '{Crop} gị kwesịrị iru: {sign}. E gwupụta ya ọ na-emebi ngwa. Gwupụta naanị nke ị ga-ere, sie maọbụ hazie n’ime ụbọchị abụọ, emerụla ya ahụ. Ọ bụrụ na ala siri ike, gwuo mgbe mmiri zoro. Site ugbu a ruo {by}.',
      sms: '{Crop}: o ruola ({sign}). Ruo {by} gwuputa naani nke i ga-ere maobu hazie n’ime ubochi 2; emerula ya ahu.',
    },
    'harvest.tubers': {
      title: '{Crop}: gwupụta nwayọ, nke dị mma na-adịte aka',
      content:
        '{Crop} gị kwesịrị iru: {sign}. Nke merụrụ ahụ na-ebu ụzọ ree. Ruo {by} gwupụta n’ụbọchị nkụ n’emerụghị ya, mee ka akpụkpọ kpọọ nkụ na ndo, debe nke dị mma n’ebe oyi nwere ikuku. Buru ụzọ rie nke merụrụ ahụ.',
      sms: '{Crop}: o ruola ({sign}). Ruo {by} gwuputa n’emerughi ya, mia akpukpo na ndo, debe n’ebe oyi.',
    },
    'harvest.cassava-wait': {
      title: 'Akpụ: chere izu ole na ole tupu igwu ya',
      content:
        'Mmiri ka laghachitere. Akpụ na-eji staachị ya epupụta akwụkwọ ọhụrụ, ya mere o nwere mmiri, garri ya dị ntakịrị. I nwee ike, chere ihe dị ka izu anọ. Ruo {by} gwuo naanị nke ị chọrọ.',
      sms: 'Akpu: mmiri ka laghachitere, akpu nwere mmiri. I nwee ike, chere ihe di ka izu 4; ruo {by} gwuo naani nke i choro.',
    },
    'harvest.pick': {
      title: '{Crop}: ghọrọ kwa ụbọchị abụọ maọbụ atọ',
      content:
        'Osisi gị na-amị. Ịghọ mgbe niile na-eweta ọzọ, na-ebelata ahụhụ na ire ure. Ghọrọ n’ụtụtụ oyi kwa ụbọchị 2 maọbụ 3, nke ọzọ tupu {by}. Jide ya nwayọ, debe na ndo, wepụ ndị mebiri emebi n’ubi.',
      sms: '{Crop}: ghoro kwa ubochi 2-3 n’ututu oyi, nke ozo tupu {by}. Debe na ndo, wepu ndi mebiri emebi.',
    },
    'harvest.leaves': {
      title: '{Crop}: bee ya ọhụrụ n’oge',
      content:
        '{Crop} gị kwesịrị iru obibi. Akwụkwọ ochie na-esi ike. Bee n’ụtụtụ oyi site ugbu a ruo {by}, naanị nke ị ga-ere maọbụ rie n’ụbọchị ahụ. Jiri mmiri dị ọcha saa, debe na ndo.',
      sms: '{Crop}: o ruola obibi, ruo {by}. Bee n’ututu nke i ga-ere maobu rie ubochi ahu; debe na ndo.',
    },
    'harvest.cane': {
      title: '{Crop}: bee ya n’ala mgbe ọ tọrọ ụtọ',
      content:
        '{Crop} gị kwesịrị iru: {sign}. Bee ya n’ala ruo {by}, wepụ isi ndụ na akwụkwọ nkụ, ree maọbụ gwerie ya n’ime ụbọchị abụọ: ụtọ ya na-ebelata kwa ụbọchị mgbe e bere ya. Mbe dị mma na-eme ka o puo ọzọ.',
      sms: '{Crop}: o ruola ({sign}). Ruo {by} bee ya n’ala, wepu isi, ree maobu gwerie n’ime ubochi 2.',
    },
    'harvest.tree': {
      title: '{Crop}: oge owuwe, ghọrọ nke chara acha',
      content:
        'A na-ewekarị {crop} n’oge a. Jegharịa n’osisi tupu {by}, mgbe ahụ kwa izu abụọ. Ghọrọ naanị nke chara acha n’adọkaghị ogwe, wepụ nke dara ada maọbụ rere ure: ha na-azụ ahụhụ. Debe ndị ọzọ na ndo.',
      sms: '{Crop}: oge owuwe. Ghoro nke chara acha tupu {by}, mgbe ahu kwa izu 2. Wepu nke dara ada maobu rere ure.',
    },
    'harvest.bunch': {
      title: '{Crop}: bee ụyọkọ juru eju n’oge',
      content:
        'A na-ebe ụyọkọ mgbe mkpụrụ juru ma dị gburugburu, ka ọ dị ndụ. Ọ nọ ọdụ, ọ gbawaa. Lelee {crop} gị tupu {by}, kwado nke dị arọ, bee nke juru eju ka ọ ghara ịda, debe na ndo.',
      sms: '{Crop}: lelee uyoko tupu {by}. Bee nke juru eju ka o ghara ida, debe na ndo, kwado nke di aro.',
    },
  },
}
