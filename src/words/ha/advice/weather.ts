import type { weatherTexts as english } from '../../en/advice/weather.ts'

export const weatherTexts: typeof english = {
  rains: {
    coming: 'Ruwan sama kimanin mm {rain} zai iya sauka {span}, bokiti {cans} na lita 10 a kowane murabba’in mita.',
    fallen: 'Ruwan sama kimanin mm {fallen} ya sauka tun {from}, bokiti {cans} na lita 10 a kowane murabba’in mita.',
    both: 'Ruwan sama kimanin mm {fallen} ya sauka tun {from}, wani mm {rain} zai iya zuwa daga yau zuwa {to}.',
  },
  rainsShort: {
    coming: 'kimanin mm {rain} {span}',
    fallen: 'kimanin mm {fallen} ya sauka',
    both: 'mm {fallen} ya sauka, wani mm {rain} zuwa {to}',
  },
  lift: 'Farko tone nunannun saiwa.',
  rules: {
    'rain.heavy': {
      title: 'Ruwa mai yawa na zuwa, buɗe magudana',
      content:
        'Kafin {by} ta wuce buɗe magudana a gangare. {lift} Kada ka yi ban ruwa ko ka sa taki sai ya wuce. {rains} Ruwan da ya tsaya yini yana kashe saiwa.',
      sms: 'Bude magudana kafin {by} ta wuce. Ruwa mai yawa: {rainsShort}. Kada a sa taki ko a yi ban ruwa sai ya wuce.',
    },
    'rain.heavy-clay': {
      title: 'Ruwa mai yawa na zuwa, haƙa magudana',
      content:
        'Kafin {by} ta wuce haƙa magudana a gangare. {lift} Kada ka taka jiƙaƙƙiyar laka. Kada ka sa taki sai ruwan ya janye. {rains} A laka yakan tsaya kwanaki, saiwa ta ruɓe.',
      sms: 'Haka magudana a gangare kafin {by} ta wuce. Ruwa mai yawa: {rainsShort}. Kada a sa taki sai ruwan ya janye.',
    },
    'rain.sand': {
      title: 'Riƙe taki, ruwa yana wanke shi daga yashi',
      content:
        '{rains} Yana wanke yuriya da NPK. Kada ka sa su sai {to} ta wuce. Idan ganye ya yi haske, sa ɗaya bisa uku na yadda ka saba. Rufe ƙasa da busasshiyar ciyawa.',
      sms: 'Kada a sa yuriya ko NPK sai {to} ta wuce: {rainsShort}. Rufe kasa da busasshiyar ciyawa.',
    },
    'rain.heavy-rice': {
      title: 'Shinkafa: ruwa mai yawa na zuwa, duba kunyoyi',
      content:
        'Kafin {by} ta wuce, gyara kunyoyi. Kada ka fitar da ruwa sai idan ya rufe ganye. Kada ka sa taki sai ya wuce. {rains} Ganyen da ya nutse fiye da kwana biyu yana mutuwa.',
      sms: 'Shinkafa: gyara kunyoyi nan da {by}: ruwa {rainsShort}. Kada a fitar da ruwa sai idan ya rufe ganye. Kada a sa taki.',
    },
    'rain.wet-soil': {
      title: 'Buɗe magudanai, ƙasa ta cika da ruwa',
      content:
        'Kafin {by} ta wuce buɗe magudana inda ruwa ya tsaya. {lift} Kada ka taka jiƙaƙƙiyar ƙasa. Kada ka sa taki sai ruwan ya janye. {rains} Saiwa marar iska tana ruɓewa.',
      sms: 'Bude magudana inda ruwa ya tsaya kafin {by} ta wuce: {rainsShort}. Kada a sa taki sai ruwan ya janye.',
    },
    'wind.prop': {
      title: '{Crop}: iska mai ƙarfi, tallafa wa shuka',
      content:
        'Iska mai gudun km {wind} a awa za ta iya zuwa daga yau zuwa {to}. Shuka mai nauyin ’ya’ya tana faɗuwa, a rasa ’ya’yan. Kafin {by} ta wuce, tallafa mata da gwafa a gefen da ta karkata, yanke matattun ganye, ɗaure shuka da juna.',
      sms: '{Crop}: kafin {by} ta wuce tallafa wa shuka mai nauyin ’ya’ya da gwafa. Iska mai karfi daga yau zuwa {to}.',
    },
    'heat.flowering': {
      title: '{Crop}: ban ruwa da yamma, zafi lokacin fure',
      content:
        'Idan za ka iya kawo ruwa, yi ban ruwa da yamma ko kafin asuba. Rufe ƙasa da ciyawa. Yi feshi ko noma da sassafe kaɗai. Ana sa ran zafi har {tmax} °C kwana {hotDays}, {span}. Fure yana bushewa, ƙwaya ta yi kaɗan.',
      sms: '{Crop}: yi ban ruwa da yamma idan da hali, rufe kasa. Zafi har {tmax}C {span}, lokacin fure. Kada a yi feshi ko noma da rana.',
    },
    'heat.nights': {
      title: '{Crop}: ban ruwa da yamma, dare mai zafi',
      content:
        'Idan za ka iya kawo ruwa, yi ban ruwa da yamma. Rufe ƙasa da ciyawa. Kada ka yi feshi ko noma da tsakar rana. Ana sa ran dare mai zafi kimanin {tmin} °C kwana {hotDays}, {span}. A irin wannan dare fure yana faɗuwa.',
      sms: '{Crop}: yi ban ruwa da yamma idan da hali, rufe kasa. Dare mai zafi {tmin}C {span}: fure na iya faduwa.',
    },
    'cold.nights': {
      title: '{Crop}: rufe wurin renon shuka, dare mai sanyi',
      content:
        'Ana sa ran sanyin dare kimanin {tmin} °C har {to}. Shuka ba ta girma sosai, yabanya tana rawaya. Rufe wurin reno da dare, yi ban ruwa da safe, kada ka yi da yamma, kada ka sa taki sai ya ɗumama.',
      sms: '{Crop}: rufe wurin reno da dare, yi ban ruwa da safe, kada a sa taki tukuna. Sanyin dare kimanin {tmin}C har {to}.',
    },
    'cold.frost': {
      title: '{Crop}: rufe shuka, sanyi mai ƙanƙara na iya zuwa',
      content:
        'Dare mai sanyi kusan {tmin} °C zai iya kawo ƙanƙara daga yau zuwa {to}. Tana kashe wannan shuka. Jiƙa ƙasa da ruwa yau. Kafin magariba rufe shuka da zane ko ciyawa, buɗe da safe idan rana ta fito.',
      sms: '{Crop}: yau jika kasa da ruwa, rufe shuka kafin magariba. Sanyi mai kankara na iya zuwa daga yau har {to}, {tmin}C. Bude da safe.',
    },
    'cold.field': {
      title: '{Crop}: jiƙa ƙasa, sanyi mai ƙanƙara na iya zuwa',
      content:
        'Dare mai sanyi kusan {tmin} °C zai iya kawo ƙanƙara daga yau zuwa {to}. Tana kashe wannan shuka ko ta ƙona ta. Ba a iya rufe gona duka: jiƙa ƙasa yau idan da hali, rufe wurin reno kafin magariba, girbe abin da ya isa.',
      sms: '{Crop}: jika kasa yau idan da hali, rufe wurin reno, girbe abin da ya isa. Sanyi mai kankara na iya zuwa daga yau har {to}, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: naɗe ƙananan itatuwa, sanyi na iya kashe su',
      content:
        'Dare mai sanyi kusan {tmin} °C zai iya kawo ƙanƙara daga yau zuwa {to}. Tana iya kashe bishiyar da ba ta kai shekara uku ba. Yi mata ban ruwa yau. Kafin magariba naɗe jikinta, rufe samanta da ciyawa ko buhu. Buɗe da safe.',
      sms: '{Crop}: yi ban ruwa ga kananan bishiyoyi yau, nade jikinsu, rufe samansu kafin magariba. Sanyi mai kankara na iya zuwa har {to}, {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: sanyi zai iya ƙona ganye',
      content:
        'Ana sa ran dare mai sanyi kusan {tmin} °C daga yau zuwa {to}. {Crop} tana jure sanyi: ganye zai iya ƙonewa, amma sabo yana fitowa. Ba sai ka rufe ba. Kada ka yanke ƙonannen ganye ko reshe sai sabo ya fito.',
      sms: '{Crop}: ba sai an rufe ba. Sanyi {tmin}C zuwa {to} na iya kona ganye, sabo zai fito. Kada a yanke konannu tukuna.',
    },
    'cold.winter': {
      title: '{Crop}: sanyin hunturu kafin girbi',
      content:
        'Sanyi mai ƙanƙara yana zuwa nan daga Yuni zuwa Agusta, yana kashe {crop}. Abin da ka shuka ba zai nuna kafin sanyin ba. Kada ka ƙara kashe kuɗi da yawa, tsinki abin da za ka iya kafin {to} ta wuce, ka sake shuka a Agusta ko Satumba.',
      sms: '{Crop}: kada a kara kashe kudi da yawa: sanyin Yuni zuwa Agusta zai kashe ta kafin girbi. A sake shuka a Agusta ko Satumba.',
    },
    'dry.paddy': {
      title: 'Shinkafa: kawo ruwa gona yanzu',
      content:
        'Kafin {by} ta wuce, toshe kowane rami a kunya. Kawo duk ruwan da za ka iya, da famfo, magudana ko daga rafi, har ya kai faɗin yatsa uku. Kada ka sa yuriya sai ruwa ya tsaya. Cire ciyawa. {why} Gona busasshiya kafin fure da lokacin fure tana sa ƙwaya ta zama fanko.',
      sms: 'Shinkafa: toshe ramukan kunya, kawo ruwa kafin {by} ta wuce, zurfin yatsa uku. Fari kwana {dry}, kwaya za ta zama fanko. Kada a sa yuriya tukuna.',
    },
  },
}
