import type { waterTexts as english } from '../../en/advice/water.ts'

export const waterTexts: typeof english = {
  water: {
    give: {
      cans: 'wụnye n’akwa ubi ọ bụla (mita 1 n’obosara, mita 10 n’ogologo) bọket {cans} nke lita 10',
      drip: 'meghee mmiri ntapu n’ụtụtụ, ihe dị ka lita {litres} kwa ụbọchị {per}',
      sprinkler: 'fesaa mmiri ruo mgbe mkpọ guzo n’ubi nwere mmiri cm {cm}, ihe dị ka lita {litres} {per}',
      furrow: 'ka mmiri ruo njedebe ahịrị ọ bụla, ka osisi banye cm {stick} n’echi ya',
      basin: 'ka mmiri guzo cm {cm} n’akwa ubi ahụ niile, wee banye n’ala',
      litres: 'nye mmiri ihe dị ka lita {litres} {per}',
      top: 'mee ka elu ala dee mmiri cm 5 (otu nkwonkwo mkpịsị aka)',
    },
    per: {
      area: 'maka {area}',
      acre: 'n’otu eka',
      hectare: 'n’otu hekta',
    },
    again: {
      one: 'Mee ya kwa ụbọchị ruo mgbe mmiri zoro.',
      two: 'Mee ya kwa ụbọchị abụọ ruo mgbe mmiri zoro.',
      many: 'Mee ya kwa ụbọchị {gap} ruo mgbe mmiri zoro.',
      once: 'Leleekwa ya n’izu na-abịa.',
    },
    depth: {
      joint: 'n’omimi nkwonkwo mkpịsị aka (cm {deep})',
      finger: 'n’omimi mkpịsị aka (cm {deep})',
      palm: 'n’omimi obo aka (cm {deep})',
      hand: 'n’omimi aka (cm {deep})',
      forearm: 'n’omimi cm {deep}',
    },
    stop: {
      ball: 'Ọ bụrụ na ala {depth} ka na-ejikọta, chere otu ụbọchị.',
      wet: 'Ọ bụrụ na ala {depth} emee aka gị mmiri, hapụ ụbọchị ahụ.',
    },
    after: {
      rain: 'Mmiri ozuzo deruru ebe ahụ bụ otu ịgba mmiri.',
      beds: 'Bọket ọ dị ọtụtụ? Bido n’akwa ubi na-ama okooko, jiri ahịhịa nkụ kpuchie ala.',
      pump: '{area} niile: ihe dị ka awa {hours} nke igwe mmiri inch 2.',
      part: '{area} niile: awa {hours} nke igwe mmiri inch 2. Zọpụta ebe kacha mma.',
      whole:
        '{area} niile: bọket {load}, ma ọ bụ awa {hours} nke igwe mmiri inch 2. N’aka, zọpụta akwa ubi {beds} kacha mma.',
    },
  },
  shade: 'Jiri igu nkwụ mee ha ndo.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: gbaa ya mmiri ugbu a',
      content: 'Tupu {by} agafee {give}. {again} {stop} {after} Ala na-akpọ nkụ.',
      sms: '{Crop}: tupu {by} {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: gbaa mmiri ugbu a',
      content: 'Tupu {by} agafee {give}. {again} {stop} {after} Ịkpọ nkụ ugbu a na-emebi owuwe.',
      sms: '{Crop}: tupu {by} {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: kwadebe ịgba ya mmiri',
      content: 'Site na {by} {give}. {again} {stop} {after} Ala ka nwere obere mmiri.',
      sms: '{Crop}: site na {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: gbaa ya mmiri kwa ụbọchị',
      content:
        'Kwa ụbọchị {give}, ruo mgbe ha guzosiri ike. N’ala aja mee ya ugboro abụọ ma akwụkwọ daa n’ehihie. Jiri ahịhịa nkụ kpuchie ala ntakịrị. {after}',
      sms: '{Crop}: ruo mgbe ha guzosiri ike, kwa ubochi {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: agbakwala mmiri, mmiri ozuzo na-abịa',
      content:
        'Agbakwala mmiri ugbu a. Na {by} metụ ala aka {depth}: ọ bụrụ na ọ ka kpọrọ nkụ, gbaa mmiri. A na-atụ anya mmiri ozuzo ihe dị ka mm {rain} tupu {to} agafee: o zuru. Ịgba mmiri ugbu a bụ igbu mmiri na ego.',
      sms: '{Crop}: agbakwala mmiri ugbu a, mmiri ozuzo ihe di ka mm {rain} ga-ezo tupu {to} agafee. Na {by} lelee ala; o kpoo nku, gbaa mmiri.',
    },
    'irrigation.enough': {
      title: '{Crop}: mmiri zuru n’ala n’izu a',
      content:
        'Agbakwala mmiri ugbu a. Na {by} metụ ala aka {depth}: ọ kpọọ nkụ, malite ọzọ. Ala ubi {crop} gị nwere mmiri ga-ezu ihe dị ka otu izu. Mmiri ọzọ ga-asapụ nri ala ma rie ego.',
      sms: '{Crop}: agbakwala mmiri ugbu a, mmiri zuru n’ala n’izu a. Na {by} metu ala aka {depth}; o kpoo nku, gbaa mmiri.',
    },
    'irrigation.stop': {
      title: '{Crop}: kwụsị mmiri tupu owuwe',
      content:
        'Kwụsị ịgba mmiri, meghee ọwa mmiri ka ubi kpọọ nkụ. Wee ihe ubi mgbe ị hụrụ ihe ịrịba ama: {sign}. Na-elele ya ruo {by}. Ihe ubi na-acha. Mmiri ugbu a na-ebute ire ure na ebu.',
      sms: '{Crop}: kwusi igba mmiri, meghee owa mmiri ka ubi kpoo nku. Wee ihe ubi mgbe i huru ihe iriba ama: {sign}.',
    },
    'irrigation.pond': {
      title: 'Osikapa: hapụ obere mmiri n’ubi',
      content:
        'Tupu {by} agafee bubata mmiri ruo cm 5 (mkpịsị aka atọ). {again} {after} Mechie oghere mgbidi mmiri. Mmiri guzo eguzo na-egbochi ahịhịa; ubi kpọrọ nkụ tupu okooko na n’oge okooko na-eme ka mkpụrụ tọgbọrọ chakoo.',
      sms: 'Osikapa: tupu {by} agafee bubata mmiri ruo cm 5 (mkpisi aka ato). {again} Mechie oghere mgbidi mmiri.',
    },
    'dry.young': {
      title: '{Crop}: nyere ome aka n’oge ọkọchị',
      content:
        'Sụọ ahịhịa, jiri ahịhịa nkụ kpuchie ala, kwụsịtụ nri ala ruo mgbe mmiri zoro. Ọ bụrụ na ị na-ebu mmiri, nye ome na-adịghị ike na mgbede. Mee ya tupu {by} agafee. {why} Mgbọrọgwụ ome dị mkpụmkpụ, ọ na-ebu ụzọ kpọọ nkụ.',
      sms: '{Crop}: tupu {by} agafee suo ahihia, jiri ahihia nku kpuchie ala, kwusitu nri ala ruo mgbe mmiri zoro.',
    },
    'dry.growing': {
      title: '{Crop}: debe mmiri dị n’ala',
      content:
        'Tupu {by} agafee sụọ ahịhịa nwayọ, jiri ahịhịa nkụ kpuchie ala, kechie ekpe ka ọ nara mmiri ọzọ. Kwụsịtụ nri ala ruo mgbe ala dere mmiri. {why} Osisi gị na-adị ndụ site na mmiri fọdụrụ n’ala.',
      sms: '{Crop}: tupu {by} agafee suo ahihia, jiri ahihia nku kpuchie ala, kechie ekpe ka o nara mmiri. Kwusitu nri ala.',
    },
    'dry.bed': {
      title: '{Crop}: debe mmiri n’ala ubi gị',
      content:
        'Tupu {by} agafee sụọ ahịhịa, jiri ahịhịa nkụ kpuchie ala n’etiti osisi. Ọ bụrụ na ị nwere ike ibu mmiri, nye ya na mgbede. Kwụsịtụ nri ala ruo mgbe ala dere mmiri. {why} Mgbọrọgwụ osisi ndị a dị mkpụmkpụ, ha na-akpọ nkụ ngwa ngwa.',
      sms: '{Crop}: tupu {by} agafee suo ahihia, jiri ahihia nku kpuchie ala. I nwee ike ibu mmiri, nye ya na mgbede. Kwusitu nri ala.',
    },
    'dry.flowering': {
      title: '{Crop}: sụọ ahịhịa ma kpuchie ala ugbu a',
      content:
        'Tupu {by} agafee sụọ ahịhịa n’egbutughị mgbọrọgwụ, kpuchie ala, kechie ekpe. Ọ bụrụ na ị nwere ike ibute mmiri, ọ bụ izu a ka ọ kacha baa uru. Kwụsịtụ nri ala. {why} N’oge a akpịrị ịkpọ nkụ na-emebi owuwe karịa.',
      sms: '{Crop}: tupu {by} agafee suo ahihia, kpuchie ala, kechie ekpe: okochi n’oge kacha njo. I nwee mmiri, gbaa ya n’izu a.',
    },
    'dry.weeded': {
      title: '{Crop}: ị sụọla ahịhịa, debe mmiri dị n’ala',
      content:
        'Tupu {by} agafee jiri ahịhịa nkụ kpuchie ala, kechie ekpe ka ọ nara mmiri ọzọ. Ọ bụrụ na ị nwere ike ibute mmiri, gbaa ya ebe kacha mma. Kwụsịtụ nri ala, emefukwala ego na ya ruo mgbe mmiri zoro. {why} Osisi gị na-adị ndụ site na mmiri fọdụrụ n’ala.',
      sms: '{Crop}: tupu {by} agafee jiri ahihia nku kpuchie ala, kechie ekpe. Emefukwala ego na ya ruo mgbe mmiri zoro.',
    },
    'dry.thin': {
      title: '{Crop}: belata osisi maka mmiri fọdụrụ',
      content:
        'Tupu {by} agafee fopụ nke na-esighị ike ebe ha juru, tọgbọ ha n’ala ka ha kpuchie ya: mmiri fọdụrụ ga-ezuru ole na ole. Sụọ ahịhịa. Etinyekwala nri ala maọbụ ọgwụ ruo mgbe mmiri zoro. {why}',
      sms: '{Crop}: tupu {by} agafee fopu nke na-esighi ike ebe ha juru, togbo ha n’ala. Etinyekwala nri ala ma o bu ogwu ruo mgbe mmiri zoro.',
    },
    'dry.spend': {
      title: '{Crop}: emefukwala ego ruo mgbe mmiri zoro',
      content:
        'Azụkwala nri ala, ọgwụ maọbụ ndị ọrụ maka ya ugbu a. Sụọ ahịhịa n’ebe kacha mma; ọ bụrụ na ị nwere ike ibute mmiri, gbaa ya naanị ebe ahụ. {why} Mmiri fọdụrụ n’ala maka {crop} gị dị ntakịrị.',
      sms: '{Crop}: azukwala nri ala, ogwu ma o bu oru ruo mgbe mmiri zoro. Suo ahihia ebe kacha mma; i nwee mmiri, gbaa ya naani ebe ahu.',
    },
    'dry.cut': {
      title: '{Crop}: gbutuo nke kpọrọ nkụ maka anụ',
      content:
        'Nke na-enweghị isi ọka maọbụ mkpọ agaghị amịcha. Tupu {by} agafee gbutuo ya mgbe ọ ka dị ndụ ndụ maka anụ: obere na mbụ, ya na nri ọzọ. Hapụ nke mịrị. Kụọ ọzọ naanị mgbe ezigbo mmiri zosiri. {instead} {why}',
      sms: '{Crop}: tupu {by} agafee gbutuo nke na-amighi maka anu, hapu nke miri. Kuo ozo naani mgbe ezigbo mmiri zosiri. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: kpuchie ụkwụ ya n’ọkọchị',
      content:
        'Tupu {by} agafee jiri akwụkwọ e bepụrụ kpuchie ala n’ụkwụ ya, otu ọbụ aka site n’ogwe. Bepụ akwụkwọ nwụrụ anwụ. Ọ bụrụ na ị nwere mmiri, buru ụzọ nye nke nwere ụyọkọ. {why} Mgbọrọgwụ ya adịghị omimi, akpịrị ịkpọ nkụ na-eme ka ụyọkọ dị ntakịrị.',
      sms: '{Crop}: okochi. Tupu {by} agafee jiri akwukwo kpuchie ala n’ukwu ya. O buru na i nwere mmiri, buru uzo nye nke nwere uyoko.',
    },
    'dry.old-tree': {
      title: '{Crop}: sụọ ahịhịa, kpuchie ala n’okpuru osisi ochie',
      content:
        '{why} Mgbọrọgwụ osisi ochie dị omimi, ha nwere ike ichere mmiri. Tupu {by} agafee sụọ ahịhịa n’okpuru, gbasaa akwụkwọ nkụ n’okpuru osisi, otu ọbụ aka site n’ogwe. Ebepụkwala ọtụtụ alaka; gbochie ọkụ.',
      sms: '{Crop}: tupu {by} agafee suo ahihia, gbasaa akwukwo nku n’okpuru osisi, kpochaa ahihia gburugburu ka oku ghara iba. Osisi ochie achoghi mmiri.',
    },
    'dry.young-tree': {
      title: '{Crop}: wụọ obere osisi mmiri',
      content:
        'Ruo mgbe mmiri zoro, wụọ obere osisi ọ bụla mmiri bọket {cans} nke lita 10 n’izu, nwayọ, na mgbede. Tupu {by} agafee sụọ ahịhịa mita 1 gburugburu ya, jiri ahịhịa nkụ kpuchie, 20 cm site n’ogwe. {shade} {why}',
      sms: '{Crop}: ruo mgbe mmiri zoro, boket {cans} nke lita 10 n’izu n’obere osisi obula. Tupu {by} agafee suo ahihia n’ukwu ya, jiri ahihia nku kpuchie ala. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: wụọ obere osisi mmiri',
      content:
        'Ruo mgbe mmiri zoro, wụọ obere osisi ọ bụla mmiri bọket {cans} nke lita 10 n’izu, nwayọ, na mgbede. Tupu {by} agafee jiri ahịhịa nkụ kpuchie ala gburugburu ya, 20 cm site n’ogwe. {shade} {why}',
      sms: '{Crop}: ruo mgbe mmiri zoro, boket {cans} nke lita 10 n’izu n’obere osisi obula. Tupu {by} agafee jiri ahihia nku kpuchie ala n’ukwu ya. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: chekwaa mgbọrọgwụ n’ọkọchị',
      content:
        'Tupu {by} agafee gbasaa akwụkwọ nkụ n’okpuru osisi, otu ọbụ aka site n’ogwe. Sụọ ahịhịa n’okpuru. Nye osisi na-erubeghị afọ atọ mmiri. Ebepụkwala ọtụtụ alaka; gbochie ọkụ. {why}',
      sms: '{Crop}: tupu {by} agafee gbasaa akwukwo nku n’okpuru osisi, suo ahihia, nye obere osisi mmiri. Gbochie oku.',
    },
  },
}
