import type { advice as english } from '../en/advice.ts'

/** Igbo. */
export const advice: typeof english = {
  days: ['Sọnde', 'Mọnde', 'Tuzde', 'Wenezde', 'Tọzde', 'Fraịde', 'Satọde'],
  daysShort: ['Son', 'Mon', 'Tuz', 'Wen', 'Toz', 'Fra', 'Sat'],
  months: ['Jen', 'Feb', 'Maa', 'Epr', 'Mee', 'Jun', 'Jul', 'Ọgọ', 'Sep', 'Ọkt', 'Nov', 'Dis'],
  date: '{weekday} {day} {month}',
  thousands: ',',
  decimal: '.',
  crops: {
    maize: 'ọka',
    cassava: 'akpụ',
    beans: 'agwa',
    rice: 'osikapa',
    sorghum: 'okili',
    millet: 'mileti',
    yam: 'ji',
    'sweet-potato': 'jinduku',
    groundnuts: 'ahụekere',
    cowpeas: 'akịdị',
    sesame: 'sesame',
    cotton: 'owu',
    coffee: 'kọfị',
    cocoa: 'koko',
    plantain: 'ojoko',
    banana: 'unere',
    tomato: 'tomato',
    onion: 'yabasị',
    pepper: 'ose',
    okra: 'ọkwụrụ',
    spinach: 'inine',
    cabbage: 'kabeji',
    wheat: 'ọka wit',
    potatoes: 'nduku',
    carrots: 'karọt',
    lettuce: 'letus',
    mangoes: 'mangoro',
    oranges: 'oroma',
    avocados: 'ube bekee',
  },
  stages: {
    planted: 'a kụrụ ọhụrụ',
    seedling: 'ome',
    vegetative: 'na-eto',
    flowering: 'na-agba okooko',
    fruiting: 'na-amị mkpụrụ',
    mature: 'chara acha, o ruola owuwe',
    harvesting: 'oge owuwe',
  },
  pests: {
    faw: {
      name: 'ikpuru armyworm',
      look: 'oghere na akwụkwọ na nsị dị ka ntụ osisi n’etiti',
      first: 'Kpagbuo akwa na ikpuru; wụnye aja maọbụ ntụ n’etiti.',
    },
    striga: {
      name: 'ata striga',
      look: 'okooko odo odo maọbụ ọcha n’ụkwụ osisi na-adịghị ike',
      first: 'Hopụ ya tupu ọ gbaa okooko, wepụ ya n’ubi.',
    },
    maize_stem_borer: {
      name: 'ikpuru ogwe ọka',
      look: 'ahịrị obere oghere na akwụkwọ, etiti nwụrụ anwụ',
      first: 'Hopụ nke etiti ya nwụrụ, bibie ya.',
    },
    msv: {
      name: 'ọrịa ahịrị ọka',
      look: 'ahịrị edo edo gbajiri agbaji na akwụkwọ',
      first: 'Hopụ obere osisi na-arịa ọrịa, wepụ ahịhịa.',
    },
    maize_aflatoxin: {
      name: 'ebu ọka',
      look: 'ebu ndụ ndụ maọbụ edo edo n’ọka',
      first: 'Ahapụla ọka chara acha n’ubi; gbasaa ya n’elu tapọlịn.',
    },
    rice_blast: {
      name: 'ọrịa blast osikapa',
      look: 'ntụpọ dị ka dayamọnd, ntụ n’etiti, olu ojii',
      first: 'Hapụ mmiri n’ubi, etinyekwala nịtrojen ugbu a.',
    },
    rice_brown_spot: {
      name: 'ntụpọ aja aja',
      look: 'ntụpọ gburugburu aja aja nwere mgbaaka edo edo',
      first: 'Ekwela ka ubi kpọọ nkụ; tinye nri ala n’usoro.',
    },
    rice_blb: {
      name: 'ọrịa ọkụ akwụkwọ',
      look: 'ọnụ akwụkwọ edo edo-ọcha site n’ọnụ',
      first: 'Gbapụ mmiri, kwụsị nịtrojen.',
    },
    rymv: {
      name: 'ọrịa edo edo osikapa',
      look: 'akwụkwọ edo edo, osikapa dị mkpụmkpụ',
      first: 'Hopụ osisi na-arịa ọrịa, wepụ ahịhịa.',
    },
    rice_gall_midge: {
      name: 'ijiji gall midge',
      look: 'ome ọcha dị ka akwụkwọ yabasị',
      first: 'Hopụ osikapa ọhịa; belata nịtrojen.',
    },
    cmd: {
      name: 'ọrịa mozaịk akpụ',
      look: 'akwụkwọ gbagọrọ agbagọ edo edo na ijiji ọcha n’okpuru',
      first: 'Hopụ osisi na-arịa ọrịa kpọọ ọkụ; jiri osisi dị mma.',
    },
    cbb: {
      name: 'ọrịa blight akpụ',
      look: 'ntụpọ mmiri na akwụkwọ, ịkpọnwụ na gọm',
      first: 'Abanyela n’ubi dere mmiri; sachaa ngwa ọrụ.',
    },
    cgm: {
      name: 'obere ahụhụ ndụ ndụ',
      look: 'obere ntụpọ edo edo na akwụkwọ elu dị warara',
      first: 'Agbala ọgwụ: ọ ga-egbu ahụhụ na-enyere aka.',
    },
    mealybug: {
      name: 'ahụhụ ọcha akpụ',
      look: 'isi kpụkọrọ ọnụ nwere ahụhụ ọcha',
      first: 'Bepụ isi ya bibie; agbala ọgwụ.',
    },
    maruca: {
      name: 'ikpuru mkpọ agwa',
      look: 'okooko na mkpọ nwere obere oghere',
      first: 'Meghee okooko 20; jiri neem na mgbede.',
    },
    cowpea_thrips: { name: 'ahụhụ okooko', look: 'ọmụmụ aja aja na-adapụ', first: 'Tụba okooko n’ọbụ aka; jiri neem.' },
    cowpea_aphid: {
      name: 'ahụhụ ojii (aphid)',
      look: 'ahụhụ ojii n’ome, akwụkwọ na-arapara',
      first: 'Jiri mmiri maọbụ mmiri ncha saa ha.',
    },
    bean_als: {
      name: 'ntụpọ akwụkwọ agwa',
      look: 'ntụpọ aja aja n’etiti akwara akwụkwọ',
      first: 'Emetụla osisi dere mmiri aka; lie akwụkwọ ochie.',
    },
    bean_anthracnose: {
      name: 'ọrịa anthracnose',
      look: 'ntụpọ ojii miri emi na mkpọ',
      first: 'Arụla ọrụ n’osisi dere mmiri; debe mkpụrụ dị mma.',
    },
    yam_anthracnose: {
      name: 'ọrịa ojii ji',
      look: 'ntụpọ ojii na akwụkwọ, eriri na-agba ojii',
      first: 'Mara ji osisi; asụla ahịhịa mgbe akwụkwọ dere mmiri.',
    },
    yam_beetle: {
      name: 'ebe ji (beetle)',
      look: 'eriri na-akpọnwụ na oghere na ji',
      first: 'Tinye ntụ n’ọkpụkpụ ji, jiri aka tụtụkọọ ebe.',
    },
    yam_nematode: {
      name: 'idide mgbọrọgwụ',
      look: 'ji gbawara agbawa nwere akpụ',
      first: 'Debe naanị ọkpụkpụ ji dị mma, gbanwee ubi.',
    },
    sorghum_midge: {
      name: 'ijiji okili',
      look: 'obere ijiji oroma n’okooko n’ụtụtụ',
      first: 'Bepụ isi bu ụzọ; n’afọ ọzọ kụkọọnụ ọnụ n’oge.',
    },
    shoot_fly: {
      name: 'ijiji ome',
      look: 'akwụkwọ etiti nwụrụ anwụ n’ome',
      first: 'Hopụ ndị nwụrụ anwụ mgbe ị na-ebelata.',
    },
    grain_mould: {
      name: 'ebu mkpụrụ',
      look: 'ebu pink, ojii maọbụ ọcha na mkpụrụ',
      first: 'Bee isi chara acha ozugbo, mịa ya n’okpuru ụlọ.',
    },
    birds_quelea: {
      name: 'nnụnụ',
      look: 'isi nnụnụ tara na ìgwè nnụnụ',
      first: 'Chee ubi n’ụtụtụ na mgbede; wee ngwa ngwa.',
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
      first: 'Ọgwụ anaghị enyere; jụọ onye nkuzi ọrụ ugbo.',
    },
    clr: { name: 'nchara kọfị', look: 'ntụ oroma n’okpuru akwụkwọ', first: 'Kwachaa alaka ka ikuku na ìhè banye.' },
    cbb_berry_borer: {
      name: 'ikpuru mkpụrụ kọfị',
      look: 'oghere agịga n’ọnụ mkpụrụ',
      first: 'Ghọrọ mkpụrụ niile, nke dị n’ala tinyere.',
    },
    cbd: {
      name: 'ọrịa mkpụrụ kọfị',
      look: 'ntụpọ ojii miri emi na mkpụrụ ndụ',
      first: 'Wepụ mkpụrụ ọrịa, kwachaa alaka.',
    },
    leaf_spots: {
      name: 'ntụpọ akwụkwọ ahụekere',
      look: 'ntụpọ aja aja nwere mgbaaka edo edo',
      first: 'Hopụ nke puru n’onwe ya; gbanwee ihe ị ga-akụ n’afọ ọzọ.',
    },
    rosette: {
      name: 'ọrịa rosette',
      look: 'osisi edo edo dị mkpụmkpụ kpụkọrọ ọnụ',
      first: 'Hopụ osisi na-arịa ọrịa, mejupụta oghere.',
    },
    gn_aflatoxin: {
      name: 'ebu ahụekere',
      look: 'ahụekere nwere ebu maọbụ kpọchara akpọcha',
      first: 'Gwupụta n’oge; gbasaa n’elu tapọlịn, tụfuo ndị rere ure.',
    },
    late_blight: {
      name: 'ọrịa late blight',
      look: 'ntụpọ ojii mmiri, ebu ọcha n’okpuru akwụkwọ n’ụtụtụ',
      first: 'Hopụ osisi na-arịa ọrịa; ekwela ka mmiri metụ akwụkwọ ya.',
    },
    early_blight: {
      name: 'ọrịa early blight',
      look: 'mgbaaka aja aja na akwụkwọ ala',
      first: 'Wepụ akwụkwọ ala na-arịa ọrịa, mara osisi, kpuchie ala.',
    },
    tuta: {
      name: 'ikpuru tomato (Tuta)',
      look: 'ntụpọ ọcha n’akwụkwọ, oghere agịga na mkpụrụ',
      first: 'Ghọrọ akwụkwọ ọrịa; jiri neem na mgbede.',
    },
    bact_wilt: {
      name: 'ọrịa ịkpọnwụ',
      look: 'osisi ndụ kpọnwụrụ na mberede',
      first: 'Hopụ ya kpọọ ọkụ; mee ka mmiri gbapụ.',
    },
    sp_weevil: {
      name: 'ahụhụ jinduku',
      look: 'obere oghere na jinduku, ụkwụ zara aza',
      first: 'Kpuchie ala gbawara agbawa; gwupụta nke ruru n’oge.',
    },
    spvd: {
      name: 'ọrịa vaịrọs jinduku',
      look: 'obere akwụkwọ warara nwere ntụpọ',
      first: 'Hopụ osisi na-arịa ọrịa; were eriri dị mma.',
    },
    black_pod: {
      name: 'ọrịa ojii koko',
      look: 'ntụpọ ojii na-agbasa na mkpọ koko',
      first: 'Kwa izu bepụ nke na-arịa ọrịa lie ya; mee ka ikuku banye.',
    },
    mirids: {
      name: 'ahụhụ mirid',
      look: 'ntụpọ ojii na mkpọ na ome na-anwụ anwụ',
      first: 'Mechie oghere ndo, bepụ ome ogwe.',
    },
    black_sigatoka: {
      name: 'ọrịa sigatoka',
      look: 'ahịrị ojii na akwụkwọ na-anwụ site n’ọnụ',
      first: 'Bepụ akwụkwọ nwụrụ ruo ọkara; gbapụ mmiri, sụọ ahịhịa.',
    },
    banana_weevil: {
      name: 'ahụhụ unere',
      look: 'osisi na-adịghị ike na-ada, oghere n’ụkwụ',
      first: 'Jiri ogwe gbawara agbawa jide ha; kụọ ome dị ọcha.',
    },
    bbtv: { name: 'ọrịa isi kpụkọrọ', look: 'akwụkwọ warara guzo ọtọ kpụkọta', first: 'Gwupụ osisi ọrịa bibie ya.' },
    purple_blotch: {
      name: 'ntụpọ odo odo',
      look: 'ntụpọ odo odo miri emi na akwụkwọ',
      first: 'Gbaa mmiri n’ụtụtụ, ọ bụghị na mgbede.',
    },
    pepper_anthracnose: {
      name: 'ntụpọ mkpụrụ ose',
      look: 'ntụpọ gburugburu miri emi na mkpụrụ',
      first: 'Ghọrọ nke chara acha mgbe niile, wepụ nke nwere ntụpọ.',
    },
    okra_lcv: {
      name: 'ahụhụ ọkwụrụ',
      look: 'obere oghere na akwụkwọ pịakọrọ',
      first: 'Sụọ ahịhịa, hopụ osisi ọrịa, jiri neem.',
    },
    dbm: {
      name: 'ikpuru kabeji',
      look: 'windo na akwụkwọ na obere ikpuru ndụ ndụ',
      first: 'Jiri aka tụtụkọọ ikpuru; jiri neem na mgbede.',
    },
    bollworm: {
      name: 'ikpuru owu',
      look: 'oghere n’okooko na mkpọ owu',
      first: 'Lelee ugboro abụọ n’izu; ghọrọ ma bibie.',
    },
    sesame_waterlog: {
      name: 'ire mgbọrọgwụ',
      look: 'osisi edo edo na-akpọnwụ ebe mmiri dị',
      first: 'Meghee ọwa mmiri ozugbo.',
    },
    citrus_canker: {
      name: 'ọrịa akpụkpọ oroma',
      look: 'ntụpọ siri ike na akwụkwọ na mkpụrụ',
      first: 'Tụtụkọọ mkpụrụ dara ada; bepụ alaka ọrịa.',
    },
    mango_anthracnose: {
      name: 'ọrịa anthracnose',
      look: 'okooko ojii na ntụpọ ojii na mkpụrụ',
      first: 'Tụtụkọọ mkpụrụ dara ada na alaka nwụrụ anwụ.',
    },
    wheat_rust: {
      name: 'nchara ọka wit',
      look: 'ntụ oroma maọbụ aja aja na akwụkwọ',
      first: 'Gwa onye nkuzi ọrụ ugbo; jụọ mkpụrụ siri ike.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: gbaa mmiri tupu {by}',
      content:
        'Ala na-akpọ nkụ, mmiri ozuzo adịghị nso. Osisi akpịrị na-akpọ nkụ anaghị eto. Nye ya mmiri ihe dị ka mm {mm}: {water}. Mee ya n’ụtụtụ maọbụ mgbede, tupu {by}. Buru ụzọ gwuo cm 20: ọ bụrụ na ala dere mmiri ebe ahụ, chere.',
      sms: '{Crop}: ala na-akpo nku. Nye mmiri ihe di ka mm {mm} tupu {by}, ututu maobu mgbede. Gwuo cm 20: o dee mmiri, chere.',
    },
    'irrigation.flowering': {
      title: '{Crop}: gbaa mmiri ugbu a',
      content:
        'Ala akpọọla nkụ n’oge akpịrị ịkpọ nkụ na-emebi owuwe karịa. Nye ya mmiri ihe dị ka mm {mm}: {water}. Mee ya tupu {by}, n’ụtụtụ maọbụ mgbede. Buru ụzọ gwuo cm 20: ọ bụrụ na ala dere mmiri, chere.',
      sms: '{Crop}: gbaa mmiri tupu {by}, akpiri ugbu a na-emebi owuwe. Ihe di ka mm {mm}. Gwuo cm 20: o dee mmiri, chere.',
    },
    'irrigation.soon': {
      title: '{Crop} ga-achọ mmiri tupu {by}',
      content:
        'Ala ka nwere obere mmiri, mana {crop} ga-aṅụcha ya n’oge na-adịghị anya. Kwado mmiri ihe dị ka mm {mm}: {water}. Kwa ụbọchị metụ ala aka na cm 20; gbaa mmiri tupu {by} ma ọ kpọọ nkụ na mmiri ezoghị.',
      sms: '{Crop}: o ga-acho mmiri tupu {by}, ihe di ka mm {mm}. Lelee ala na cm 20; gbaa mmiri ma o kpoo nku.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: agbala mmiri, mmiri ozuzo na-abịa',
      content:
        'A na-atụ anya mmiri ozuzo ihe dị ka mm {rain} tupu {to}. Ịgba mmiri ugbu a bụ igbu mmiri na ego. Chere mmiri ozuzo. Na {by} gwuo cm 20: ọ bụrụ na ala ka kpọrọ nkụ, gbaa mmiri.',
      sms: '{Crop}: mmiri ozuzo ihe di ka mm {rain} tupu {to}. Agbala mmiri ugbu a. Na {by} lelee ala; o kpoo nku, gbaa mmiri.',
    },
    'irrigation.enough': {
      title: '{Crop}: mmiri zuru n’ala n’izu a',
      content:
        'Ala ubi {crop} gị nwere mmiri ga-ezu ihe dị ka otu izu. Mmiri ọzọ ga-asapụ nri ala ma rie ego. Agbala mmiri ugbu a. Gwuo cm 20 na {by}: ọ kpọọ nkụ, malite ọzọ.',
      sms: '{Crop}: mmiri zuru n’ala n’izu a. Agbala mmiri ugbu a. Lelee cm 20 na {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: kwụsị mmiri tupu owuwe',
      content:
        'Ihe ubi na-acha. Mmiri ugbu a na-ebute ire ure na ebu. Kwụsị mmiri, meghee ọwa ka ubi kpọọ nkụ. Wee mgbe ị hụrụ ihe ịrịba ama: {sign}. Na-elele ya ruo {by}.',
      sms: '{Crop}: o na-acha. Kwusi mmiri, meghee owa. Wee mgbe i huru: {sign}.',
    },
    'irrigation.pond': {
      title: 'Osikapa: hapụ obere mmiri n’ubi',
      content:
        'Mmiri guzo eguzo na-egbochi ahịhịa; ubi kpọrọ nkụ n’oge okooko na-eme ka mkpụrụ tọgbọrọ chakoo. Mmiri ozuzo adịghị nso. Hapụ mmiri ihe dị ka cm 5 (mkpịsị aka atọ). Bubata ya tupu {by}, mechie oghere, lelee ya kwa ụbọchị abụọ.',
      sms: 'Osikapa: hapu mmiri ihe di ka cm 5, bubata ya tupu {by}. Ubi kporo nku na-eme ka mkpuru buru chakoo.',
    },
    'dry.young': {
      title: '{Crop}: nyere ome aka n’oge ọkọchị',
      content:
        '{why} Mgbọrọgwụ ome dị mkpụmkpụ, ọ na-ebu ụzọ kpọọ nkụ. Sụọ ahịhịa, jiri ahịhịa nkụ kpuchie ala, kwụsịtụ nri ala ruo mgbe mmiri zoro. Ọ bụrụ na ị na-ebu mmiri, nye ndị na-adịghị ike na mgbede. Mee ya tupu {by}.',
      sms: '{Crop}: okochi. Suo ahihia, jiri ahihia nku kpuchie ala, kwusitu nri ala ruo mmiri. Tupu {by}.',
    },
    'dry.growing': {
      title: '{Crop}: debe mmiri dị n’ala',
      content:
        '{why} Osisi gị na-adị ndụ site na mmiri fọdụrụ n’ala. Tupu {by} sụọ ahịhịa nwayọ, jiri ahịhịa nkụ kpuchie ala, kechie ebe ka ọ nara mmiri ọzọ. Kwụsịtụ nri ala ruo mgbe ala dere mmiri.',
      sms: '{Crop}: ala na-akpo nku. Tupu {by} suo ahihia, kpuchie ala, kechie ebe ka o nara mmiri. Kwusitu nri ala.',
    },
    'dry.flowering': {
      title: '{Crop}: ala kpọrọ nkụ n’oge kacha njọ',
      content:
        '{why} N’oge a akpịrị ịkpọ nkụ na-emebi owuwe karịa. Tupu {by} hopụ ahịhịa n’egbutughị mgbọrọgwụ, kpuchie ala, kechie ebe. Ọ bụrụ na ị nwere ike ibute mmiri, ọ bụ izu a ka ọ kacha baa uru. Kwụsịtụ nri ala.',
      sms: '{Crop}: okochi n’oge kacha njo. Tupu {by} suo ahihia, kpuchie ala, kechie ebe. I nwee mmiri, gbaa ya n’izu a.',
    },
    'dry.tree': {
      title: '{Crop}: chekwaa mgbọrọgwụ n’ọkọchị',
      content:
        '{why} Tupu {by} gbasaa akwụkwọ nkụ n’okpuru osisi, otu ọbụ aka site n’ogwe. Sụọ ahịhịa n’okpuru. Nye osisi na-erubeghị afọ atọ mmiri. Akwachala alaka ọtụtụ, chee ọkụ nche.',
      sms: '{Crop}: okochi. Tupu {by} gbasaa akwukwo nku n’okpuru osisi, nye obere osisi mmiri. Chee oku nche.',
    },
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
    'risk.high': {
      title: '{Crop}: ihe egwu {pest}',
      content: '{Pest}: {sure} {why} Chọọ {look}. {walk} tupu {by}. {first} {treat}',
      sms: '{Crop}: ihe egwu {pest}. Lelee tupu {by} agafee. {first} Ihe iriba ama: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: lezie anya maka {pest}',
      content: '{Pest}: {sure} {why} Chọọ {look}. {walk} tupu {by}. {first} {treat}',
      sms: '{Crop}: lezie anya maka {pest}. Lelee tupu {by} agafee. {first} Ihe iriba ama: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: kpachara anya maka nsi ebu',
      content:
        '{why} Ebu nwere ike ịbịa na {crop}; nsi ya (aflatoxin) na-emerụ ụmụaka, isi nri anaghị egbu ya. {first} Erila, erela, enyela anụmanụ nke nwere ebu. Lelee ọzọ tupu {by}.',
      sms: '{Crop}: ihe egwu nsi ebu. Wee ozugbo o chara, gbasaa ya o bughi n’ala, tufuo nke nwere ebu. Lelee ozo tupu {by}.',
    },
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
    'care.growing-start': {
      title: '{Crop}: mmalite ọma maka osisi gị',
      content:
        'Izu abụọ mbụ na-ekpebi owuwe. Chụpụ anụ na nnụnụ, mee ka ala dị nro ma dee mmiri gburugburu {crop}, ekwela ka ahịhịa puo. Lelee ubi tupu {by}: ebe osisi na-adịghị, ka i mejupụta ya.',
      sms: '{Crop}: chupu nnunu na anu, ekwela ka ahihia puo. Tupu {by} hu ebe osisi na-adighi.',
    },
    'care.gaps': {
      title: '{Crop}: gụọ osisi gị, mejupụta oghere',
      content:
        'Izu mbụ na-egosi ole ị ga-ewe. Tupu {by} jegharịa n’ahịrị. Ebe osisi na-adịghị, kụọ ọzọ ugbu a; nke azụ anaghị eru ndị ọzọ. Ebe ha jupụtara, hopụ ndị na-adịghị ike. Lezie nnụnụ na ahụhụ anya.',
      sms: '{Crop}: tupu {by} jegharia n’ahiri, mejuputa oghere, belata ebe ha juputara. Lezie nnunu na ahuhu anya.',
    },
    'care.weeds': {
      title: '{Crop}: sụọ ahịhịa ugbu a',
      content:
        'Ahịhịa na-ewere mmiri na nri {crop}; izu isii mbụ kacha mkpa. Tupu {by} sụọ n’etiti ahịrị n’ụtụtụ nkụ, nwayọ, egbutula mgbọrọgwụ. Hapụ ahịhịa nwụrụ anwụ ka o kpuchie ala.',
      sms: '{Crop}: suo ahihia tupu {by}, nwayo, n’ututu nku. Izu 6 mbu kacha mkpa.',
    },
    'care.growing': {
      title: '{Crop}: leta ubi kwa izu',
      content:
        'Ọ dịghị ihe ngwa ngwa n’izu a. Tupu {by} lelee osisi 20 n’ebe 5: oghere, ntụpọ, akwụkwọ edo edo, ahụhụ n’okpuru akwụkwọ. Nsogbu a hụrụ n’oge dị mfe ịkwụsị. Na-asụ ahịhịa.',
      sms: '{Crop}: o dighi ihe ngwa ngwa. Tupu {by} lelee osisi 20 n’ebe 5: oghere, ntupo, ahuhu. Na-asu ahihia.',
    },
    'care.flowering': {
      title: '{Crop}: enyela osisi nsogbu ugbu a',
      content:
        'Owuwe na-etolite ugbu a. Asụla miri emi, egbutula mgbọrọgwụ; jiri aka hopụ nnukwu ahịhịa. Tupu {by} lelee osisi 20, okooko tinyere. Agbala ọgwụ mgbe aṅụ na-efe. Mee ka ala dee mmiri ma i nwee ike.',
      sms: '{Crop}: owuwe na-etolite. Asula miri emi, jiri aka hopu ahihia, lelee osisi 20 tupu {by}.',
    },
    'care.pegs': {
      title: 'Ahụekere: asụkwala, ọ na-abanye n’ala',
      content:
        'Okooko gasịa ahụekere na-ebanye ntu n’ala ka ọ mịa. Ịsụ ahịhịa ugbu a na-agbaji ha. Jiri aka hopụ ahịhịa, mee ka ala dị nro, chọọ ntụpọ akwụkwọ n’osisi 20 tupu {by}.',
      sms: 'Ahuekere: o na-abanye n’ala. Asukwala; jiri aka hopu ahihia. Choo ntupo akwukwo n’osisi 20 tupu {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: kpokọta ala n’ụkwụ osisi',
      content:
        'Ihe na-eto n’ime ala ga-adị na mkpuchi: anwụ na ahụhụ na-esi n’oghere abanye. Tupu {by} kpokọta ala n’ụkwụ, mechie oghere, sụọ ahịhịa. Mee ya mgbe ala dị nro, ọ bụghị mgbe o dere oke mmiri.',
      sms: '{Crop}: tupu {by} kpokota ala n’ukwu, mechie oghere, suo ahihia. Mee ya mgbe ala di nro.',
    },
    'care.stake': {
      title: '{Crop}: mara osisi, wepụ ya n’ala',
      content:
        'Nke dị n’ala na-arịa ọrịa karịa. Tupu {by} mara {crop} gị osisi, kee nwayọ, wepụ akwụkwọ metụrụ ala. Jiri ahịhịa nkụ kpuchie ala. Rụọ ọrụ mgbe akwụkwọ kpọrọ nkụ.',
      sms: '{Crop}: tupu {by} mara osisi, kee nwayo, wepu akwukwo meturu ala, kpuchie ala.',
    },
    'care.ripening': {
      title: '{Crop}: chee ubi na-acha nche',
      content:
        'Mkpụrụ na-eju; nnụnụ, anụ na ndị ohi na-abịa ugbu a. Jegharịa ubi tupu {by}, mgbe ahụ kwa ụbọchị abụọ. Etinyekwala nri ala: ọ ga-efu. Kwado ebe ịmị na akpa kpọrọ nkụ.',
      sms: '{Crop}: o na-acha. Chee nnunu na anu nche, lelee tupu {by}, etinyela nri ala, kwado ebe imi.',
    },
    'care.tree-wet': {
      title: '{Crop}: mee ka ikuku na ìhè banye',
      content:
        'N’udu mmiri ọrịa na-agbasa ebe osisi jupụtara. Tupu {by}, n’ụbọchị nkụ, bepụ alaka nwụrụ anwụ, wepụ mkpụrụ ọrịa, sụọ ụkwụ osisi, meghee ọwa. Lie ọrịa n’ebe dị anya.',
      sms: '{Crop}: tupu {by}, n’ubochi nku, bepu alaka nwuru anwu, wepu mkpuru oria, suo ukwu osisi, meghee owa.',
    },
    'care.tree-dry': {
      title: '{Crop}: kpuchie ala, kpochaa ụzọ ọkụ',
      content:
        'Ọkọchị na-esiri mgbọrọgwụ ike, ọkụ ọhịa na-ebido. Tupu {by} jiri akwụkwọ nkụ kpuchie okpuru osisi, nye osisi na-erubeghị afọ atọ mmiri, kpochaa gburugburu ubi maka ọkụ.',
      sms: '{Crop}: okochi. Tupu {by} kpuchie okpuru osisi, nye obere osisi mmiri, kpochaa uzo oku gburugburu ubi.',
    },
    'care.mat': {
      title: '{Crop}: otu nne, otu nwa',
      content:
        'Ọtụtụ ome na-ekerịta nri, ụyọkọ adị ntakịrị. Tupu {by} hapụ nne, otu ome siri ike na otu obere, bepụ ndị ọzọ. Bepụ akwụkwọ nwụrụ anwụ, kpokọta ala n’ụkwụ, jiri akwụkwọ kpuchie.',
      sms: '{Crop}: tupu {by} hapu nne na ome abuo, bepu ndi ozo. Bepu akwukwo nwuru anwu, kpuchie ala.',
    },
  },
  reasons: {
    'dry-soil': 'Osisi aṅụọla ọtụtụ mmiri dị nso na mgbọrọgwụ ya.',
    'wet-soil': 'Mmiri zoro ọhụrụ juru ala.',
    'dry-days': 'Mmiri ezoghị nke ọma ụbọchị {dry}.',
    'dry-ahead': 'Mmiri agaghị ezo nke ọma ụbọchị {dryAhead}.',
    'rain-ahead': 'A na-atụ anya mmiri mm {rain}.',
    'light-rain': 'A na-atụ anya obere mmiri mm {rain}.',
    'wet-days': 'Mmiri zoro ụbọchị {wet} n’ime 7.',
    humid: 'Ikuku nwere mmiri nke ukwuu.',
    hot: 'A na-atụ anya okpomọkụ ruo {tmax} °C.',
    cold: 'A na-atụ anya oyi ruo {tmin} °C.',
    wind: 'A na-atụ anya ikuku km {wind} n’awa.',
    typical: 'Enwetaghị amụma ihu igwe: nke a sochiri otú ọ na-adịkarị ebe a n’oge a.',
    late: 'A kụrụ ya n’azụ, nke na-eme ka ọ ka njọ.',
    season: 'Nke a bụ oge ya.',
    'dry-season': 'Mmiri anaghị ezokarị ebe a n’oge a.',
    'wet-season': 'Oge mmiri ka ọ na-abụkarị ebe a.',
    stage: 'Nke a dabara na {crop} n’ọkwa a: {stage}.',
    window: 'Nke a sochiri oge a na-akụkarị {crop} na mpaghara gị.',
  },
  sure: { low: 'o nwere ike.', medium: 'o yiri ka.', high: 'o doro anya.' },
  walk: { field: 'Lelee osisi 20', trees: 'Lelee osisi 10' },
  treat: {
    insecticide: {
      day: 'Ọ bụrụ na ọ ka na-agbasa, rịọ ndụmọdụ maka ọgwụ ahụhụ ({sprayDay}); yiri uwe aka na ihe mkpuchi imi, debe ụbọchị ichere.',
      open: 'Ọ bụrụ na ọ ka na-agbasa, rịọ ndụmọdụ maka ọgwụ ahụhụ n’oge nkụ; yiri uwe aka na ihe mkpuchi imi, debe ụbọchị ichere.',
    },
    fungicide: {
      day: 'Ọ bụrụ na ọ ka na-agbasa, rịọ ndụmọdụ maka ọgwụ ero ({sprayDay}); yiri uwe aka na ihe mkpuchi imi, debe ụbọchị ichere.',
      open: 'Ọ bụrụ na ọ ka na-agbasa, rịọ ndụmọdụ maka ọgwụ ero n’oge nkụ; yiri uwe aka na ihe mkpuchi imi, debe ụbọchị ichere.',
    },
  },
  water: {
    area: 'lita {litres} maka {acres}',
    acre: 'lita {litres} n’otu eka',
    cans: 'ite lita iri {cans} n’ebe mita 1 na 10',
  },
  dose: {
    area: 'ihe dị ka {bags} maka {acres}',
    acre: 'ihe dị ka {bags} n’otu eka',
    open: 'jụọ onye nkuzi ọrụ ugbo ole',
    handful: ', otu njuaka maka osisi {plants}',
  },
  dryness: {
    number: 'Ọ kpọrọ nkụ mgbe mmiri ya fọrọ ihe dị ka {moisture} %, sie ike n’eze.',
    feel: 'Ọ kpọrọ nkụ mgbe o siri ike n’eze ma na-ada ụda.',
  },
  acres: 'eka {n}',
  bags: { half: 'ọkara akpa kg 50', whole: '{n|akpa 1 (kg 50)|akpa # (nke ọ bụla kg 50)}' },
  products: { npk: 'NPK', urea: 'yuria', nitrogen: 'nri nịtrojen', phosphate: 'nri fosfet', manure: 'nsị anụ' },
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
  },
  span: { one: 'na {from}', many: 'site na {from} ruo {to}' },
  typical: '(Enweghị amụma ihu igwe.)',
  evidence: {
    'evidence.depletion': 'Mmiri kọrọ na mgbọrọgwụ',
    'evidence.readilyAvailable': 'Mmiri osisi na-aṅụ n’ụzọ dị mfe',
    'evidence.totalAvailable': 'Mmiri niile ebe mgbọrọgwụ nwere ike ijide',
    'evidence.stress': 'Oke mmiri osisi ka na-enweta',
    'evidence.cropWaterUse': 'Mmiri osisi na-aṅụ',
    'evidence.netIrrigation': 'Mmiri a ga-enye',
    'evidence.litres': 'Lita maka ubi',
    'evidence.efficiency': 'Oke mmiri na-eru mgbọrọgwụ',
    'evidence.rainAhead': 'Mmiri a na-atụ anya',
    'evidence.rainPast': 'Mmiri zoro',
    'evidence.wetDays': 'Ụbọchị mmiri n’ime 7',
    'evidence.dryDays': 'Ụbọchị nkụ ruo taa',
    'evidence.dryDaysAhead': 'Ụbọchị nkụ na-abịa',
    'evidence.tMax': 'Okpomọkụ kacha elu',
    'evidence.tMin': 'Oyi kacha ala',
    'evidence.tMean': 'Okpomọkụ n’etiti',
    'evidence.heatLimit': 'Okpomọkụ osisi nwere ike idi',
    'evidence.coldLimit': 'Oyi osisi nwere ike idi',
    'evidence.humidity': 'Mmiri dị n’ikuku',
    'evidence.wind': 'Ikuku kacha ike',
    'evidence.daysAfterPlanting': 'Ụbọchị kemgbe a kụrụ',
    'evidence.seasonDays': 'Ụbọchị site n’ịkụ ruo owuwe',
    'evidence.stage': 'Ọkwa uto',
    'evidence.calendarStage': 'Ọkwa dị ka ụbọchị ịkụ si dị',
    'evidence.window': 'Oge ịkụ ihe ebe a',
    'evidence.onsetRain': 'Mmiri na-amalite oge',
    'evidence.moisture': 'Mmiri fọrọ na nke kpọrọ nkụ',
    'evidence.dose': 'Nri ala',
    'evidence.riskRecord': 'Ndekọ ahụhụ maọbụ ọrịa',
    'evidence.plantedLate': 'A kụrụ n’azụ',
    'evidence.month': 'Ọnwa',
    'evidence.zone': 'Mpaghara ọrụ ugbo',
    'evidence.soil': 'Ala',
    'evidence.altitude': 'Ịdị elu site n’oké osimiri',
  },
}
