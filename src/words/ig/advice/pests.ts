import type { pestTexts as english } from '../../en/advice/pests.ts'

export const pestTexts: typeof english = {
  pests: {
    faw: {
      name: 'ikpuru armyworm',
      look: 'oghere na akwụkwọ na nsị dị ka ntụ a kwọrọ n’osisi, n’etiti',
      first: 'Kpagbuo akwa na ikpuru; wụnye aja maọbụ ntụ ọkụ n’etiti.',
    },
    striga: {
      name: 'striga',
      look: 'obere ome n’ụkwụ osisi na-adịghị ike, na-acha edo edo',
      first: 'Hopụ ya niile tupu ọ gbaa okooko; bupụ ya kpọọ ya ọkụ.',
    },
    maize_stem_borer: {
      name: 'ikpuru ogwe ọka',
      look: 'ahịrị obere oghere na akwụkwọ, etiti nwụrụ anwụ',
      first: 'Hopụ nke etiti ya nwụrụ, bibie ya; nye ubi nri ala zuru ezu.',
    },
    msv: {
      name: 'ọrịa ahịrị ọka',
      look: 'ahịrị edo edo gbajiri agbaji na akwụkwọ, osisi dị mkpụmkpụ',
      first: 'Hopụ obere osisi na-arịa ọrịa, wepụ ahịhịa.',
    },
    maize_aflatoxin: {
      name: 'ebu ọka',
      look: 'ebu ndụ ndụ maọbụ edo edo n’ọka',
      first: 'Ahapụkwala ọka chara acha n’ubi; gbasaa ya n’elu tapọlịn, wepụ nke nwere ebu.',
    },
    rice_blast: {
      name: 'ọrịa blast osikapa',
      look: 'ntụpọ dị ka dayamọnd, ntụ n’etiti, olu ojii',
      first: 'Naanị ma ị hụ ya: hapụ mmiri n’ubi, etinyekwala yuria ruo mgbe ọ kwụsịrị.',
    },
    rice_brown_spot: {
      name: 'ntụpọ aja aja',
      look: 'ntụpọ gburugburu aja aja nwere mgbaaka edo edo',
      first: 'Ekwekwala ka ubi kpọọ nkụ. Tinye NPK n’oge ya; etinyekwala yuria ọzọ.',
    },
    rice_blb: {
      name: 'ọrịa ọkụ akwụkwọ',
      look: 'ọnụ akwụkwọ edo edo-ọcha site n’ọnụ',
      first: 'Naanị ma ị hụ ya: gbapụ mmiri, etinyekwala yuria.',
    },
    rymv: {
      name: 'ọrịa edo edo osikapa',
      look: 'akwụkwọ edo edo, osikapa dị mkpụmkpụ',
      first: 'Hopụ osisi na-arịa ọrịa, wepụ ahịhịa.',
    },
    rice_gall_midge: {
      name: 'ijiji gall midge',
      look: 'ome ọcha dị ka akwụkwọ yabasị',
      first: 'Hopụ osikapa ọhịa na ahịhịa ochie. Etinyekwala yuria karịa ka e kwuru.',
    },
    cmd: {
      name: 'ọrịa mozaịk akpụ',
      look: 'akwụkwọ gbagọrọ agbagọ edo edo na ijiji ọcha n’okpuru',
      first: 'Hopụ osisi na-arịa ọrịa kpọọ ọkụ; were osisi ịkụ naanị n’osisi dị mma.',
    },
    cbb: {
      name: 'ọrịa blight akpụ',
      look: 'ntụpọ mmiri na akwụkwọ, ịkpọnwụ na gọm',
      first: 'Abanyekwala n’ubi dere mmiri; sachaa ngwa ọrụ.',
    },
    cgm: {
      name: 'obere ahụhụ ndụ ndụ',
      look: 'obere ntụpọ edo edo na akwụkwọ elu dị warara',
      first: 'Afesakwala ọgwụ: ọ ga-egbu ezigbo ahụhụ na-eri ya.',
    },
    mealybug: {
      name: 'ahụhụ ọcha akpụ',
      look: 'isi kpụkọrọ ọnụ nwere ahụhụ ọcha',
      first: 'Bepụ isi ya bibie; afesakwala ọgwụ.',
    },
    maruca: {
      name: 'ikpuru mkpọ agwa',
      look: 'okooko na mkpọ nwere obere oghere',
      first: 'Ghọrọ okooko na mkpọ nwere ikpuru, kpagbuo ikpuru.',
    },
    cowpea_thrips: {
      name: 'ahụhụ okooko',
      look: 'isi okooko aja aja na-adapụ, mkpọ adịghị',
      first: 'Sụọ ahịhịa n’ubi.',
    },
    cowpea_aphid: {
      name: 'ahụhụ ojii (aphid)',
      look: 'ahụhụ ojii n’ome, akwụkwọ na-arapara',
      first: 'Jiri mmiri, mmiri ncha maọbụ neem saa ha.',
    },
    yam_anthracnose: {
      name: 'ọrịa ojii ji',
      look: 'ntụpọ ojii na akwụkwọ, eriri na-agba ojii',
      first: 'Kwado ji n’osisi; asụkwala ahịhịa mgbe akwụkwọ dere mmiri.',
    },
    yam_beetle: {
      name: 'ebe ji (beetle)',
      look: 'eriri na-akpọnwụ na oghere na ji',
      first: 'Tinye ntụ ọkụ na mkpụrụ ji, jiri aka tụtụkọọ ebe.',
    },
    yam_nematode: {
      name: 'ikpuru mgbọrọgwụ',
      look: 'ji gbawara agbawa nwere akpụ',
      first: 'Debe naanị mkpụrụ ji dị mma, gbanwee ubi.',
    },
    sorghum_midge: {
      name: 'ijiji okili',
      look: 'obere ijiji agba oroma n’okooko n’ụtụtụ',
      first: 'Bepụ isi bu ụzọ, kpọọ ya ọkụ; lelee n’ụtụtụ ọ bụla n’oge okooko.',
    },
    shoot_fly: {
      name: 'ijiji ome',
      look: 'akwụkwọ etiti nwụrụ anwụ n’ome',
      first: 'Hopụ osisi etiti ya nwụrụ mgbe ị na-ebelata, bibie ya.',
    },
    grain_mould: {
      name: 'ebu mkpụrụ',
      look: 'ebu pink, ojii maọbụ ọcha na mkpụrụ',
      first: 'Bee isi chara acha ozugbo, kpọọ ya nkụ n’ime ụlọ.',
    },
    birds_quelea: {
      name: 'nnụnụ',
      look: 'isi nnụnụ tara na ìgwè nnụnụ',
      first: 'Chee ubi n’ụtụtụ na mgbede; wee ozugbo ọ chara.',
    },
    downy_mildew: {
      name: 'ọrịa downy mildew',
      look: 'akwụkwọ edo edo nwere ajị ọcha n’okpuru',
      first: 'Hopụ osisi na-arịa ọrịa, kpọọ ọkụ.',
    },
    long_smut: {
      name: 'ọrịa ntụ ojii',
      look: 'ntụ ojii n’ọnọdụ mkpụrụ',
      first: 'Bepụ isi ọrịa kpọọ ọkụ; debe mkpụrụ dị mma.',
    },
    head_miner: {
      name: 'ikpuru isi',
      look: 'ahịrị gbagọrọ agbagọ n’isi',
      first: 'Afesakwala ọgwụ: ọ naghị enyere aka, ọ na-egbu obere ebu na-eri ya.',
    },
    clr: {
      name: 'nchara kọfị',
      look: 'ntụ agba oroma n’okpuru akwụkwọ',
      first: 'Kpachaa alaka ka ikuku na ìhè banye.',
    },
    cbb_berry_borer: {
      name: 'ikpuru mkpụrụ kọfị',
      look: 'oghere agịga n’ọnụ mkpụrụ',
      first: 'Ghọrọ mkpụrụ niile, nke dị n’ala tinyere.',
    },
    cbd: {
      name: 'ọrịa mkpụrụ kọfị',
      look: 'ntụpọ ojii miri emi na mkpụrụ ndụ',
      first: 'Wepụ mkpụrụ ọrịa, kpachaa alaka ka ikuku banye.',
    },
    leaf_spots: {
      name: 'ntụpọ akwụkwọ ahụekere',
      look: 'ntụpọ aja aja nwere mgbaaka edo edo, ntụpọ ojii n’okpuru',
      first: 'Asụkwala mgbe akwụkwọ dere mmiri; hopụ nke puru n’onwe ya; gwuo n’oge.',
    },
    rosette: {
      name: 'ọrịa rosette',
      look: 'osisi edo edo dị mkpụmkpụ kpụkọrọ ọnụ',
      first: 'Hopụ osisi na-arịa ọrịa, mejupụta oghere.',
    },
    gn_aflatoxin: {
      name: 'ebu ahụekere',
      look: 'ahụekere nwere ebu maọbụ kpọchara akpọcha',
      first: 'Gwupụta n’oge; gbasaa n’elu tapọlịn, tụfuo nke rere ure.',
    },
    late_blight: {
      name: 'ọrịa late blight',
      look: 'ntụpọ ojii mmiri, ebu ọcha n’okpuru akwụkwọ n’ụtụtụ',
      first: 'Hopụ osisi na-arịa ọrịa; ekwekwala ka akwụkwọ ya metụ ala mmiri; agbakwala ya mmiri n’akwụkwọ.',
    },
    early_blight: {
      name: 'ọrịa early blight',
      look: 'mgbaaka aja aja na akwụkwọ ala',
      first: 'Wepụ akwụkwọ ala na-arịa ọrịa, mara osisi, kpuchie ala.',
    },
    tuta: {
      name: 'ikpuru tomato (Tuta)',
      look: 'ntụpọ ọcha n’akwụkwọ, oghere agịga na mkpụrụ',
      first: 'Ghọrọ akwụkwọ na mkpụrụ nwere ikpuru, lie ha n’ala; kwụba ọnyà.',
    },
    bact_wilt: {
      name: 'ọrịa ịkpọnwụ',
      look: 'osisi ndụ kpọnwụrụ na mberede',
      first: 'Hopụ osisi kpọnwụrụ akpọnwụ, kpọọ ya ọkụ; mee ka mmiri gbapụ. O nweghị ọgwụ na-agwọ ya.',
    },
    sp_weevil: {
      name: 'ahụhụ jinduku',
      look: 'obere oghere na jinduku, ụkwụ zara aza',
      first: 'Kpuchie ala gbawara agbawa; gwupụta nke ruru n’oge.',
    },
    spvd: {
      name: 'ọrịa vaịrọs jinduku',
      look: 'obere akwụkwọ warara nwere ntụpọ',
      first: 'Hopụ osisi na-arịa ọrịa; were naanị ome si n’osisi dị mma.',
    },
    black_pod: {
      name: 'ọrịa ojii koko',
      look: 'ntụpọ ojii na-agbasa na mkpọ koko',
      first: 'Kwa izu bepụ nke na-arịa ọrịa lie ya; mee ka ikuku banye.',
    },
    mirids: {
      name: 'ahụhụ mirid',
      look: 'ntụpọ ojii na ome na mkpọ, ome na-anwụ anwụ',
      first: 'Mechie oghere ndo, bepụ ome ogwe.',
    },
    black_sigatoka: {
      name: 'ọrịa sigatoka',
      look: 'ahịrị ojii na akwụkwọ na-anwụ site n’ọnụ',
      first: 'Bepụ akwụkwọ nwụrụ karịa ọkara; gbapụ mmiri, sụọ ahịhịa.',
    },
    banana_weevil: {
      name: 'ahụhụ unere',
      look: 'osisi na-adịghị ike na-ada, oghere n’ụkwụ',
      first: 'Jiri ogwe gbawara agbawa jide ha; kụọ naanị ome dị ọcha.',
    },
    bbtv: { name: 'ọrịa isi kpụkọrọ', look: 'akwụkwọ warara guzo ọtọ kpụkọta', first: 'Gwupụ osisi ọrịa bibie ya.' },
    purple_blotch: {
      name: 'ntụpọ odo odo',
      look: 'ntụpọ odo odo miri emi na akwụkwọ',
      first: 'Gbaa mmiri n’ụtụtụ, agbakwala ya na mgbede.',
    },
    pepper_anthracnose: {
      name: 'ntụpọ mkpụrụ ose',
      look: 'ntụpọ gburugburu miri emi na mkpụrụ',
      first: 'Ghọrọ nke chara acha mgbe niile, wepụ nke nwere ntụpọ.',
    },
    okra_lcv: {
      name: 'akwụkwọ ọkwụrụ pịakọrọ',
      look: 'obere oghere na akwụkwọ pịakọrọ',
      first: 'Sụọ ahịhịa, hopụ osisi akwụkwọ ya pịakọrọ.',
    },
    dbm: {
      name: 'ikpuru kabeji',
      look: 'windo na akwụkwọ na obere ikpuru ndụ ndụ',
      first: 'Jiri aka tụtụkọọ ikpuru; obere oghere na akwụkwọ anaghị emerụ.',
    },
    bollworm: {
      name: 'ikpuru owu',
      look: 'oghere n’okooko na mkpọ owu',
      first: 'Lelee ugboro abụọ n’izu; ghọrọ okooko nwere oghere na ikpuru, bibie ha.',
    },
    sesame_waterlog: {
      name: 'ire mgbọrọgwụ',
      look: 'osisi edo edo na-akpọnwụ ebe mmiri dị',
      first: 'Meghee ọwa mmiri ozugbo, ka mmiri ghara iguzo.',
    },
    citrus_canker: {
      name: 'ọrịa akpụkpọ oroma',
      look: 'ntụpọ siri ike na akwụkwọ na mkpụrụ',
      first: 'Tụtụkọọ mkpụrụ dara ada; bepụ alaka ọrịa mgbe mmiri na-anaghị ezo.',
    },
    mango_anthracnose: {
      name: 'ọrịa anthracnose',
      look: 'okooko ojii na ntụpọ ojii na mkpụrụ',
      first: 'Tụtụkọọ mkpụrụ dara ada na alaka nwụrụ anwụ.',
    },
    wheat_rust: {
      name: 'nchara ọka wit',
      look: 'ntụ agba oroma maọbụ aja aja na akwụkwọ',
      first: 'Gwa onye nkuzi ọrụ ugbo; rịọ mkpụrụ nke ọrịa anaghị emeri.',
    },
    soybean_rust: {
      name: 'nchara soya',
      look: 'ntụpọ uhie n’okpuru akwụkwọ ala',
      first: 'Abanyekwala mgbe akwụkwọ dere mmiri; lelee kwa izu; ghọrọ ozugbo o chara.',
    },
    oil_palm_leaf_miner: {
      name: 'ikpuru akwụkwọ nkwụ',
      look: 'akwụkwọ nkwụ dị ka ọkụ gbara ya',
      first: 'Egbukwala danda na ebu; gwa ụlọ ọrụ mmanụ maọbụ NIFOR.',
    },
    armoured_bush_cricket: {
      name: 'nnukwu abụzụ (cricket)',
      look: 'nnukwu abụzụ na-enweghị nku n’isi ọka na n’ọnụ ubi',
      first: 'Tụtụba nke nta na karama; gwuo olulu ruru ikpere gburugburu ubi, kpochaa ya kwa ụbọchị.',
    },
    african_armyworm: {
      name: 'ikpuru armyworm Afrịka',
      look: 'ìgwè ikpuru nwere ahịrị n’ehihie, akwụkwọ gbara ọtọ',
      first: 'Gwa ụlọ ọrụ ugbo taa; kpagbuo ha maọbụ jiri aja kpuchie ha.',
    },
    onion_thrips: {
      name: 'ahụhụ yabasị (thrips)',
      look: 'ahịrị ọcha na obere ahụhụ n’etiti akwụkwọ ọhụrụ',
      first: 'Sụọ ahịhịa, kpuchie ala, ekwekwala ka ọ kpọọ nkụ.',
    },
    pod_bugs: {
      name: 'ahụhụ na-amị mkpọ agwa',
      look: 'mkpọ kpọchara akpọcha na ahụhụ aja aja nwere ogwu',
      first: 'Jiri aka tụtụkọọ ahụhụ, kpagbuo ha.',
    },
    okra_flea_beetle: {
      name: 'ahụhụ na-awụ elu',
      look: 'obere oghere na ebe na-egbu maramara na-awụ elu',
      first: 'Sụọ ahịhịa; osisi toro eto na-edi ya.',
    },
    amaranth_webworm: {
      name: 'ikpuru inine',
      look: 'akwụkwọ apịrị apị nwere ududo na ikpuru ndụ ndụ',
      first: 'Ghọrọ akwụkwọ nwere ududo, kpagbuo ikpuru; bee n’oge.',
    },
    tylcv: {
      name: 'akwụkwọ edo edo pịakọrọ',
      look: 'obere akwụkwọ pịakọrọ, osisi dị mkpụmkpụ',
      first: 'Hopụ osisi akwụkwọ ya pịakọrọ, lie ya; jiri ụgbụ kpuchie ome.',
    },
    rice_stem_borer: {
      name: 'ikpuru ogwe osikapa',
      look: 'ome etiti nwụrụ anwụ',
      first: 'Afesakwala ọgwụ: ọ naghị enyere aka. Belata yuria; bepụ ogwe ala ka owuwe gasịrị.',
    },
  },
  firstDry: { rice_blast: 'Naanị ma ị hụ ya: etinyekwala yuria ruo mgbe ọ kwụsịrị.' },
  sure: { low: 'o nwere ike ime.', medium: 'o yiri ka ọ ga-eme.', high: 'o nwere ike ime nke ukwuu.' },
  walk: { field: 'Lelee osisi 20', trees: 'Lelee osisi 10' },
  rules: {
    'risk.high': {
      title: '{Crop}: ihe egwu {pest}',
      content: 'Chọọ {look}. {walk} tupu {by} agafee. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: lelee {pest} tupu {by}, ihe egwu di. {first} Ihe iriba ama: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: lezie anya maka {pest}',
      content: 'Chọọ {look}. {walk} tupu {by} agafee. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: lelee {pest} tupu {by} agafee. {first} Ihe iriba ama: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: kpachara anya maka nsi ebu',
      content:
        '{first} Erikwala, erekwala, enyekwala anụmanụ nke nwere ebu. Lelee tupu {by} agafee. {why} Ebu nwere ike ịbịa na {crop}; nsi ya (aflatoxin) na-emerụ ụmụaka, isi nri anaghị egbu ya.',
      sms: '{Crop}: wee ihe ubi ozugbo o chara, gbasaa ya o bughi n’ala, tufuo nke nwere ebu: nsi ebu nwere ike idi. Lelee tupu {by} agafee.',
    },
  },
}
