import type { fieldWorkTexts as english } from '../../en/advice/care.ts'

export const fieldWorkTexts: typeof english = {
  start: 'Fara ranar {from}.',
  work: {
    acre: 'Eka ɗaya aikin mutum ɗaya ne na kwana {workLow} zuwa {workHigh}.',
    hectare: 'Hekta ɗaya aikin mutum ɗaya ne na kwana {workLow} zuwa {workHigh}.',
    area: 'Aikin {area} taka: mutum ɗaya, kwana {workLow} zuwa {workHigh}.',
    hire: 'Aikin {area} taka: kwana {workLow} zuwa {workHigh}. Ɗauki ma’aikata.',
  },
  keep: {
    one: 'shuka 1 a kowane rami',
    some: 'shuka {keepHigh} a kowane rami',
    range: 'shuka {keepLow} zuwa {keepHigh} a kowane rami',
    cm: 'shuka ɗaya a kowane cm {keepHigh}',
    cmRange: 'shuka ɗaya a kowane cm {keepLow} zuwa {keepHigh}',
  },
  seed: {
    acre: 'Nemi iri mai kyau kg {seedLow} zuwa {seedHigh} a kowace eka.',
    hectare: 'Nemi iri mai kyau kg {seedLow} zuwa {seedHigh} a kowace hekta.',
    area: 'Nemi iri mai kyau kg {seedLow} zuwa {seedHigh} don {area} taka.',
    acreOne: 'Nemi iri mai kyau kg {seedLow} a kowace eka.',
    hectareOne: 'Nemi iri mai kyau kg {seedLow} a kowace hekta.',
    areaOne: 'Nemi iri mai kyau kg {seedLow} don {area} taka.',
  },
  seek: {
    leaves: 'juya ganyen shuka 20 ka murƙushe ƙwai da ƙananan tsutsotsi.',
    seed: 'tono iri biyar: masu tauri busassu suna iya jira, masu laushi ko ruɓaɓɓu sun mutu.',
    bunds: 'zagaya kunyoyin ruwa, toshe kowane rami, yanke ciyawar da ke kansu.',
    growth:
      'nemi shukar da ta tsaya ƙarama ko ta yi rawaya. Da yawa a kwari ɗaya: buɗe magudana a can. A warwatse: tono ɗaya ka duba tsutsotsi ko ƙulli a saiwa.',
    soil: 'matse ƙasa daga zurfin hannu. Idan ba ta dunƙule ba, rufe ƙasa da busasshiyar ciyawa. Idan ta jiƙa hannu, buɗe magudana.',
    tree: 'bi bishiya bayan bishiya: yanke busassun ƙananan rassa, goge hanyoyin gara, cire ciyawa a gindi.',
    mat: 'tallafa wa masu karkata da gwafa, yanke matattun ganye, tara ƙasa a kan saiwar da ta fito.',
    trash: 'cire busassun ganye daga jikin rake, shimfiɗa su tsakanin layuka.',
    fire: 'share layi a kewayen gona har ƙasa ta fito, faɗinsa aƙalla mita 4. Wutar daji tana tashi yanzu.',
    pods: 'cire baƙaƙen ’ya’ya ka fitar da su daga gona.',
    cap: 'rufe kowane tudu da busasshiyar ciyawa mai kauri, danne ta da ƙasa kaɗan.',
  },
  choice: {
    named: 'Shuka irin da yake jure shi: {varieties}.',
    open: 'Nemi irin da yake jure kuduji, ƙara takin gargajiya, sa taki a kan lokaci.',
  },
  blackPods: 'Cire baƙaƙen ’ya’ya ka fitar da su daga gona.',
  rules: {
    'care.land': {
      title: '{Crop}: shirya gona da iri',
      content:
        'Kana shirin shuka a kusan {plantOn}. Gonar da aka makara da ita ana makara da shuka, amfani ya ragu. Kafin {by} ta wuce, share ta, zuba takin gargajiya da ya ruɓe idan akwai, yi kunyoyi ko layuka. {seed} Sayi taki kafin a yi cunkoso.',
      sms: '{Crop}: kafin {by} ta wuce share gona, zuba takin gargajiya da ya rube, yi kunyoyi ko layuka. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: gyara kunyoyi, daidaita gona',
      content:
        'Kafin {by} ta wuce, toshe ramukan kunya, ƙarfafa su, daidaita ƙasa a ciki. {seed} Kana shirin shuka a kusan {plantOn}. Shinkafa tana son ruwa daidai, marar zurfi: wuri mai tudu yana bushewa ya fitar da ciyawa.',
      sms: '{Crop}: kafin {by} ta wuce toshe ramukan kunya ka daidaita gona don ruwa ya zama daidai. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: shuka reno yanzu',
      content:
        'Kafin {by} ta wuce, shuka iri a layuka da tazara, a fangali mai tudu, rufe da ƙasa kaɗan, yi masa inuwa har ya fito, yi masa ban ruwa a hankali kullum. Dashe yana kwana kusan {nurseryDays} a reno; kana shirin dasawa a kusan {plantOn}.',
      sms: '{Crop}: shuka reno kafin {by} ta wuce da tazara, a fangali mai tudu; yi inuwa da ban ruwa. Dasa bayan kwana kusan {nurseryDays}.',
    },
    'care.seedlings': {
      title: '{Crop}: kana da dashe?',
      content:
        'Dashe yana kwana kusan {nurseryDays} a reno kafin a dasa shi. Idan ba ka da shi, sayi mai ƙarfi madaidaici a kusa, ko ka shuka reno yanzu ka dasa daga baya. Sannan canza ranar a jerin amfanin gonarka.',
      sms: '{Crop}: dashe yana kwana kusan {nurseryDays} a reno. Idan babu, sayi mai karfi a kusa, ko ka shuka reno yanzu ka dasa daga baya.',
    },
    'care.harden': {
      title: '{Crop}: ƙarfafa dashe',
      content:
        'Dashe mai laushi yana mutuwa idan an dasa shi. Daga yanzu har {plantOn}, kullum rage masa ruwa, ka ƙara barinsa a hasken rana. Yi masa ban ruwa sosai da yamma kafin ka cire shi, ka dasa masu ƙarfi madaidaita kawai.',
      sms: '{Crop}: har {plantOn}, kullum rage wa dashe ruwa, kara barinsa a hasken rana. Dasa masu karfi kawai.',
    },
    'care.cap': {
      title: '{Crop}: rufe tudu da busasshiyar ciyawa',
      content:
        'Kafin {by} ta wuce, rufe kowane tudu ko fangali da busasshiyar ciyawa mai kauri, danne ta da ƙasa kaɗan. Bar ta har toho ya fito. Rana za ta iya dafa abin da ka shuka a ƙasa.',
      sms: '{Crop}: kafin {by} ta wuce rufe kowane tudu da busasshiyar ciyawa mai kauri, danne da kasa. Rana tana kashe shuka.',
    },
    'care.fill': {
      title: '{Crop}: maye gurbin matattun shuka yanzu',
      content:
        '{start} Kafin {by} ta wuce, bi layuka, cire matattu da masu cuta, sa masu ƙarfi na iri ɗaya a gurabe, da yamma ko a ranar ruwa. Yi musu ban ruwa idan za ka iya. Wanda aka dasa a makare yana tsayawa ƙarami.',
      sms: '{Crop}: kafin {by} ta wuce maye matattun shuka da masu karfi na iri daya, da yamma ko a ranar ruwa. {start}',
    },
    'care.thin': {
      title: '{Crop}: rage cunkoso, cire shuka marasa ƙarfi',
      content:
        '{start} Kafin {by} ta wuce, idan ƙasa tana da danshi, cire marasa ƙarfi ka bar {keep}. Danna ƙasa a gindin waɗanda suka rage. Shukar da ta cunkushe duk ƙanana take zama.',
      sms: '{Crop}: kafin {by} ta wuce cire marasa karfi, bar {keep}. Yi idan kasa da danshi. {start}',
    },
    'care.weeds': {
      title: '{Crop}: yi noman ciyawa, na {n} cikin {of}',
      content:
        '{start} Kafin {by} ta wuce, yi noma sama-sama a busasshiyar safiya tun ciyawa tana ƙarama; cire ta kusa da shuka da hannu. Yi noma kafin taki. {work} Ciyawa tana rage amfani fiye da yawancin ƙwari.',
      sms: '{Crop}: yi noman ciyawa {n} cikin {of} kafin {by} ta wuce, sama-sama, a busasshiyar safiya. {start} Yi kafin taki. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: yi noma ka adana danshi, na {n} cikin {of}',
      content:
        '{start} Kafin {by} ta wuce, yi noma sama-sama, rufe ƙasa da ciyawa ko kara, ka toshe tsakanin kunyoyi don tare ruwan gaba. {work} {why} Ciyawa tana shan ruwan da ya rage.',
      sms: '{Crop}: yi noma sama-sama kafin {by} ta wuce, {n} cikin {of}; rufe kasa da ciyawa, toshe tsakanin kunyoyi. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: yi noman ciyawa, na {n} cikin {of}',
      content:
        '{start} Rage ruwa har ya zama laka, cire ciyawa da hannu ko da injin tura tsakanin layuka, kafin {by} ta wuce. Sannan sa yuriya idan lokaci ya yi, mayar da ruwa bayan kwana 2 zuwa 3. {work} Ciyawa tana cin abincin shinkafarka.',
      sms: '{Crop}: kafin {by} ta wuce rage ruwa ya zama laka, cire ciyawa, noma {n} cikin {of}. Mayar da ruwa bayan kwana 2-3. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: yi noma ka tara ƙasa, na {n} cikin {of}',
      content:
        '{start} Kafin {by} ta wuce, yi noma sama-sama, ka tara ƙasa a gindi: shuka ta tsaya da ƙarfi, saiwa a rufe. Yi a ƙasa mai danshi, ba jiƙaƙƙiya ba. Yi noma kafin taki. {work} Ciyawa tana kwace ruwa da abincin {crop}.',
      sms: '{Crop}: kafin {by} ta wuce yi noma sama-sama, tara kasa a gindi, noma {n} cikin {of}; kasa mai danshi, ba jikakka ba. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: cire ciyawa a gindin kowace shuka',
      content:
        'Kafin {by} ta wuce, cire ciyawa mita ɗaya a kewayen kowace shuka, sama-sama, kada ka yanke saiwa. Bar ta a can ta rufe ƙasa, tafin hannu daga jikin shuka. Sare sauran. Ciyawa a ƙarƙashin {crop} tana shan ruwa, tana ɓoye ƙwari.',
      sms: '{Crop}: kafin {by} ta wuce cire ciyawa mita 1 a kewayen kowace shuka, sama-sama, bar ta ta rufe kasa, tafin hannu daga shuka.',
    },
    'care.earth-up': {
      title: '{Crop}: tara ƙasa a gindin shuka',
      content:
        '{start} Kafin {by} ta wuce, jawo ƙasa mai laushi daga tsakanin layuka zuwa gindi, ka kashe ciyawa da ita. Yi idan ƙasa tana da danshi, kada ka yi idan ta jiƙe. Ƙasa a gindi tana riƙe {crop} lokacin iska, tana rufe abin da ke girma a ƙasa.',
      sms: '{Crop}: kafin {by} ta wuce tara kasa a gindi, ka kashe ciyawa da ita. Kasa mai danshi, ba jikakka ba. {start}',
    },
    'care.stake': {
      title: '{Crop}: kafa wa dogayen shuka sanda kafin fure',
      content:
        '{start} Kafin {by} ta wuce, kafa sanda mai ƙarfi a gefen kowace doguwar shuka, ɗaure sako-sako da igiya mai laushi. Gajeru ba sa buƙata: sa musu busasshiyar ciyawa a ƙasa. Yi sa’ad da ganye babu danshi. ’Ya’yan da ke kwance a ƙasa suna ruɓewa.',
      sms: '{Crop}: kafin {by} ta wuce kafa wa dogaye sanda, daure sako-sako. Gajeru: busasshiyar ciyawa a kasa. Yi sa’ad da ganye babu danshi. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: kafa wa kowane yaɗo sanda',
      content:
        '{start} Kafin {by} ta wuce, kafa sanda mita 2 a kowane tudu da yaɗo ya kai gwiwa, ka ɗora shi. Zagaya kowane mako. Kada ka tuge ganye ko kaɗan: shi ne ke cika doya. Idan babu sanda amfani zai iya raguwa zuwa rabi.',
      sms: '{Crop}: kafin {by} ta wuce kafa sanda mita 2 inda yado ya kai gwiwa, dora shi. Kada ka tuge ganye. {start}',
    },
    'care.pegs': {
      title: 'Gyaɗa: kada a ƙara noma da fartanya, tana saka ƙwanso',
      content:
        'Cire ciyawa da hannu, bar ƙasa da laushi, duba tabon ganye a shuka 20 kafin {by} ta wuce. Bayan fure gyaɗa tana tura tsini cikin ƙasa don yin ƙwanso. Noma yanzu yana karya su.',
      sms: 'Gyada: kada a kara noma da fartanya, tana saka kwanso. Cire ciyawa da hannu. Duba tabon ganye a shuka 20 kafin {by} ta wuce.',
    },
    'care.vines': {
      title: '{Crop}: daina noma da fartanya, tana yaɗo',
      content:
        'Daga yanzu cire manyan ciyawa da hannu, kada ka juya yaɗo. Duba gona kafin {by} ta wuce. Yaɗo ya rufe ƙasa yanzu. Noma yana yanke saiwa, yaɗon da aka juya yana zubar da fure.',
      sms: '{Crop}: daina noma da fartanya, tana yado. Cire manyan ciyawa da hannu, kada ka juya yado. Duba gona kafin {by} ta wuce.',
    },
    'care.lift-vines': {
      title: '{Crop}: ɗaga yaɗon da ya yi saiwa',
      content:
        'Inda yaɗo ya yi saiwa tsakanin kunyoyi yana yin ƙanana da yawa, manya su tsaya sirara. Kafin {by} ta wuce, ɗaga shi a hankali, mayar da shi kan kunya; kada ka yanke shi. Rufe tsagar kunya: ƙwaro yana shiga ta nan.',
      sms: '{Crop}: kafin {by} ta wuce daga yadon da ya yi saiwa tsakanin kunyoyi, mayar da shi, kada ka yanke shi. Rufe tsagar kunya.',
    },
    'care.rogue': {
      title: '{Crop}: tuge shuka masu cutar mosaic',
      content:
        'Ƙananan ganye murɗaɗɗu masu rawayar tabo cutar mosaic ce: irin wannan shuka kaɗan take bayarwa, cutar tana yaɗuwa. Kafin {by} ta wuce, bi layuka, tuge su duka, busar da su nesa da gona. Kada ka ɗauki icen shuka daga gare su.',
      sms: '{Crop}: kafin {by} ta wuce tuge masu kananan ganye murdaddu masu rawaya (mosaic). Kada ka dauki icen shuka daga gare su.',
    },
    'care.birds': {
      title: '{Crop}: yi gadin gona, ƙwaya tana cika',
      content:
        'Kafin {by} ta wuce, sa mutum ya kasance a wurin da fitowar rana da kafin faɗuwarta, yanke doguwar ciyawa a gefe. Yi gadi har ƙwaya ta yi ƙarfi. Ƙwaya tana da laushi kamar madara yanzu: tsuntsaye da beraye suna zuwa, za su iya cin da yawa.',
      sms: '{Crop}: kori tsuntsaye da beraye da safe da yamma har kwaya ta yi karfi. Yanke doguwar ciyawa kafin {by} ta wuce.',
    },
    'care.drain': {
      title: '{Crop}: fitar da ruwa daga gona',
      content:
        'Kafin {by} ta wuce, rufe mashigar ruwa ka buɗe kunya, don zangarku su nuna tare, ƙasa ta ɗauke ka lokacin girbi. Ƙwaya ta cika; saura kwana 10 zuwa 14 a girbe.',
      sms: '{Crop}: kafin {by} ta wuce rufe mashigar ruwa ka bude kunya, kwana 10 zuwa 14 kafin girbi.',
    },
    'care.haulms': {
      title: '{Crop}: yanke kara da ganye kafin tona',
      content:
        'Idan yawancin ganye ya yi rawaya, kafin {by} ta wuce, yanke kara da ganye daga ƙasa ka kwashe. Fata tana yin ƙarfi a ƙasa, cutar ganye ba za ta gangara ba. Saura kwana 10 zuwa 14 a tona.',
      sms: '{Crop}: kafin {by} ta wuce yanke kara da ganye daga kasa, kwana 10 zuwa 14 kafin tona, ka kwashe. Fata tana yin karfi.',
    },
    'care.last-water': {
      title: '{Crop}: ruwa na ƙarshe',
      content:
        'Yi ban ruwa na ƙarshe kafin {by} ta wuce, sannan ka daina. Abin da ya nuna a ƙasar da ke bushewa ya fi daɗewa, ba ya ruɓewa. Saura kusan mako biyu a girbe.',
      sms: '{Crop}: ban ruwa na karshe kafin {by} ta wuce, sannan ka daina. Girbi saura kusan mako biyu; kasa mai bushewa tana hana rubewa.',
    },
    'care.prune': {
      title: '{Crop}: yanke rassa bayan girbi',
      content:
        'Kafin {by} ta wuce, a busasshiyar rana, yanke rassa matattu, masu cuta da masu gicciye, buɗe tsakiya don haske da iska. Yanke da kyau, kusa da inda reshe ya fito. Fitar da rassa masu cuta daga gona. An gama girbi: yanzu ne lokacin yanke rassa.',
      sms: '{Crop}: kafin {by} ta wuce, a busasshiyar rana, yanke rassa matattu, masu cuta da masu gicciye, bude tsakiya, fitar da masu cuta.',
    },
    'care.fronds': {
      title: '{Crop}: yanke busassun ganye',
      content:
        'Kafin {by} ta wuce, a busasshiyar rana, yanke matattu kusa da jiki; kada ka yanke koraye, su ne ke ciyar da ’ya’yan. Ajiye yankakku tsakanin layi. Busassun ganye suna ɓoye nunannun ’ya’ya da ƙwari.',
      sms: '{Crop}: kafin {by} ta wuce, yanke busassun ganye kawai. Kada a yanke koraye: su ne ke ciyar da ’ya’yan.',
    },
    'care.fire-line': {
      title: '{Crop}: share layi don hana wuta',
      content:
        'Kafin {by} ta wuce, share layi a kewayen gona har ƙasa ta fito, faɗinsa aƙalla mita 4, kwashe busassun ganye. Bar shi a share har damina. Busassun ganye suna ƙonewa cikin minti kaɗan.',
      sms: '{Crop}: kafin {by} ta wuce share layin hana wuta a kewayen gona, fadinsa akalla mita 4. Bar shi a share har damina.',
    },
    'care.chupons': {
      title: '{Crop}: karya rassan da ke tashi a jiki',
      content:
        'Rassan da ke tashi a tsaye a jikin bishiya suna cin abincin bishiya. Kafin {by} ta wuce, bi bishiya bayan bishiya, karya su tun suna ƙanana. {blackPods}',
      sms: '{Crop}: kafin {by} ta wuce karya kananan rassa na tsaye a jikin bishiya. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: tattara ’ya’yan da suka faɗo',
      content:
        'Ƙudan ’ya’yan itace yana hayayyafa a ’ya’yan da suka faɗo. Daga yanzu, kowane kwana 3, tattara su duka. Binne su da zurfi ko ɗaure su a leda a rana. Fara kafin {by} ta wuce.',
      sms: '{Crop}: daga yanzu, kowane kwana 3, tattara ’ya’yan da suka fado; binne su da zurfi ko daure su a leda a rana: kuda yana hayayyafa a ciki.',
    },
    'care.tree-dry': {
      title: '{Crop}: rufe ƙasa, share layi don hana wuta',
      content:
        'Kafin {by} ta wuce, rufe ƙasan bishiya da busassun ganye tafin hannu daga jikin bishiya, yi ban ruwa ga bishiyoyin da ba su kai shekara uku ba, share layi a kewayen gona, faɗinsa aƙalla mita 4, don hana wuta. Rani yana wahalar da saiwa, wutar daji tana tashi.',
      sms: '{Crop}: kafin {by} ta wuce rufe kasan bishiya, yi ban ruwa ga kanana, share layin hana wuta, fadinsa akalla mita 4.',
    },
    'care.mat': {
      title: '{Crop}: bar uwar shuka da toho biyu',
      content:
        'Kafin {by} ta wuce, a kowane gindi bar uwar shuka, toho mai ƙarfi ɗaya da ƙarami ɗaya, yanke sauran toho. Yanke matattun ganye, tara ƙasa a gindin shuka, rufe da ganye. Yawan toho yana rage girman nonon ayaba.',
      sms: '{Crop}: kafin {by} ta wuce bar uwar shuka da toho biyu a kowane gindi, yanke sauran. Cire matattun ganye, rufe kasa.',
    },
    'care.bunch': {
      title: '{Crop}: yanke jan toho, tallafa wa masu nauyi',
      content:
        'Idan ƙananan ’ya’ya na ƙarshe sun kafu, jan toho a ƙasan nonon ayaba abinci kawai yake ci. Kafin {by} ta wuce, yanke shi tafin hannu a ƙasan ’ya’yan ƙarshe, tallafa wa masu karkata da gwafa kafin guguwa.',
      sms: '{Crop}: kafin {by} ta wuce yanke jan toho tafin hannu a kasan ’ya’yan karshe, tallafa wa masu karkata.',
    },
    'striga.variety': {
      title: '{Crop}: gonar kuduji, fara zaɓen iri',
      content:
        'An ga kuduji (striga) a wannan gona. Inda ya yi yawa, yawancin amfani yana ɓacewa. {choice} Ko ka shuka waken soya, gyaɗa ko wake a nan bana: suna sa irin kuduji ya tsiro ya mutu. Yanke shawara kafin {by} ta wuce, kafin ka sayi iri.',
      sms: '{Crop}, gonar kuduji: {choice} Ko shuka waken soya, gyada ko wake bana. Ranar karshe {by}.',
    },
    'striga.rotate': {
      title: '{Crop}: kada ka shuka hatsi a gonar kuduji baɗi',
      content:
        'Baɗi shuka waken soya, gyaɗa ko wake a nan: kuduji zai tsiro ya mutu. Ajiye takin gargajiya don gonar. Shirya kafin {by} ta wuce, kafin iri ya yi tsada. Irin kuduji yana jira shekaru a wannan ƙasa, kowane hatsi yana ciyar da shi.',
      sms: '{Crop}, gonar kuduji: badi shuka waken soya, gyada ko wake, kada ka shuka hatsi. Ajiye takin gargajiya. Shirya kafin {by} ta wuce.',
    },
    'care.next': {
      title: '{Crop}: babu abin gaggawa a wannan mako',
      content: 'Babu abin gaggawa a wannan mako. Na gaba a shirinka, daga {from}: {step}. Shirya abin da kake buƙata.',
      sms: '{Crop}: babu gaggawa a wannan mako. Na gaba, daga {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: ci gaba da girbi',
      content:
        'Ci gaba da girbi duk bayan kwana {every} zuwa {everyTo}: abin da ya daɗe yana lalacewa, yana jawo ƙwari. Fitar da waɗanda suka lalace daga gona. Sake zuwa kafin {by} ta wuce. Babu wani abin gaggawa a wannan mako.',
      sms: '{Crop}: ci gaba da girbi duk bayan kwana {every} zuwa {everyTo}, kafin {by} ta wuce. Fitar da wadanda suka lalace.',
    },
    'care.look': {
      title: '{Crop}: duba {pest}',
      content:
        '{walk} kafin {by} ta wuce, nemi {look}: alamar {pest} ke nan. Idan ka gani: {first} Babu abin gaggawa a wannan mako.',
      sms: '{Crop}: {walk} kafin {by} ta wuce, nemi {look} ({pest}). Idan ka gani: {first}',
    },
    'care.quiet': {
      title: '{Crop}: mako mai sauƙi',
      content: 'Babu abin gaggawa a wannan mako.',
      sms: '{Crop}: babu abin gaggawa a wannan mako.',
    },
    'care.walk': {
      title: '{Crop}: mako mai sauƙi, ƙaramin aiki ɗaya',
      content: 'Kafin {by} ta wuce, {seek} Babu abin gaggawa a wannan mako.',
      sms: '{Crop}: kafin {by} ta wuce, {seek}',
    },
  },
}
