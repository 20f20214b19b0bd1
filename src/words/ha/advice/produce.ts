import type { postharvestTexts as english } from '../../en/advice/produce.ts'

export const postharvestTexts: typeof english = {
  ready: {
    bags: 'Kafin {by} ta wuce, tsabtace rumbu, nemi tampol da busassun buhuna masu tsabta, shirya masu taimako.',
    sheet:
      'Kafin {by} ta wuce, nemi tampol da masu taimako: a yanke idan kwasfa ta fara rawaya, in ba haka ba ƙwaya za ta zube.',
    water:
      'Daina ban ruwa yanzu, don wuyansu ya bushe. Kafin {by} ta wuce, tsabtace wuri mai inuwa da iska, nemi masu taimako.',
    barn: 'Kafin {by} ta wuce, tsabtace rumbu mai inuwa da iska, gyara shi, shirya masu taimako.',
    buyers: 'Kafin {by} ta wuce, nemi masu taimako da mai saya ko injin niƙa: bayan an tone ko an yanke ba ya daɗewa.',
    fresh: 'Kafin {by} ta wuce, nemi masu taimako da mai saya: bayan an tone ko an yanke ba ya daɗewa.',
    vines: 'Kafin {by} ta wuce, nemi masu taimako da masu saya. Yanke yaɗo kwana 3 zuwa 7 kafin tona: fata tana ƙarfi.',
    haulms: 'Kafin {by} ta wuce, yanke kara da ganye, kwana 10 zuwa 14 kafin tona: fata tana ƙarfi, cuta ba ta shiga.',
  },
  bring: {
    cobs: 'Ɓare, shanya a tampol cikin kwana biyu, kada a yi a ƙasa. Ware masu hunhuna da masu ramuka.',
    straw: 'Yanke daga ƙasa ka sussuka cikin kwana ɗaya a kan tampol: tarin da aka bari a gona yana zafi ya lalace.',
    heads: 'Yanke zangarku ka kai su kan tampol, dutse ko gadon busarwa. Kada su taɓa ƙasa.',
    legume: 'Tsinka busassun kwasfa yanzu, sauran bayan kowane mako. Ƙwari suna yin ƙwai a kwasfar da aka bari.',
    soybean: 'Yanke daga ƙasa da safe, cikin mako ɗaya zuwa biyu. Daga baya kwasfa tana buɗewa ƙwaya ta zube.',
    lift: 'Tuge shukar gaba ɗaya, karkaɗe ƙasa, juya kwasfa sama. Wadda aka bari a ƙasa tana hunhuna ko ta tsinke.',
    sesame: 'Yanke yanzu, kafin kwasfa ta buɗe ƙwaya ta zube. Ɗaure dami-dami ka tsaida su a tsaye kan tampol.',
    bolls: 'Tsinka bayan raɓa a buhun yadi, kada a sa a na roba: zare yana ɓata farashi. Ware mai tsabta da mai tabo.',
    bulb: 'Tone a busasshiyar rana tare da ganye. Kada a ji mata ciwo, kada a wanke.',
    gourds: 'Tara ’ya’yan, tsaga su, tara su a ƙarƙashin ganye har tsokar ta yi laushi.',
    cassava:
      'Tone abin da za ka sayar ko ka sarrafa cikin kwana biyu kaɗai. Kada a ji masa ciwo. Tsaida sanduna a inuwa don shuka.',
    yam: 'Tone a busasshiyar rana ba tare da yanka ba: mai yanka ke fara ruɓewa. Ware na iri.',
    sweet: 'Yanke yaɗo kwana 3 zuwa 7 kafin tona. Tone duka cikin mako uku, ko ƙwari su zo. Kada a ji masa ciwo.',
    potato: 'Ganye yana kore? Yanke kara, tone bayan kwana 10 zuwa 14, a busasshiyar rana, idan fata ba ta gogewa.',
    carrot:
      'Fara da ban ruwa, tuge abin da za ka sayar kaɗai: sauran suna jira a ƙasa. Yanke ganye nan da nan, bar 1 cm.',
    carrotAfterRain:
      'Tuge abin da za ka sayar kaɗai, ya fi kyau bayan ruwan sama: sauran suna jira a ƙasa. Yanke ganye nan da nan, bar 1 cm.',
    ginger: 'Tone ba tare da yanka ba. Yana iya jira a ƙasa idan farashi ya yi ƙasa.',
    cane: 'Yanke daga ƙasa, cire kai, kai wa injin matsa ko mai saya nan take.',
    tomato:
      'Tsinka kowane kwana {every} zuwa {everyTo} da sanyin safe: mai fara ja don kasuwa mai nisa, ja mai tauri don kusa. Yi amfani da kwali ko akwati, a inuwa.',
    pepper:
      'Tsinka cikakku ko jajaye tare da kara kowane kwana {every} zuwa {everyTo}. Busar da abin da ba a saya ba, a baje kan raga.',
    okra: 'Yanke kuɓewa tsawon yatsa kowane kwana {every} zuwa {everyTo}: tsohuwa tana tauri ta hana ’ya’ya. Sayar a ranar.',
    leaves:
      'Yanke da sassafe kafin ya yi fure, abin da za a saya a ranar kaɗai, sake bayan kwana {every} zuwa {everyTo}. Ajiye da danshi a inuwa.',
    head: 'Yanke cikakku masu tauri, bar ganyen waje 2 ko 3. Kada a wanke. Ajiye a inuwa da iska, sayar cikin kwanaki kaɗan.',
    lettuce: 'Yanke da sanyin safe kafin kara ya taso, abin da za a saya a ranar kaɗai. Ajiye da danshi a inuwa.',
    melon:
      'Yanke da kara 5 cm idan gefen da ke ƙasa ya yi rawaya: ba ya ƙara zaƙi daga baya. Ajiye a inuwa, sayar cikin mako.',
    cocoa:
      'Tsinki nunannun koko kowane kwana {every} zuwa {everyTo}, baƙaƙe dabam. Fasa da sanda cikin kwana biyu, rufe su yi tsami kimanin kwana shida, sannan busar.',
    coffee: 'Tsinki jajaye kaɗai kowane kwana {every} zuwa {everyTo}, kwashe waɗanda suka faɗi. Fara busarwa a ranar.',
    palm: 'Yanke idan ’ya’ya sun fara faɗuwa; duba kowane kwana {every} zuwa {everyTo}. Tara na ƙasa, matsa cikin kwana biyu.',
    mango:
      'Tsinki cikakku masu tauri tare da gajeren kara; kada a girgiza bishiya. Suna nuna a akwati a inuwa. Kada a yi amfani da carbide.',
    orange:
      'Ɗanɗana ɗaya: koren ma na iya zama nunanne, bayan tsinka ba ya ƙara zaƙi. Yanke marasa raɓa da gajeren kara.',
    avocado: 'Tsinki cikakku masu tauri tare da kara: sai an tsinke suke nuna, cikin kimanin mako a inuwa.',
    bunch:
      'Duba kowane kwana 7: yanke nono idan ’ya’ya sun cika, sun zagaye, kore har yanzu (kimanin wata 3 bayan fure). Mutum biyu: kada ya faɗi. Ajiye a inuwa.',
  },
  drying: {
    cobs: 'Busar da masara, sannan ƙwayar, kaurin {layerFrom} zuwa {layerTo} cm a kan tampol, kimanin kwana {dryFrom} zuwa {dryTo}. Juya akai-akai, rufe da dare da lokacin ruwa.',
    rice: 'Baza kaurin {layerFrom} zuwa {layerTo} cm a kan tampol, kwana {dryFrom} zuwa {dryTo}. Juya kowane minti 30; rufe da rana mai zafi da lokacin ruwa, ko ƙwaya ta tsage.',
    heads:
      'Bar zangarku a kan tampol ko gadon busarwa kwana {dryFrom} zuwa {dryTo}, juya kullum, rufe da dare. Sannan sussuka a kan tampol.',
    thin: 'Baza a kan tabarma ko tampol, kimanin kwana {dryFrom} zuwa {dryTo}. Juya akai-akai, rufe da dare da lokacin ruwa.',
    beat: 'Buga busassun kwasfa a kan tampol, tankaɗe. Shanya ƙwaya kaurin {layerFrom} zuwa {layerTo} cm, kwana {dryFrom} zuwa {dryTo}, ana juyawa.',
    pulse: 'Buga busassun kwasfa a kan tampol, tankaɗe. Shanya ƙwaya a baje a rana, juya akai-akai, rufe da dare.',
    nuts: 'Bar shukar kwana 2 zuwa 3 a layi, kwasfa sama. Tsinke, busar a kan tampol a baje, rufe da dare. Kada a sa mai danshi a buhu.',
    stacks: 'Juya tarin shuka kowane kwana 3 har kwana 10. Buga a hankali a kan tampol, shanya ƙwaya kwana 2 zuwa 3.',
    stooks: 'Bar dami a tsaye kan tampol. Cikin kwana 15 juya su ka karkaɗe ƙwaya sau biyu ko uku. Tankaɗe yashi.',
    wash: 'Idan tsoka ta yi laushi, wanke ƙwaya a ranar da ruwa mai tsabta. Baza a kan tabarma kwana {dryFrom} zuwa {dryTo}, ana juyawa.',
    bulb: 'Shanya kwana {dryFrom} zuwa {dryTo} a inuwa ko ganye ya rufe su, kada a bar su a rana. Bar wuya 2 zuwa 3 cm.',
    yam: 'Ajiye a inuwa ƙarƙashin kara ko buhun jut, kwana {dryFrom} zuwa {dryTo}. Kada a rufe da leda.',
    sweet: 'Tara masu lafiya ƙarƙashin yaɗo a inuwa kimanin kwana {dryTo}. Ajiye marasa huda kaɗai.',
    potato: 'Ajiye mako ɗaya zuwa biyu a wuri mai duhu da iska don fata ta yi ƙarfi. Ware masu yanka da ruɓaɓɓu.',
    ginger:
      'Wanke, tsaga a tsaye, busar a baje kan raga, kwana {dryFrom} zuwa {dryTo}. Juya sau biyu a rana, shigar da su da dare.',
    cocoa:
      'Tara ƙwaya ƙarƙashin ganyen ayaba kusan kwana shida, juya bayan biyu da huɗu. Sannan busar a tabarma kwana {dryFrom} zuwa {dryTo}, kada a yi a kan hanya ko hayaƙi.',
    cherries:
      'Busar kaurin {layerFrom} zuwa {layerTo} cm a kan raga, kwana {dryFrom} zuwa {dryTo}. Juya akai-akai, rufe da dare da lokacin ruwa.',
  },
  test: {
    bite: 'Ya bushe idan ƙwaya ta yi ƙara da ƙarfi a haƙori.',
    weigh: 'Ya bushe idan nauyin kwando ɗaya bai canza ba yamma biyu a jere.',
    skin: 'Ta bushe idan tana ƙara, siririyar fata tana fita, ƙwaya tana karyewa.',
    necks: 'Ta yi idan wuya ya matse, fata tana ƙara.',
    snap: 'Ya bushe idan yana karyewa nan take.',
    crack: 'Ya bushe idan an matsa hannu ɗaya ya yi ƙara.',
    rattle: 'Ya bushe idan fata ta yi duhu tana karyewa, ƙwaya tana ƙara.',
  },
  dryAt: 'Wato ruwansa kimanin {moisture} %.',
  store: {
    bags: 'Ware masu hunhuna da karyayyu. Rufe busasshen a buhu mai leda 3 marar iska (PICS): matse iska, ɗaure kowace leda. Ajiye a kan katako.',
    sorted:
      'Zubar da mai hunhuna ko rami (guba: aflatoxin). Rufe busasshen sauran a buhu mai leda 3 marar iska (PICS), ɗaure kowace leda, ajiye kan katako.',
    pulses:
      'Rufe busasshiyar ƙwaya da wuri a buhun PICS marar iska (leda 3, a ɗaure), ko ganga cike. Kada a buɗe sai bayan wata 2. Kada a sa Sniper a abinci. Ƙwan ƙwari yana kan ƙwaya.',
    nuts: 'Zubar da mai hunhuna da yanƙwananniya: guba ce (aflatoxin). Rufe busasshiya a kwasfa a buhu mai leda 3 marar iska (PICS). Kada a jiƙa don ɓarewa. Gubar ba ta mutuwa a wuta.',
    shell:
      'Ajiye ƙwaya a kwasfa, a buhu marar iska ko ganga, ba a ƙasa ba. Ɓararriya tana kai kimanin wata ɗaya kaɗai.',
    cotton:
      'Tara a kan yadi mai tsabta a rufi, kada a ajiye a ƙasa, nesa da wuta. Kada a sa a buhun roba. Sayar da wuri, bisa daraja.',
    onion:
      'Baza lafiyayyu busassu a kan gado a rumbu mai iska. Ware kowane mako. Fara sayar da masu kaurin wuya da masu yanka.',
    yam: 'Jera masu lafiya a kan gado mai inuwa da iska. Duba kowane mako, cire ruɓaɓɓu. Yanke toho kowane wata.',
    sand: 'Jera masu lafiya dabam-dabam a busasshen yashi mai sanyi, a rami ko akwati mai inuwa. Duba kowane mako biyu, cire ruɓaɓɓu.',
    dark: 'Ajiye a duhu da iska kan gadon katako, kada a sa a leda. Koriya guba ce. Ajiye na iri a haske kaɗan.',
    jute: 'Ware masu hunhuna da marasa cika. Cika buhun jut mai tsabta, ajiye a kan katako, nesa da hayaƙi, kananzir da magani.',
  },
  check: {
    bags: 'Duba ka taɓa: huda, zafi, wari, ƙwari. Sake busar da mai danshi, zubar da mai hunhuna. Sake rufe sauran marar iska, gyara huda.',
    airy: 'Cire ruɓaɓɓu da masu laushi, yanke toho, bari iska ta shiga. Fara ci ko sayar da marasa ƙarfi.',
  },
  hold: {
    bags: 'Riƙe busasshen da aka ware kaɗai, a buhu marar iska: sayar da rabi, riƙe rabi. Kada a sayar ko a ci mai hunhuna.',
    buyers: 'Tambayi masu saya biyu farashi, daraja da nauyi kafin ka sayar. Mai tsabta, busasshe ya fi kuɗi.',
    airy: 'Sayar da waɗanda suka ji ciwo da masu laushi yanzu. Riƙe lafiyayyu kaɗai, a inuwa da iska.',
  },
  price: 'A Najeriya yawanci ya fi arha a {low}, a {high} ya fi tsada da kimanin {gap} %, amma ba kowace shekara ba.',
  priceNow: 'Yanzu 1 kg {priceNow}.',
  reach: 'Bayan wata {holdMonths} riba sai ya kai {reachWoven} (buhun saƙa).',
  reachBoth: 'Bayan wata {holdMonths} riba sai ya kai {reachWoven} (buhun saƙa), {reachAirtight} (marar iska).',
  yearsAbove: 'Cikin shekara {yearsOf}, sau {yearsAbove} ya kai.',
  yearsUnknown: 'Ba mu san farashin gaba ba.',
  holdWet: 'Ku bushar da shi kafin ku ajiye.',
}
