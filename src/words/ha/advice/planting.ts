import type { plantingTexts as english } from '../../en/advice/planting.ts'

export const plantingTexts: typeof english = {
  instead: {
    crops: 'Akwai sauran lokaci a nan don: {crops}.',
    none: 'Ajiye kuɗin sai wani lokaci.',
  },
  dryFor: {
    place: 'Ruwan sama a nan bai isa ba.',
    share: 'Ruwan sama a nan bai isa ba: kusan bokiti {tenths} cikin kowane 10 da ake bukata.',
    season: 'Ruwan sama zai ɗauke da wuri: kusan kwana {rainDays} bayan shuka, ana buƙatar kusan {needDays}.',
  },
  standing: {
    fodder: 'Na tsaye abincin dabbobi ne: yanke shi ɗanye.',
    roots: 'Na tsaye: bar shi, tone shi idan ya isa ci.',
  },
  cutGreen: 'Za a iya yanke na tsaye ɗanye, don dabbobi ko a rufe ƙasa da shi.',
  goodNext: {
    now: 'Abin da ya dace a shuka a nan yanzu: {crops}.',
    later: 'Abin da ya dace a shuka a nan gaba: {crops}, daga {nextFrom}.',
  },
  spend: { stop: 'kada ka ƙara sa kuɗi.', wait: 'kada ka shuka yanzu.' },
  noRain: {
    in: 'Kada ka ƙara kashe kuɗi a kai sai idan za ka iya ban ruwa. Idan babu ruwan da za a kawo, shuka za ta mutu. Ana shuka shi a nan daga {from} zuwa {to}.',
    plan: 'Jira: ana shuka shi a nan daga {from} zuwa {to}. Idan babu ruwan da za a kawo, iri zai kwanta bushe.',
    asked:
      'Ba ka shuka ba? Jira: ana shuka daga {from} zuwa {to}. Ka shuka? Kada ka ƙara kashe kuɗi sai idan za ka iya ban ruwa.',
  },
  notNow: {
    in: 'Kada ka ƙara sa taki ko feshi.',
    plan: 'Kada ka shuka shi yanzu: shuka wani amfani.',
    asked: 'Kada ka ƙara sa taki ko feshi. Ba ka shuka ba? Shuka wani amfani yanzu.',
  },
  drySown: {
    in: 'Bar shi a ƙasa: busasshen iri yana iya jira.',
    asked:
      'Ba ka shuka ba? Jira sai ƙasa ta jiƙa zurfin hannu (cm 20). Ka shuka? Bar shi: busasshen iri yana iya jira.',
  },
  guides: {
    none: 'Littattafanmu ba su faɗi lokacin shuka {crop} a yankinka ba, ƙila ya ba da kaɗan.',
    watered: 'A littattafanmu ana shuka {crop} a nan da rani kawai, da ban ruwa.',
  },
  unfit: {
    cold: 'Sanyi mai ƙanƙara zai zo kafin ya isa girbi, kuma yana kashe shi.',
    chill: 'Ba a saba shuka shi a nan ba: dare zai yi masa sanyi sosai kafin ya isa girbi.',
    hot: 'Zafi zai yi yawa a nan kafin ya isa girbi.',
    wet: 'Yana ruɓewa a damina a nan kafin ya isa girbi.',
  },
  sowAgain: {
    window: 'Lokacin shuka shi a nan daga {from} zuwa {to}.',
    watered: 'A noma shi da rani, da ban ruwa.',
  },
  resow: {
    until: 'Ranar shuka ta ƙarshe: {last}.',
  },
  lastDay: {
    known: 'Ranar shuka ta ƙarshe a nan ita ce {last}.',
    after: 'Shukar bayan {last} ba za ta nuna ba.',
  },
  foreseen: {
    odds: 'Ruwan shuka: {odds} cikin 10 tsakanin {oddsFrom} da {oddsTo}. {thisWeek} cikin 10 a wannan makon.',
    early: 'Ruwan shuka: {odds} cikin 10 tsakanin {oddsFrom} da {oddsTo}. Wannan makon ya yi wuri.',
    never: 'Ruwan sama ya makara fiye da duk shekara {rainYears} da muka sani.',
    service: '{service} na sa ran ruwan sama a {serviceArea} tsakanin {expectFrom} da {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Jira; shirya gona.', seed: 'Nemi iri; shirya gona.' },
  waits: {
    start: 'Damina ba ta kankama ba, ruwan yaudara yana kashe abin da aka shuka.',
    gap: 'Ruwa ya ɗan tsaya: abin da aka shuka a ƙasar da ta jiƙa a sama kaɗai yana bushewa ya mutu.',
  },
  variety: {
    named: 'Ɗauki irin kwana kimanin {days} da ya dace da wurin nan, kamar {names}.',
    days: 'Ɗauki irin kwana kimanin {days} da ya dace da wurin nan.',
  },
  sowing: {
    spacing: 'Layi kimanin cm {row}, tsakanin shuka cm {stand}.',
    metres: 'Layi kimanin m {row}, tsakanin shuka m {stand}.',
    depth: 'Layi kimanin cm {row}, tsakanin shuka cm {stand}, zurfi cm {sownDeep}.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: kada ka kashe kuɗi, nan ya bushe da yawa',
      content:
        'Kada ka ƙara sa iri, taki ko aiki. Sai da ban ruwa duk tsawon lokacin. {dryFor} Idan babu ruwan da za a kawo, ba za a girbe {crop} ba, kuɗin ya ɓace. {instead}',
      sms: '{Crop}: {spend} {dryFor} Ba za a girbe ba sai da ban ruwa. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: kada ka kashe kuɗi, ruwan sama bai isa ba',
      content:
        'Kada ka saya masa taki ko maganin feshi, kada ka ƙara dasa wani. Girbe abin da ya bayar, ka rufe ƙasa a gindinsa da busassun ganye, tafin hannu daga jikinsa. {dryFor} Idan ba ka yi masa ban ruwa ba, yana bayar da kaɗan.',
      sms: '{Crop}: kada ka saya masa taki ko maganin feshi, kada ka kara dasa wani. Girbe abin da ya bayar. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: kada ka kashe kuɗi, lokaci ya wuce a bana',
      content:
        'Kada ka ƙara sa iri, taki ko feshi. {instead} {standing} {lastDay} Abin da aka shuka daga baya ba zai nuna ba kafin ruwa ko ɗumi ya ƙare.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: an yi jinkirin shuka, rage kashe kuɗi',
      content:
        'Kashe kuɗin da za ka iya rasawa kaɗai. Za ta nuna ne kawai idan ruwan sama ya kai lokacin da ya saba ƙarewa. Cire ciyawa da wuri: ba ya cin kuɗi.',
      sms: '{Crop}: an yi jinkirin shuka: kashe kudin da za ka iya rasawa kadai. Za ta nuna ne kawai idan ruwa ya kai lokacin da ya saba. Cire ciyawa da wuri.',
    },
    'planting.lost': {
      title: '{Crop}: kada ka ƙara kashe kuɗi a gonar nan',
      content: 'Da wuya gonar nan ta nuna: kada ka ƙara mata aiki ko kuɗi. {instead} {cutGreen}',
      sms: '{Crop}: kada ka kara kashe kudi, da wuya ta nuna. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: fara tambaya, ba a saba shuka shi a nan ba',
      content:
        'Tambayi wanda ya taɓa girbe shi kusa da kai. In ba haka ba, gwada a ƙaramin wuri, ka sa kuɗi kaɗan. {instead} {guides}',
      sms: '{Crop}: ba a saba shuka shi a yankinka ba. Gwada a karamin wuri, sa kudi kadan. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: kada ka kashe kuɗi, babu ruwan sama yanzu',
      content: '{noRain} Da ƙyar ake ruwan sama yanzu.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: kada ka kashe kuɗi, ba lokacinsa ba ne',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: ƙasa ta bushe, iri ba zai fito ba tukuna',
      content:
        '{drySown} Ajiye irin sake shuka, ka duba ran {lookOn} ko ya fito. Ruwan da ya sauka bai isa iri ya fito ba.',
      sms: '{Crop}: ajiye irin sake shuka, ka duba ran {lookOn} ko ya fito. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: iri ya fito kuwa?',
      content:
        'Tono iri biyar: masu tauri busassu suna iya jira, masu laushi ko ruɓaɓɓu sun mutu. Babu mai rai? Shuka idan ƙasa ta jiƙa zurfin hannu (cm 20), kafin {last} ta wuce, iri mai nuna a kwana {days}. Kada ka kashe kuɗi kafin haka. Tun {planted} ruwa bai isa iri ya fito sosai ba.',
      sms: '{Crop}: iri ya fito? In bai fito ba, shuka idan kasa ta jika zurfin hannu (cm 20), kafin {last} ta wuce, irin kwana {days}. Kada a kashe kudi kafin haka.',
    },
    'planting.sow-again': {
      title: '{Crop}: sake shuka',
      content:
        'Shuka idan ƙasa ta jiƙa zurfin hannu (cm 20), kafin {last} ta wuce, iri mai nuna a kwana {days}. Kada ka kashe kuɗi kafin haka. Ku faɗa mana ranar, sai a ƙirga shawara daga ita. Mun ji daga gare ku cewa bai fito ba.',
      sms: '{Crop}: iri bai fito ba: shuka idan kasa ta jika zurfin hannu (cm 20), kafin {last} ta wuce, irin kwana {days}. Kada a kashe kudi kafin haka.',
    },
    'planting.come-up-late': {
      title: '{Crop}: iri ya fito kuwa?',
      content:
        'Idan ƙasa da rabi ne suke tsaye, kada ka sake shuka: lokaci ya wuce, iri ba zai nuna ba. {instead} Kada ka ƙara kashe kuɗi a wannan gona. Tun {planted} ruwan sama bai isa iri ya fito da kyau ba.',
      sms: '{Crop}: iri ya fito? In bai fito ba, kada a sake shuka, lokaci ya wuce. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: ƙidaya abin da ya fito',
      content:
        'Duba wurare 10, kowanne mita ɗaya na layi, kafin {by} ta wuce. Kusan duka sun fito: da kyau. Rabi ko fiye: cike gurabe yanzu; na jinkiri kaɗan yake bayarwa. Ƙasa da rabi: sake shuka idan ƙasa ta jiƙa zurfin hannu (cm 20). {resow}',
      sms: '{Crop}: kafin {by} ta wuce duba wurare 10, kowanne mita daya. Rabi ko fiye sun fito: cike gurabe. Kasa da rabi: sake shuka idan kasa ta jika. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: ƙidaya abin da ya fito',
      content:
        'Duba wurare 10, kowanne mita ɗaya na layi, kafin {by} ta wuce. Rabi ko fiye: cike gurabe yanzu. Ƙasa da rabi: lokacin sake shuka ya wuce; kada ka ƙara sa kuɗi. {instead}',
      sms: '{Crop}: kafin {by} ta wuce duba wurare 10, kowanne mita daya. Cike gurabe yanzu. Kasa da rabi? Kada ka kara sa kudi. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: fari bayan shuka',
      content:
        'Ajiye iri. Kafin {by} ta wuce, duba wurare 10: idan ƙasa da rabi suka fito, sake shuka idan ƙasa ta jiƙa zurfin hannu (cm 20). {resow} {why} Ruwan sama da ake sa rai kaɗan ne. Iri zai iya ƙin fitowa, yabanya ta mutu.',
      sms: '{Crop}: ajiye iri. Fari bayan shuka. Duba kafin {by} ta wuce: kasa da rabi sun fito? Sake shuka idan kasa ta jika zurfin hannu (cm 20).',
    },
    'planting.rotate': {
      title: '{Crop}: zaɓi wata gona',
      content:
        'Shuka {crop} a wata gona. A nan an taɓa shuka {before}. {Pest} yana zama a ƙasa ko a tsofaffin shuke-shuke, zai iya kama {crop} ma. {instead} Idan dole a nan ne, fara cire duk tsofaffin shuke-shuke. Yanke shawara kafin {by} ta wuce.',
      sms: '{Crop}: shuka a wata gona: {pest} yana inda aka shuka {before}. Idan dole a can ne, fara share tsohuwar shuka duka. Yanke shawara kafin {by} ta wuce. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: nemi iri yanzu',
      content:
        '{variety} {seed} Sayi sabon iri mai tsabta a wurin mai sayarwa da ka sani, kafin kowa ya nema. Kana shirin shuka ran {planted}.',
      sms: '{Crop}: nemi iri yanzu, na {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'Lokacin da damina za ta iya farawa',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: jira ruwa mai kyau kafin shuka',
      content:
        'Shirya gona da iri. Shuka idan ƙasa ta jiƙa zurfin hannu (cm 20): ruwa kimanin mm {onset} cikin kwana {onsetDays}. {resow} {waits}',
      sms: '{Crop}: kada a shuka sai kasa ta jika zurfin hannu (cm 20) (mm {onset} cikin kwana {onsetDays}). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: shuka bayan ruwa mai yawa',
      content:
        'Buɗe magudana. Shuka bayan ruwan ya wuce, idan ƙasa ba ta manne wa fartanya. {resow} {rains} Yana wanke abin da aka shuka, ko ya nutsar da shi.',
      sms: '{Crop}: kada ka shuka kafin ruwa mai yawa ({rainsShort}). Shuka bayan ya wuce, idan kasa ba ta manne wa fartanya.',
    },
    'planting.ready': {
      title: '{Crop}: lokacin shuka ya yi',
      content: 'Shuka kafin {by} ta wuce. {sowing} {resow} {why} Faɗa mana ranar, don a ƙidaya shawara daga gare ta.',
      sms: '{Crop}: shuka kafin {by} ta wuce. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: an shuka kuwa?',
      content:
        'An shirya shuka ran {planted}. Idan ka shuka, rubuta ranar a littafin gona: sannan a ƙidaya shawara daga gare ta. Idan ba ka shuka ba, canza ranar a jerin amfanin gonarka, don kada shawara ta zo da wuri.',
      sms: '{Crop}: an shuka ran {planted}? Rubuta ranar a Gona, ko canza ta, don shawara ta zo a lokaci.',
    },
    'stage.unknown': {
      title: '{Crop}: yaushe ka shuka?',
      content:
        'Ba mu san lokacin da ka shuka {crop} ba, don haka ba za mu iya faɗin abin da gonar take buƙata ba. Shigar da ranar shuka da matakin girma a jerin amfanin gonarka. Sannan za ka sami shawara a kan ruwa, taki, ƙwari da girbi.',
      sms: '{Crop}: shigar da ranar shuka da matakin girma a Gona, don shawara ta dace da gonarka.',
    },
    'stage.over': {
      title: '{Crop}: an gama girbi?',
      content:
        'Bisa ranar shuka, ya kamata an gama girbin {crop}. Idan ba a gama ba, girbe da wuri: tsohon amfani yana jawo ƙwari da hunhuna. Idan an gama, share tsohuwar shuka, ka shigar da sabuwa da ranarta. {goodNext}',
      sms: '{Crop}: an gama girbi? Idan a’a, girbe yanzu. Idan an gama, shigar da sabuwar shuka da ranarta a Gona. {goodNext}',
    },
    'stage.question': {
      title: '{Crop}: matakin girma daidai ne?',
      content:
        'Kun faɗa mana matakin {crop}: {stated}. Bisa ranar shuka ({planted}) muna tsammanin: {expected}. Duba ranar shuka da mataki a jerin amfanin gonarka, don shawararmu ta dace da gonarka.',
      sms: '{Crop}: {stated} ko {expected}? Duba ranar shuka da mataki a Gona, don shawara ta dace da gonarka.',
    },
  },
}
