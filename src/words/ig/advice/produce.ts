import type { postharvestTexts as english } from '../../en/advice/produce.ts'

export const postharvestTexts: typeof english = {
  ready: {
    bags: 'Tupu {by} agafee hichaa ọba, chọta tapọlịn na akpa kpọrọ nkụ dị ọcha, kpọọ ndị enyemaka.',
    sheet:
      'Tupu {by} agafee chọta tapọlịn na ndị enyemaka: a na-ebe ya mgbe mkpọ mbụ chara edo edo, ka mkpụrụ ghara ịwụsa.',
    water: 'Kwụsị ịgba mmiri ugbu a, ka olu ya kpọọ nkụ. Tupu {by} agafee kwado ebe ndo nwere ikuku na ndị enyemaka.',
    barn: 'Tupu {by} agafee hichaa ma dozie ọba nwere ndo na ikuku, kpọọ ndị enyemaka.',
    buyers:
      'Tupu {by} agafee chọta ndị enyemaka na onye ga-azụ ma ọ bụ igwe: e gwupụta ma ọ bụ bee ya, ọ naghị anọ ọdụ.',
    fresh: 'Tupu {by} agafee chọta ndị enyemaka na onye ga-azụ: e gwupụta ma ọ bụ bee ya, ọ naghị anọ ọdụ.',
    vines: 'Tupu {by} agafee chọta ndị enyemaka na ndị ọzụzụ. Bee ome ụbọchị 3 ruo 7 tupu igwu: akpụkpọ na-esi ike.',
    haulms:
      'Tupu {by} agafee bee osisi na akwụkwọ, ụbọchị 10 ruo 14 tupu igwu: akpụkpọ na-esi ike, ọrịa anaghị abanye.',
  },
  bring: {
    cobs: 'Ghọrọ, kpọọ nkụ na tapọlịn n’ime ụbọchị abụọ; akpọkwala n’ala. Bachapụ, kewapụ nke nwere ebu na oghere.',
    straw: 'Bee n’ala, zọpịa n’ime otu ụbọchị n’elu tapọlịn: ikpo a hapụrụ n’ubi na-ekpo ọkụ ma mebie.',
    heads: 'Bee isi ya buru ha gaa n’elu tapọlịn, nkume ma ọ bụ ihe ndokwasa, ọ bụghị n’ala nkịtị.',
    legume: 'Ghọrọ mkpọ nkụ ugbu a, ndị ọzọ kwa izu. Ahụhụ na-eyi akwa na mkpọ fọdụrụ n’ubi.',
    soybean: 'Bee n’ala n’ụtụtụ, n’ime otu izu ruo abụọ. E mechaa mkpọ na-emepe, mkpụrụ awụsa.',
    lift: 'Hopụ osisi dum, fụchapụ ájá, chee mkpọ n’elu. Nke nọ ọdụ n’ala na-emepụta ebu ma ọ bụ gbajie.',
    sesame: 'Bee ugbu a, tupu mkpọ emepee mkpụrụ awụsa. Kee n’ụyọkọ, guzobe ha n’elu tapọlịn.',
    bolls:
      'Ghọrọ mgbe igirigi kpọchara, n’akpa akwa. Ejikwala akpa rọba: eriri ya na-emebi ọnụahịa. Kewapụ nke dị ọcha na nke nwere ntụpọ.',
    bulb: 'Gwupụta n’ụbọchị nkụ tinyere akwụkwọ. Emerụkwala ya ahụ, asakwala ya.',
    gourds: 'Kpokọta mkpụrụ, gbawaa ha, kpokọọ n’okpuru akwụkwọ ruo mgbe ime ya dị nro.',
    cassava:
      'Gwupụta naanị nke ị ga-ere ma ọ bụ hazie n’ime ụbọchị abụọ. Emerụkwala ya ahụ. Guzobe osisi na ndo maka ịkụ.',
    yam: 'Gwupụta n’ụbọchị nkụ n’emerụghị ya: nke merụrụ ahụ na-ebu ụzọ ree. Kewapụ ji mkpụrụ.',
    sweet: 'Bee ome ụbọchị 3 ruo 7 tupu. Gwupụta ha niile n’ime izu atọ, ka ahụhụ ghara ịbịa. Emerụkwala ya ahụ.',
    potato: 'Akwụkwọ ka dị ndụ? Bee osisi, gwuo mgbe ụbọchị 10 ruo 14 gasịrị, n’ụbọchị nkụ, mgbe akpụkpọ anaghị apụ.',
    carrot: 'Buru ụzọ gbaa mmiri, hopụ naanị nke ị ga-ere: nke ọzọ na-anọ n’ala. Bee akwụkwọ ozugbo, hapụ 1 cm.',
    carrotAfterRain:
      'Hopụ naanị nke ị ga-ere, ọ kacha mma mgbe mmiri zochara: nke ọzọ na-anọ n’ala. Bee akwụkwọ ozugbo, hapụ 1 cm.',
    ginger: 'Gwupụta n’emerụghị ya. O nwere ike ichere n’ala ma ọnụahịa dị ala.',
    cane: 'Bee n’ala, bepụ isi, buga ya n’igwe ma ọ bụ onye ọzụzụ ozugbo.',
    tomato:
      'Ghọrọ kwa ụbọchị {every} ruo {everyTo} n’ụtụtụ oyi: nke malitere ịcha maka ahịa dị anya, nke na-acha uhie siri ike maka nke dị nso. Jiri igbe, debe na ndo.',
    pepper:
      'Ghọrọ nke tozuru ma ọ bụ uhie na ọdụ ya kwa ụbọchị {every} ruo {everyTo}. Kpọọ nke a na-azụghị nkụ, gbasaa n’elu waya.',
    okra: 'Bee nke hara ka mkpịsị aka kwa ụbọchị {every} ruo {everyTo}: nke kara aka na-esi ike, na-akwụsị ịmị. Ree ya n’ụbọchị ahụ.',
    leaves:
      'Bee n’isi ụtụtụ tupu ọ gbaa okooko, naanị nke a ga-ere n’ụbọchị ahụ, beekwa mgbe ụbọchị {every} ruo {everyTo} gasịrị. Mee ka ọ dị mmiri na ndo.',
    head: 'Bee nke juru eju siri ike, hapụ akwụkwọ èzí 2 ma ọ bụ 3. Asakwala ya. Debe na ndo na ikuku, ree n’ụbọchị ole na ole.',
    lettuce: 'Bee n’ụtụtụ oyi tupu osisi ya apụta, naanị nke a ga-ere n’ụbọchị ahụ. Mee ka ọ dị mmiri na ndo.',
    melon:
      'Bee ya, hapụ ọdụ 5 cm, mgbe akụkụ ya dabere n’ala chara edo edo: ọ naghị atọkwu ụtọ ma e mechaa. Debe na ndo, ree n’ime otu izu.',
    cocoa:
      'Ghọrọ nke chara acha kwa ụbọchị {every} ruo {everyTo}, nke ojii iche. Jiri osisi kụwaa n’ime ụbọchị abụọ, kpuchie ka ọ gbaa ụka ihe dị ka ụbọchị isii, kpọọzie ya nkụ.',
    coffee:
      'Ghọrọ naanị nke uhie kwa ụbọchị {every} ruo {everyTo}, tụtụkọta nke dara ada. Malite ịkpọ ya nkụ n’ụbọchị ahụ.',
    palm: 'Bee ụyọkọ mgbe mkpụrụ na-ada; lelee kwa ụbọchị {every} ruo {everyTo}. Tụtụkọta nke dara ada, zọpịa n’ime ụbọchị abụọ.',
    mango:
      'Ghọrọ nke tozuru, siri ike, na ntakịrị ọdụ ya; amakwala osisi jijiji. Ọ na-acha n’igbe na ndo. Ejikwala carbide.',
    orange:
      'Detụ otu ire: nke ndụ ndụ nwere ike ịbụ nke chara acha, a ghọrọ ya ọ naghị atọkwu ụtọ. Bee ya mgbe igirigi na-adịghị, hapụ ntakịrị ọdụ ya.',
    avocado: 'Ghọrọ nke tozuru siri ike na ọdụ ya: naanị mgbe a ghọrọ ya ka ọ na-adị nro, ihe dị ka otu izu na ndo.',
    bunch:
      'Lelee kwa ụbọchị 7: bee ụyọkọ mgbe mkpụrụ juru ma dị gburugburu, ka ọ dị ndụ (ihe dị ka ọnwa 3 mgbe okooko). Mmadụ abụọ: ekwekwala ka ọ daa. Debe na ndo.',
  },
  drying: {
    cobs: 'Kpọọ ọka nkụ, emesịa mkpụrụ ya, ọkpụrụkpụ {layerFrom} ruo {layerTo} cm n’elu tapọlịn, ihe dị ka ụbọchị {dryFrom} ruo {dryTo}. Tụgharịa mgbe niile, kpuchie n’abalị na mgbe mmiri.',
    rice: 'Gbasaa ọkpụrụkpụ {layerFrom} ruo {layerTo} cm n’elu tapọlịn, ụbọchị {dryFrom} ruo {dryTo}. Tụgharịa kwa nkeji 30; kpuchie n’ehihie ọkụ na mgbe mmiri, ka ọ ghara ịgbawa.',
    heads:
      'Hapụ isi n’elu tapọlịn ma ọ bụ ihe ndokwasa ụbọchị {dryFrom} ruo {dryTo}, tụgharịa kwa ụbọchị, kpuchie n’abalị. Zọpịazie n’elu tapọlịn.',
    thin: 'Gbasaa n’elu ute ma ọ bụ tapọlịn, ihe dị ka ụbọchị {dryFrom} ruo {dryTo}. Tụgharịa mgbe niile, kpuchie n’abalị na mgbe mmiri.',
    beat: 'Pịa mkpọ nkụ n’elu tapọlịn, yọchaa. Kpọọ mkpụrụ nkụ n’anwụ, ọkpụrụkpụ {layerFrom} ruo {layerTo} cm, ụbọchị {dryFrom} ruo {dryTo}, tụgharịa mgbe niile.',
    pulse: 'Pịa mkpọ nkụ n’elu tapọlịn, yọchaa. Gbasaa mkpụrụ n’anwụ, tụgharịa mgbe niile, kpuchie n’abalị.',
    nuts: 'Hapụ osisi ụbọchị 2 ruo 3 n’ahịrị, mkpọ chee n’elu. Ghọpụ, kpọọ ya nkụ n’elu tapọlịn, kpuchie n’abalị. Etinyekwala nke dị mmiri n’akpa.',
    stacks:
      'Ruo ụbọchị 10, tụgharịa ikpo osisi otu ugboro n’ụbọchị 3 ọ bụla. Pịa nwayọ n’elu tapọlịn, kpọọ mkpụrụ nkụ n’anwụ ụbọchị 2 ruo 3.',
    stooks:
      'Ka ụyọkọ guzoro n’elu tapọlịn. N’ime ụbọchị 15 chigharịa ha, fụpụta mkpụrụ ugboro abụọ ma ọ bụ atọ. Yọchapụ ájá.',
    wash: 'Mgbe ime ya dị nro, jiri mmiri dị ọcha saa mkpụrụ n’ụbọchị ahụ. Gbasaa n’elu ute ụbọchị {dryFrom} ruo {dryTo}, tụgharịa.',
    bulb: 'Kpọọ ya nkụ ụbọchị {dryFrom} ruo {dryTo} na ndo ma ọ bụ ka akwụkwọ kpuchie ya; ekwekwala ka anwụ chaa ya. Hapụ olu 2 ruo 3 cm.',
    yam: 'Debe na ndo n’okpuru ahịhịa nkụ ma ọ bụ akpa jute, ụbọchị {dryFrom} ruo {dryTo}. Ejikwala rọba kpuchie ya.',
    sweet: 'Kpokọọ nke dị mma n’okpuru ome na ndo ihe dị ka ụbọchị {dryTo}. Debe naanị nke enweghị oghere.',
    potato:
      'Debe otu izu ruo abụọ n’ebe gbara ọchịchịrị nwere ikuku ka akpụkpọ sie ike. Wepụ nke merụrụ ahụ na nke rere ure.',
    ginger:
      'Saa, gbawaa n’ogologo, kpọọ otu oyi nkụ n’elu waya, ụbọchị {dryFrom} ruo {dryTo}. Tụgharịa ugboro abụọ n’ụbọchị, buba n’abalị.',
    cocoa:
      'Kpokọọ mkpụrụ n’okpuru akwụkwọ unere ihe dị ka ụbọchị 6, tụgharịa na nke 2, 4. Kpọọ nkụ n’elu ihe ụbọchị {dryFrom} ruo {dryTo}; akpọkwala n’ụzọ ma ọ bụ n’anwụrụ.',
    cherries:
      'Kpọọ ya nkụ, ọkpụrụkpụ {layerFrom} ruo {layerTo} cm n’elu waya, ụbọchị {dryFrom} ruo {dryTo}. Tụgharịa mgbe niile, kpuchie n’abalị na mgbe mmiri.',
  },
  test: {
    bite: 'Ọ kpọrọ nkụ mgbe mkpụrụ na-ada ụda n’eze.',
    weigh: 'Ọ kpọrọ nkụ mgbe ịdị arọ otu nkata agbanweghị n’uhuruchi abụọ.',
    skin: 'Ọ kpọrọ nkụ mgbe ọ na-ada ụda, akpụkpọ ya na-apụ, mkpụrụ ya na-agbaji.',
    necks: 'O zuola mgbe olu ya jikọrọ, akpụkpọ na-ada ụda.',
    snap: 'Ọ kpọrọ nkụ mgbe ọ na-agbaji ozugbo.',
    crack: 'Ọ kpọrọ nkụ mgbe a pịa otu aka ọ daa ụda.',
    rattle: 'Ọ kpọrọ nkụ mgbe akpụkpọ gbara ojii na-agbaji, mkpụrụ na-ada ụda.',
  },
  dryAt: 'Ya bụ mmiri ihe dị ka {moisture} %.',
  store: {
    bags: 'Wepụ nke nwere ebu na nke gbajiri. Mechie nke kpọrọ nkụ n’akpa nwere rọba 3 ikuku anaghị abanye (PICS): pịpụ ikuku, kee nke ọ bụla. Dokwasa n’osisi.',
    sorted:
      'Tụfuo nke nwere ebu maọbụ oghere (na-egbu egbu: aflatoxin). Mechie nke kpọrọ nkụ n’akpa PICS (rọba 3, enweghị ikuku), kee nke ọ bụla, debe n’elu osisi.',
    pulses:
      'Mechie mkpụrụ kpọrọ nkụ ngwa n’akpa PICS (rọba 3, ikuku anaghị aba), kee ha, ma ọ bụ drọm juru. Emeghekwala ya ọnwa 2. Etinyekwala Sniper na nri. Akwa ahụhụ dị na ya.',
    nuts: 'Tụfuo nke nwere ebu: ọ na-egbu egbu (aflatoxin). Mechie nke kpọrọ nkụ n’ime mkpọ ya n’akpa PICS (rọba 3, ikuku anaghị aba). Ejikwala mmiri abacha ya. E sie ya, ọ ka na-egbu egbu.',
    shell:
      'Debe ya n’ime mkpọ, n’akpa ikuku anaghị abanye ma ọ bụ drọm, ọ bụghị n’ala. A bachaa ya ọ na-anọ naanị ihe dị ka otu ọnwa.',
    cotton: 'Kpokọọ n’elu akwa dị ọcha n’ime ụlọ, ọ bụghị n’ala, anya site n’ọkụ. Ejikwala akpa rọba. Ree ya n’oge.',
    onion:
      'Gbasaa nke dị mma kpọrọ nkụ n’elu ihe ndokwasa n’ọba nwere ikuku. Họpụta kwa izu. Buru ụzọ ree olu buru ibu na nke merụrụ ahụ.',
    yam: 'Doo nke dị mma n’ọba nwere ndo na ikuku. Lelee kwa izu, wepụ nke rere ure. Bepụ ome kwa ọnwa.',
    sand: 'Doo nke dị mma iche iche n’ájá nkụ dị oyi, n’olulu ma ọ bụ igbe na ndo. Lelee kwa izu abụọ, wepụ nke rere ure.',
    dark: 'Debe n’ọchịchịrị na ikuku n’elu ihe ndokwasa, ọ bụghị na rọba. Nke na-acha akwụkwọ ndụ na-egbu egbu. Debe mkpụrụ ịkụ n’ìhè ntakịrị.',
    jute: 'Wepụ nke nwere ebu na nke dị larịị. Kpojuo akpa jute dị ọcha, dokwasa n’osisi, anya site n’anwụrụ ọkụ, kerosin na ọgwụ.',
  },
  check: {
    bags: 'Lelee ma metụ aka: oghere, okpomọkụ, isi, ahụhụ. Kpọọ nke dị mmiri nkụ ọzọ, tụfuo nke nwere ebu. Mechie ndị ọzọ ka ikuku ghara ịbanye.',
    airy: 'Wepụ nke rere ure na nke dị nro, bepụ ome, ka ikuku banye. Buru ụzọ rie ma ọ bụ ree nke na-esighị ike.',
  },
  hold: {
    bags: 'Debe naanị nke kpọrọ nkụ, a họpụtara, n’akpa ikuku anaghị abanye: ree ọkara, debe ọkara. Erekwala ma erikwala nke nwere ebu.',
    buyers: 'Jụọ ndị ọzụzụ abụọ ọnụahịa, ọkwa na ịdị arọ tupu i ree. Nke dị ọcha kpọrọ nkụ na-eweta karịa.',
    airy: 'Ree nke merụrụ ahụ na nke dị nro ugbu a. Debe naanị nke dị mma, na ndo na ikuku.',
  },
  price:
    'Na Naịjirịa ọ na-adịkarị ọnụ ala na {low}, na {high} ọ na-adị oke ọnụ ihe dị ka {gap} %, mana ọ bụghị kwa afọ.',
  priceNow: '1 kg bụ {priceNow}.',
  reach: 'Ka idebe ọnwa {holdMonths} baa uru, ọ ga-eru {reachWoven} n’akpa nkịtị.',
  reachBoth:
    'Ka idebe ọnwa {holdMonths} baa uru, ọ ga-eru {reachWoven} n’akpa nkịtị, {reachAirtight} n’akpa ikuku anaghị abanye.',
  yearsAbove: 'N’afọ {yearsOf}, o ruru ya ugboro {yearsAbove}.',
  yearsUnknown: 'Anyị amaghị ihe ọnụahịa ga-eme.',
  holdWet: 'Mee ka ọ kpọọ nkụ tupu i debe ya.',
}
