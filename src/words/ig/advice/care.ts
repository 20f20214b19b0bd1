import type { fieldWorkTexts as english } from '../../en/advice/care.ts'

export const fieldWorkTexts: typeof english = {
  start: 'Bido na {from}.',
  work: {
    acre: 'Otu eka bụ ọrụ ụbọchị {workLow} ruo {workHigh} nke otu onye.',
    hectare: 'Otu hekta bụ ọrụ ụbọchị {workLow} ruo {workHigh} nke otu onye.',
    area: 'Ọrụ {area} gị: otu onye, ụbọchị {workLow} ruo {workHigh}.',
    hire: 'Ọrụ {area} gị: ụbọchị {workLow} ruo {workHigh}. Goo ndị ọrụ.',
  },
  keep: {
    one: 'osisi 1 n’oghere ọ bụla',
    some: 'osisi {keepHigh} n’oghere ọ bụla',
    range: 'osisi {keepLow} ruo {keepHigh} n’oghere ọ bụla',
    cm: 'otu osisi na cm {keepHigh} ọ bụla',
    cmRange: 'otu osisi na cm {keepLow} ruo {keepHigh} ọ bụla',
  },
  seed: {
    acre: 'Chọta ezi mkpụrụ kg {seedLow} ruo {seedHigh} maka otu eka.',
    hectare: 'Chọta ezi mkpụrụ kg {seedLow} ruo {seedHigh} maka otu hekta.',
    area: 'Chọta ezi mkpụrụ kg {seedLow} ruo {seedHigh} maka {area} gị.',
    acreOne: 'Chọta ezi mkpụrụ kg {seedLow} maka otu eka.',
    hectareOne: 'Chọta ezi mkpụrụ kg {seedLow} maka otu hekta.',
    areaOne: 'Chọta ezi mkpụrụ kg {seedLow} maka {area} gị.',
  },
  seek: {
    leaves: 'tụgharịa akwụkwọ osisi 20, pịa àkwá na obere ikpuru.',
    seed: 'gwupụta mkpụrụ ise: nke siri ike kpọrọ nkụ nwere ike ichere, nke dị nro maọbụ rere ere anwụọla.',
    bunds: 'gagharịa na mgbidi mmiri, mechie oghere niile, gbutuo ahịhịa dị n’elu ya.',
    growth:
      'chọọ osisi ndị dị obere ma ọ bụ na-acha edo edo. Ha dị ọtụtụ n’ebe dị ala: meghee ọwa mmiri ebe ahụ. Ha gbasasịrị: gwupụta otu, lelee ikpuru ma ọ bụ akpụ na mgbọrọgwụ.',
    soil: 'pịa ala omimi otu aka n’aka. Ọ bụrụ na o jikọtaghị, jiri ahịhịa nkụ kpuchie ala. Ọ bụrụ na o mee aka gị mmiri, meghee ọwa mmiri.',
    tree: 'si n’osisi gaa n’osisi: bepụ obere alaka nwụrụ anwụ, kpochapụ ụzọ akika, hopụ ahịhịa n’ụkwụ ya.',
    mat: 'jiri osisi kwagide nke na-ada, bepụ akwụkwọ nwụrụ anwụ, kpokwasị ala na mgbọrọgwụ pụtara èzí.',
    trash: 'kwapụ akwụkwọ nkụ n’ahụ okpete, tụsaa ya n’etiti ahịrị.',
    fire: 'kpochaa ala gburugburu ubi ruo n’ala nkịtị ka ọkụ ghara ịbanye, obosara ya opekata mpe mita 4. Ọkụ ọhịa na-ebido ugbu a.',
    pods: 'ghọrọ mkpụrụ ojii, buru ha pụọ n’ubi.',
    cap: 'jiri ahịhịa nkụ dị ukwuu kpuchie ikpo ala ọ bụla, tụkwasị ala nta.',
  },
  choice: {
    named: 'Kụọ ụdị na-eguzogide ya: {varieties}.',
    open: 'Rịọ ụdị na-eguzogide striga, tinye nsị anụ, tinye nri ala n’oge.',
  },
  blackPods: 'Ghọrọ mkpụrụ ojii, buru ha pụọ n’ubi.',
  rules: {
    'care.land': {
      title: '{Crop}: kwado ubi na mkpụrụ',
      content:
        'Ị na-eche ịkụ ihe dịka {plantOn}. Ubi e jikere n’azụ oge na-amị obere. Tupu {by} agafee sụchaa ya, gwakọta nsị anụ rere ure ma i nwee, mee ekpe, ikpo ala ma ọ bụ ahịrị. {seed} Zụta nri ala tupu o daa ọnụ.',
      sms: '{Crop}: tupu {by} agafee suchaa ubi, gwakota nsi anu rere ure, mee ekpe ma o bu ahiri. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: rụzie mgbidi mmiri, larịa ubi',
      content:
        'Tupu {by} agafee mechie oghere mgbidi mmiri, larịa ala dị n’ime. {seed} Ị na-eche ịkụ ihe dịka {plantOn}. Osikapa chọrọ mmiri hara nhata, nke na-emighị emi: ebe dị elu na-akpọ nkụ ma puo ahịhịa.',
      sms: '{Crop}: tupu {by} agafee mechie oghere mgbidi mmiri, laria ubi ka mmiri hara nhata. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: ghaa mkpụrụ n’ebe a na-azụ ya',
      content:
        'Tupu {by} agafee ghaa mkpụrụ n’ahịrị n’elu akwa ala dị elu, kpuchie ya nta, mee ya ndo ruo mgbe o puru, nye ya mmiri nwayọ kwa ụbọchị. Obere osisi na-anọ ihe dịka ụbọchị {nurseryDays}; ị na-eche ịkụgharị ha n’ubi ihe dịka {plantOn}.',
      sms: '{Crop}: ghaa mkpuru tupu {by} agafee n’elu akwa ala di elu; nye ya ndo na mmiri. Kugharia ha ka ihe dika ubochi {nurseryDays} gasiri.',
    },
    'care.seedlings': {
      title: '{Crop}: ị nwere obere osisi a ga-akụgharị?',
      content:
        'Obere osisi na-anọ ihe dịka ụbọchị {nurseryDays} n’ebe a na-azụ ya tupu a kụgharịa ya. Ọ bụrụ na i nweghị, zụta nke siri ike n’akụkụ gị, maọbụ ghaa mkpụrụ ugbu a kụgharịa ya ma emechaa. Gbanwee ụbọchị ahụ n’ihe ọkụkụ gị.',
      sms: '{Crop}: obere osisi na-ano ihe dika ubochi {nurseryDays} n’ebe a na-azu ya. I nweghi, zuta nke siri ike, maobu ghaa mkpuru ugbu a.',
    },
    'care.harden': {
      title: '{Crop}: mee ka obere osisi sie ike',
      content:
        'Obere osisi dị nro na-anwụ ma a kụgharịa ya n’ubi. Site ugbu a ruo {plantOn} belata mmiri, tinyekwuo anwụ kwa ụbọchị. Nye ha mmiri nke ọma na mgbede tupu i wepụ ha, kụgharịa naanị osisi siri ike.',
      sms: '{Crop}: belata mmiri obere osisi, tinyekwuo anwu kwa ubochi ruo {plantOn}. Kugharia naani osisi siri ike.',
    },
    'care.cap': {
      title: '{Crop}: jiri ahịhịa nkụ kpuchie ikpo ala',
      content:
        'Tupu {by} agafee jiri ahịhịa nkụ dị ukwuu kpuchie ikpo ala ọ bụla, tụkwasị ala nta. Hapụ ya ruo mgbe ome pụtara. Anwụ nwere ike isi ihe ị kụrụ n’ala.',
      sms: '{Crop}: tupu {by} agafee jiri ahihia nku di ukwuu kpuchie ikpo ala o bula, tukwasi ala nta. Anwu na-egbu ihe i kuru.',
    },
    'care.fill': {
      title: '{Crop}: dochie osisi nwụrụ anwụ ugbu a',
      content:
        '{start} Tupu {by} agafee jegharịa n’ahịrị, hopụ osisi nwụrụ anwụ na nke na-arịa ọrịa, tinye osisi siri ike otu ụdị, na mgbede ma ọ bụ n’ụbọchị mmiri. Nye ha mmiri ma i nwee ike. Nke a kụrụ n’azụ na-adị obere.',
      sms: '{Crop}: tupu {by} agafee jiri osisi siri ike otu udi dochie nke nwuru anwu, na mgbede ma o bu n’ubochi mmiri. {start}',
    },
    'care.thin': {
      title: '{Crop}: belata ya, hopụ osisi na-adịghị ike',
      content:
        '{start} Tupu {by} agafee, mgbe ala dị nro, hopụ osisi na-adịghị ike, hapụ {keep}. Pịa ala n’ụkwụ nke fọdụrụ. Osisi jupụtara na-adị obere.',
      sms: '{Crop}: tupu {by} agafee hopu osisi na-adighi ike, hapu {keep}. Mee ya mgbe ala di nro. {start}',
    },
    'care.weeds': {
      title: '{Crop}: sụọ ahịhịa, {n} n’ime {of}',
      content:
        '{start} Tupu {by} agafee sụọ nwayọ n’ụtụtụ nkụ mgbe ahịhịa dị obere; jiri aka hopụ nke dị nso n’osisi. Hapụ ya n’ala. Sụọ tupu i tinye nri ala. {work} Ahịhịa na-ewere mmiri na nri {crop}, ọ na-ebelata owuwe karịa ọtụtụ ahụhụ.',
      sms: '{Crop}: suo ahihia nwayo tupu {by}, ugboro {n} n’ime {of}, n’ututu nku. {start} Suo tupu i tinye nri ala. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: sụọ ahịhịa ma debe mmiri, {n} n’ime {of}',
      content:
        '{start} Tupu {by} agafee sụọ nwayọ, jiri ahịhịa nkụ kpuchie ala, kechie ekpe ka ọ nara mmiri ọzọ. {work} {why} Ahịhịa na-aṅụ mmiri fọdụrụ.',
      sms: '{Crop}: suo nwayo tupu {by}, ugboro {n} n’ime {of}; jiri ahihia nku kpuchie ala, kechie ekpe ka o nara mmiri. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: sụọ ahịhịa, {n} n’ime {of}',
      content:
        '{start} Mee ka mmiri belata ruo apịtị, jiri aka hopụ ahịhịa ma ọ bụ jiri igwe kwaa n’etiti ahịrị, tupu {by} agafee. E mesịa nye yuria ma oge ruo, weghachi mmiri ka ụbọchị 2 ruo 3 gasịrị. {work} Ahịhịa na-eri nri osikapa gị.',
      sms: '{Crop}: tupu {by} belata mmiri ruo apiti, hopu ahihia, ugboro {n} n’ime {of}. Weghachi mmiri ka ubochi 2-3 gasiri. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: sụọ ahịhịa ma kpokọta ala, {n} n’ime {of}',
      content:
        '{start} Tupu {by} agafee sụọ nwayọ, kpokọta ala n’ụkwụ osisi: ọ ga-eguzo ike, mgbọrọgwụ ga-adị na mkpuchi. Mee ya mgbe ala dị nro, ọ bụghị mgbe o dere oke mmiri. Sụọ tupu i tinye nri ala. {work} Ahịhịa na-ewere mmiri na nri {crop}.',
      sms: '{Crop}: tupu {by} suo nwayo, kpokota ala n’ukwu, ugboro {n} n’ime {of}, mgbe ala di nro. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: sụọ gburugburu ụkwụ osisi',
      content:
        'Tupu {by} agafee sụọ otu mita gburugburu ụkwụ ọ bụla, nwayọ, egbutukwala mgbọrọgwụ. Hapụ ahịhịa ahụ ka o kpuchie ala, otu aka site n’ụkwụ. Gbutuo nke ọzọ. Ahịhịa n’okpuru {crop} na-aṅụ mmiri, na-ezobe ahụhụ.',
      sms: '{Crop}: tupu {by} agafee suo mita 1 gburugburu ukwu o bula, nwayo, hapu ahihia ka o kpuchie ala, otu aka site n’ukwu.',
    },
    'care.earth-up': {
      title: '{Crop}: kpokọta ala n’ụkwụ osisi',
      content:
        '{start} Tupu {by} agafee dọta ala dị nro site n’etiti ahịrị gaa n’ụkwụ, jiri ya gbuo ahịhịa. Mee ya mgbe ala dị nro, ọ bụghị mgbe o dere oke mmiri. Ala dị n’ụkwụ na-ejide {crop} n’ikuku ma kpuchie ihe na-eto n’okpuru.',
      sms: '{Crop}: tupu {by} agafee kpokota ala di nro n’ukwu, jiri ya gbuo ahihia. Mee ya mgbe ala di nro. {start}',
    },
    'care.stake': {
      title: '{Crop}: maa osisi tupu ọ gbaa okooko',
      content:
        '{start} Tupu {by} agafee maa osisi siri ike n’akụkụ nke ọ bụla toro ogologo, jiri eriri dị nro kee ya nwayọ. Nke dị mkpụmkpụ achọghị ya: tinye ahịhịa nkụ n’okpuru. Rụọ mgbe akwụkwọ kpọrọ nkụ. Mkpụrụ dị n’ala na-ere ure.',
      sms: '{Crop}: tupu {by} agafee maa osisi n’akuku nke toro ogologo, kee nwayo. Nke di mkpumkpu: ahihia nku n’okpuru. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: nye eriri ọ bụla osisi',
      content:
        '{start} Tupu {by} agafee maa osisi mita 2 n’ikpo ala ebe eriri ruru ikpere, duru ya rigoo. Gagharịa kwa izu. Aghọkwala akwụkwọ ma ọlị: ọ bụ ya na-eme ka ji buo. E nweghị osisi, owuwe nwere ike ịda ruo ọkara.',
      sms: '{Crop}: tupu {by} agafee maa osisi mita 2 ebe eriri ruru ikpere, duru ya rigoo. Aghokwala akwukwo. {start}',
    },
    'care.pegs': {
      title: 'Ahụekere: asụkwala, ọ na-abanye n’ala',
      content:
        'Jiri aka hopụ ahịhịa, mee ka ala dị nro, chọọ ntụpọ akwụkwọ n’osisi 20 tupu {by} agafee. Okooko gasịa ahụekere na-ebanye ọnụ mkpụrụ ya n’ala ka ọ mịa. Iji ọgụ sụọ ahịhịa ugbu a na-agbaji ha.',
      sms: 'Ahuekere: asukwala, o na-abanye n’ala; jiri aka hopu ahihia. Choo ntupo akwukwo n’osisi 20 tupu {by} agafee.',
    },
    'care.vines': {
      title: '{Crop}: asụkwala, eriri na-agba',
      content:
        'Site ugbu a jiri aka hopụ nnukwu ahịhịa, atụgharịkwala eriri. Lelee ubi tupu {by} agafee. Eriri ekpuchiela ala. Ịsụ na-egbutu mgbọrọgwụ, eriri a tụgharịrị na-adapụ okooko.',
      sms: '{Crop}: asukwala, eriri na-agba. Jiri aka hopu nnukwu ahihia, atugharikwala eriri. Lelee ubi tupu {by} agafee.',
    },
    'care.lift-vines': {
      title: '{Crop}: bulie eriri gbanyere mgbọrọgwụ',
      content:
        'Ebe eriri gbanyere mgbọrọgwụ n’etiti ekpe, ọ na-amị ọtụtụ obere, nnukwu na-adị gịrịgịrị. Tupu {by} agafee bulie ya nwayọ, tọghachi ya n’elu ekpe; egbutukwala ya. Mechie oghere ekpe: ahụhụ na-esi ebe ahụ abanye.',
      sms: '{Crop}: tupu {by} agafee bulie eriri gbanyere mgborogwu n’etiti ekpe, toghachi ya, egbutukwala ya. Mechie oghere ekpe.',
    },
    'care.rogue': {
      title: '{Crop}: hopụ osisi nwere ọrịa mosaic',
      content:
        'Obere akwụkwọ gbagọrọ agbagọ nwere edo edo bụ ọrịa mosaic: ọ na-amị obere, ọrịa na-agbasa. Tupu {by} agafee jegharịa n’ahịrị, hopụ osisi ahụ kpamkpam, kpọọ ha nkụ ebe dị anya. Ewerekwala osisi ịkụ n’ahụ ha.',
      sms: '{Crop}: tupu {by} agafee hopu osisi nwere obere akwukwo gbagoro agbago, edo edo (mosaic). Ewerekwala osisi iku n’ahu ha.',
    },
    'care.birds': {
      title: '{Crop}: chụpụ nnụnụ n’ubi, ọ na-eju',
      content:
        'Tupu {by} agafee mee ka mmadụ nọrọ ebe ahụ n’ụtụtụ na tupu chi ejie, gbutuo ahịhịa toro ogologo n’akụkụ. Na-achụ ha ruo mgbe ọ siri ike. Mkpụrụ dị nro ka mmiri ara ugbu a: nnụnụ na oke na-abịa, ha nwere ike iri ọtụtụ.',
      sms: '{Crop}: chupu nnunu na oke n’ututu na mgbede ruo mgbe mkpuru siri ike. Gbutuo ahihia toro ogologo tupu {by} agafee.',
    },
    'care.drain': {
      title: '{Crop}: wepụ mmiri n’ubi',
      content:
        'Tupu {by} agafee mechie ọnụ mmiri, meghee mgbidi mmiri, ka ọ chaa otu oge, ka ala burukwa gị mgbe ị na-ewe. Mkpụrụ ejula; owuwe fọdụrụ ụbọchị 10 ruo 14.',
      sms: '{Crop}: tupu {by} agafee mechie onu mmiri, meghee mgbidi mmiri, ubochi 10 ruo 14 tupu i wee ihe ubi.',
    },
    'care.haulms': {
      title: '{Crop}: bepụ elu ya tupu i gwuo',
      content:
        'Mgbe ọtụtụ akwụkwọ chara edo edo, tupu {by} agafee, bepụ elu ya n’ala, buru ha pụọ. Akpụkpọ ga-esi ike n’ala, ọrịa akwụkwọ agaghị eru n’okpuru. Igwu ya fọdụrụ ụbọchị 10 ruo 14.',
      sms: '{Crop}: tupu {by} agafee bepu elu ya n’ala, ubochi 10 ruo 14 tupu i gwuo, buru ha puo. Akpukpo ga-esi ike.',
    },
    'care.last-water': {
      title: '{Crop}: mmiri ikpeazụ',
      content:
        'Nye mmiri ikpeazụ tupu {by} agafee, e mesịa kwụsị. Ihe chara n’ala na-akpọ nkụ na-adịte aka, ọ naghị ere ure. Owuwe fọdụrụ ihe dịka izu abụọ.',
      sms: '{Crop}: mmiri ikpeazu tupu {by} agafee, e mesia kwusi. Owuwe foduru ihe dika izu abuo; ala nku na-egbochi ire ure.',
    },
    'care.prune': {
      title: '{Crop}: bepụ alaka ka owuwe gasịrị',
      content:
        'Tupu {by} agafee, n’ụbọchị nkụ, bepụ alaka nwụrụ anwụ, nke na-arịa ọrịa na nke gafere ibe ya, meghee etiti ka ìhè na ikuku banye. Bepụ nke ọma, buru osisi ọrịa pụọ. Owuwe agwụla: ugbu a ka a na-ebepụ.',
      sms: '{Crop}: tupu {by} agafee, n’ubochi nku, bepu alaka nwuru anwu, nke na-aria oria na nke gafere ibe ya, meghee etiti, wepu nke oria n’ubi.',
    },
    'care.fronds': {
      title: '{Crop}: gbupụ igu nwụrụ anwụ',
      content:
        'Tupu {by} agafee, n’ụbọchị nkụ, gbupụ nke nwụrụ anwụ; egbupụkwala nke ndụ, ha na-enye ùkwù nri. Tọgbọ ihe i gburu n’etiti ahịrị. Igu nwụrụ anwụ na-ezo ùkwù chara acha na ahụhụ.',
      sms: '{Crop}: tupu {by}, gbupu naani igu nwuru anwu. Egbupukwala nke ndu: ha na-enye ukwu nri.',
    },
    'care.fire-line': {
      title: '{Crop}: kpochaa ala ka ọkụ ghara ịbanye',
      content:
        'Tupu {by} agafee kpochaa ala gburugburu ubi ruo n’ala nkịtị ka ọkụ ghara ịbanye, obosara ya opekata mpe mita 4; kpopụ akwụkwọ nkụ. Debe ya ọcha ruo udu mmiri. Akwụkwọ nkụ na-agba ọkụ ngwa ngwa.',
      sms: '{Crop}: tupu {by} agafee kpochaa ala gburugburu ubi ka oku ghara ibanye, obosara ya opekata mpe mita 4. Debe ya ocha ruo udu mmiri.',
    },
    'care.chupons': {
      title: '{Crop}: gbajie ome ahụ osisi',
      content:
        'Ome na-eto kwụ ọtọ n’ahụ osisi na-eri nri osisi. Tupu {by} agafee gaa site n’osisi ruo n’osisi, gbajie ha mgbe ha dị obere. {blackPods}',
      sms: '{Crop}: tupu {by} agafee gbajie obere ome n’ahu osisi. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: tụtụkọta mkpụrụ dara ada',
      content:
        'Ijiji na-amụba na mkpụrụ dara ada maọbụ nke ijiji gbara. Malite ugbu a, ụbọchị 3 ọ bụla, tụtụkọta ha niile. Lie ha n’omimi maọbụ kechie ha n’akpa rọba n’anwụ. Malite tupu {by} agafee.',
      sms: '{Crop}: site ugbu a, ubochi 3 o bula, tutukota mkpuru dara ada maobu gbara ijiji; lie ha n’omimi maobu kechie n’akpa roba n’anwu.',
    },
    'care.tree-dry': {
      title: '{Crop}: kpuchie ala, gbochie ọkụ',
      content:
        'Tupu {by} agafee jiri akwụkwọ nkụ kpuchie okpuru osisi, nye osisi na-erubeghị afọ atọ mmiri, kpochaa ala gburugburu ubi ka ọkụ ghara ịbanye, obosara ya opekata mpe mita 4. Ọkọchị na-esiri mgbọrọgwụ ike, ọkụ ọhịa na-ebido.',
      sms: '{Crop}: tupu {by} agafee kpuchie okpuru osisi, nye obere osisi mmiri, kpochaa ala gburugburu ubi megide oku, obosara ya opekata mpe mita 4.',
    },
    'care.mat': {
      title: '{Crop}: hapụ otu nne na ome abụọ',
      content:
        'Tupu {by} agafee hapụ nne, otu ome siri ike na otu obere, bepụ nke ọzọ. Bepụ akwụkwọ nwụrụ anwụ, kpokọta ala n’ụkwụ, jiri akwụkwọ kpuchie. Ọtụtụ ome na-ekerịta nri, ụyọkọ adị ntakịrị.',
      sms: '{Crop}: tupu {by} agafee hapu nne na ome abuo, bepu nke ozo. Bepu akwukwo nwuru anwu, kpuchie ala.',
    },
    'care.bunch': {
      title: '{Crop}: bepụ ome ọbara ọbara, kwagide ụyọkọ',
      content:
        'Mgbe obere mkpụrụ ikpeazụ mịtara, ome ọbara ọbara n’okpuru ụyọkọ na-eri nri n’efu. Tupu {by} agafee bepụ ya otu aka n’okpuru mkpụrụ ikpeazụ, jiri osisi kwagide nke na-ada tupu oké ifufe.',
      sms: '{Crop}: tupu {by} agafee bepu ome obara obara otu aka n’okpuru mkpuru ikpeazu, jiri osisi kwagide nke na-ada.',
    },
    'striga.variety': {
      title: '{Crop}: ubi striga, buru ụzọ họrọ mkpụrụ',
      content:
        'Ị hụrụ striga n’ubi a. Ebe o jupụtara, ọtụtụ owuwe na-efu. {choice} Ma ọ bụ kụọ soya, ahụekere ma ọ bụ akịdị ebe a n’afọ a: ha na-eme ka mkpụrụ striga puo ma nwụọ. Kpebie tupu {by} agafee, tupu ị zụọ mkpụrụ.',
      sms: '{Crop}, ubi striga: {choice} Ma o bu kuo soya, ahuekere ma o bu akidi n’afo a. Kpebie tupu {by}.',
    },
    'striga.rotate': {
      title: '{Crop}: akụkwala ọka n’ubi striga n’afọ ọzọ',
      content:
        'N’oge ọzọ kụọ soya, ahụekere ma ọ bụ akịdị ebe a: striga ga-epu ma nwụọ. Debe nsị anụ maka ubi ahụ. Hazie ya tupu {by} agafee. Mkpụrụ striga na-eche ọtụtụ afọ n’ala a, ọka ọ bụla na-azụ ya.',
      sms: '{Crop}, ubi striga: n’oge ozo akukwala oka, okili, mileti ebe ahu; kuo soya, ahuekere ma o bu akidi. Debe nsi anu. Hazie ya tupu {by} agafee.',
    },
    'care.next': {
      title: '{Crop}: ọ dịghị ihe ngwa ngwa n’izu a',
      content: 'Ọ dịghị ihe ngwa ngwa n’izu a. Ihe na-esote n’atụmatụ gị, site na {from}: {step}. Kwado ihe ị chọrọ.',
      sms: '{Crop}: o dighi ihe ngwa ngwa n’izu a. Na-esote, site na {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: nọgide na-aghọrọ',
      content:
        'Na-aghọrọ kwa ụbọchị {every} ruo {everyTo}. Wepụ nke rere ure n’ubi. Gaa ọzọ tupu {by} agafee. Ọ dịghị ihe ọzọ dị ngwa n’izu a.',
      sms: '{Crop}: na-aghoro kwa ubochi {every} ruo {everyTo}, tupu {by} agafee. Wepu nke rere ure n’ubi.',
    },
    'care.look': {
      title: '{Crop}: chọọ {pest}',
      content: '{walk} tupu {by} agafee, chọọ {look}: nke a bụ {pest}. Ị hụ ya: {first} Ọ dịghị ihe ngwa ngwa n’izu a.',
      sms: '{Crop}: {walk} tupu {by}, choo {look} ({pest}). I hu ya: {first}',
    },
    'care.quiet': {
      title: '{Crop}: izu dị jụụ',
      content: 'Ọ dịghị ihe ngwa ngwa n’izu a.',
      sms: '{Crop}: o dighi ihe ngwa ngwa n’izu a.',
    },
    'care.walk': {
      title: '{Crop}: izu dị jụụ, otu obere ọrụ',
      content: 'Tupu {by} agafee, {seek} Ọ dịghị ihe ngwa ngwa n’izu a.',
      sms: '{Crop}: tupu {by} agafee, {seek}',
    },
  },
}
