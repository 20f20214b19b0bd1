import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rules: {
    'rain.heavy': {
      title: '{Crop}: ruwa mai yawa na zuwa, buɗe magudana',
      content:
        'Ruwan sama kimanin mm {rain} zai iya sauka {span}, kamar gwangwani {cans} na lita goma a kowane murabba’in mita. Tsayayyen ruwa yana kashe saiwa. Kafin {by} ta wuce buɗe magudana. Kada ka ba da ruwa, feshi ko taki sai ya wuce.',
      sms: '{Crop}: ruwa mai yawa {span}, kimanin mm {rain}. Kada a yi taki, feshi ko ban ruwa. Bude magudana kafin {by} ta wuce.',
    },
    'rain.heavy-rice': {
      title: 'Shinkafa: ruwa mai yawa na zuwa, duba kunyoyi',
      content:
        'Ruwan sama kimanin mm {rain} zai iya sauka {span}. Ruwa mai zurfi yana nutsar da ƙaramar shinkafa. Kafin {by} ta wuce gyara kunyoyi, buɗe wurin fitar ruwa. Kada ka sa taki sai ya wuce.',
      sms: 'Shinkafa: ruwa mai yawa {span}, kimanin mm {rain}. Kada a sa taki. Gyara kunyoyi, bude mafita kafin {by} ta wuce.',
    },
    'rain.wet-soil': {
      title: '{Crop}: ƙasa ta cika da ruwa',
      content:
        'An yi ruwa sosai, ƙasa ta cika. Saiwa marar iska tana rawaya ta ruɓe. Kafin {by} buɗe magudana inda ruwa ya tsaya, kada ka taka jiƙaƙƙiyar ƙasa. Kada ku sa taki ko ku yi feshi sai ƙasa ta ɗan bushe.',
      sms: '{Crop}: kasa ta cika da ruwa. Kafin {by} ta wuce bude magudana inda ruwa ya tsaya. Kada a sa taki ko feshi sai ruwan ya janye.',
    },
    'wind.prop': {
      title: '{Crop}: iska mai ƙarfi, tallafa wa shuka',
      content:
        'Iska mai gudun km {wind} a awa za ta iya zuwa kafin {to}. Shuka mai nauyin ’ya’ya tana faɗuwa. Kafin {by} tallafa mata da sanda mai cokali, yanke matattun ganye, ɗaure su tare.',
      sms: '{Crop}: iska mai karfi kafin {to}. Tallafa wa masu nauyi da sanda mai cokali kafin {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: zafi mai tsanani lokacin fure',
      content:
        'Ana sa ran zafi har {tmax} °C {span}. A irin wannan zafi fure ba ya yin ’ya’ya. Ba da ruwa da safe idan za ka iya, rufe ƙasa da busasshiyar ciyawa, kada ka yi feshi ko noma da rana.',
      sms: '{Crop}: zafi har {tmax}C {span} lokacin fure. Ba da ruwa da safe idan da hali, rufe kasa.',
    },
    'heat.days': {
      title: '{Crop}: kwanaki masu tsananin zafi',
      content:
        'Ana sa ran zafi har {tmax} °C tsawon kwana {hotDays} ko fiye, har {to}. Shuka tana rasa ruwa da sauri. Ba da ruwa da safe ko yamma idan za ka iya, yi wa yabanya inuwa, rufe ƙasa. Yi aiki da sanyin safe.',
      sms: '{Crop}: zafi sosai har {to}, {tmax}C. Ba da ruwa safe ko yamma, yi wa yabanya inuwa, rufe kasa.',
    },
    'cold.nights': {
      title: '{Crop}: sanyin dare yana hana girma',
      content:
        'Ana sa ran sanyin dare kimanin {tmin} °C har {to}. Shuka ba ta girma sosai, yabanya tana rawaya. Rufe reno da dare, ba da ruwa da safe ba da yamma ba, jinkirta taki sai ya ɗumama.',
      sms: '{Crop}: sanyin dare kimanin {tmin}C har {to}. Rufe reno da dare, ba da ruwa da safe, jinkirta taki.',
    },
    'cold.frost': {
      title: '{Crop}: sanyi mai kankara zai iya zuwa',
      content:
        'Dare mai sanyi kusan {tmin} °C zai iya kawo ƙanƙara kafin {to}. Tana baƙanta ganye ta kashe yabanya. Kafin magariba rufe shuka da zane ko ciyawa, bar ƙasa da danshi, buɗe da safe.',
      sms: '{Crop}: sanyi mai kankara kafin {to}, kimanin {tmin}C. Rufe shuka kafin magariba, bar kasa da danshi.',
    },
  },
}
