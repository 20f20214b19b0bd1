import type { waterTexts as english } from '../../en/advice/water.ts'

export const waterTexts: typeof english = {
  water: {
    give: {
      cans: 'zuba bokiti {cans} na lita 10 a kowane fangali (mita 1 a kan mita 10)',
      drip: 'kunna ɗigon ruwa da safe, kimanin lita {litres} a rana {per}',
      sprinkler: 'yayyafa ruwa har gwangwani tsayayye ya tara ruwa cm {cm}, kimanin lita {litres} {per}',
      furrow: 'bar ruwa ya kai ƙarshen kowace magudana, har sanda ta shiga cm {stick} washegari',
      basin: 'bar ruwa ya tsaya cm {cm} a fangali duka, sannan ya shige ƙasa',
      litres: 'yi ban ruwa kimanin lita {litres} {per}',
      top: 'jiƙa saman ƙasa cm 5 (gaɓar yatsa ɗaya)',
    },
    per: {
      area: 'don {area}',
      acre: 'a eka ɗaya',
      hectare: 'a hekta ɗaya',
    },
    again: {
      one: 'Yi haka kowace rana har a yi ruwan sama.',
      two: 'Yi haka kowane kwana biyu har a yi ruwan sama.',
      many: 'Yi haka kowane kwana {gap} har a yi ruwan sama.',
      once: 'Sannan ka sake dubawa mako mai zuwa.',
    },
    depth: {
      joint: 'a zurfin gaɓar yatsa (cm {deep})',
      finger: 'a zurfin yatsa (cm {deep})',
      palm: 'a zurfin tafin hannu (cm {deep})',
      hand: 'a zurfin hannu (cm {deep})',
      forearm: 'a zurfin cm {deep}',
    },
    stop: {
      ball: 'Idan ƙasa {depth} tana dunƙulewa, jira kwana ɗaya.',
      wet: 'Idan ƙasa {depth} ta jiƙa hannu, babu ban ruwa ranar.',
    },
    after: {
      rain: 'Ruwan saman da ya jiƙa ƙasa har zuwa can, ban ruwa ɗaya ne.',
      beds: 'Bokiti sun yi yawa? Fara da fangalin da ke fure, rufe ƙasa da busasshiyar ciyawa.',
      pump: 'Duka {area}: kusan awa {hours} na famfo mai inci 2.',
      part: 'Duka {area}: awa {hours} na famfo mai inci 2. Ceci wuri mafi kyau.',
      whole: 'Duka {area}: bokiti {load}, ko awa {hours} na famfo mai inci 2. Da hannu ceci fangali {beds} mafi kyau.',
    },
  },
  shade: 'Yi musu inuwa da ganyen kwakwa.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: yi ban ruwa yanzu',
      content: 'Kafin {by} ta wuce, {give}. {again} {stop} {after} Ƙasa tana bushewa.',
      sms: '{Crop}: kafin {by} ta wuce {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: yi ban ruwa yanzu, lokacin buƙata ne',
      content: 'Kafin {by} ta wuce, {give}. {again} {stop} {after} Ƙishi yanzu ya fi rage amfani.',
      sms: '{Crop}: kafin {by} ta wuce {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: shirya yin ban ruwa',
      content: 'Daga {by} {give}. {again} {stop} {after} Ƙasa tana da sauran danshi.',
      sms: '{Crop}: daga {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: yi wa ƙananan shuka ban ruwa kowace rana',
      content:
        'Kowace rana {give}, har shuka ta tsaya sosai. A yashi yi sau biyu idan ganye ya yi yaushi da rana. Rufe ƙasa da ’yar busasshiyar ciyawa. {after}',
      sms: '{Crop}: har kananan shuka su tsaya sosai, kowace rana {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: kada ka yi ban ruwa, ruwan sama ya kusa',
      content:
        'Kada ka yi ban ruwa yanzu; jira. A {by} taɓa ƙasa {depth}: idan har yanzu a bushe take, sai ka yi ban ruwa. Ana sa ran ruwan sama kimanin mm {rain} daga yau zuwa {to}: ya isa a yanzu. Ban ruwa yanzu ɓarna ne.',
      sms: '{Crop}: kada a yi ban ruwa yanzu, ruwan sama kimanin mm {rain} daga yau zuwa {to}. A {by} duba kasa; idan ta bushe, yi ban ruwa.',
    },
    'irrigation.enough': {
      title: '{Crop}: akwai isasshen danshi a ƙasa',
      content:
        'Kada ka yi ban ruwa yanzu. A {by} taɓa ƙasa {depth}: idan ta bushe, sake fara ban ruwa. Ƙasar gonar {crop} tana da ruwan da zai isa kusan mako ɗaya. Ƙarin ruwa zai wanke abincin ƙasa ya ci kuɗi.',
      sms: '{Crop}: kada a yi ban ruwa yanzu, akwai isasshen danshi a makon nan. A {by} taba kasa {depth}; idan ta bushe, yi ban ruwa.',
    },
    'irrigation.stop': {
      title: '{Crop}: daina ban ruwa kafin girbi',
      content:
        'Daina ban ruwa, buɗe magudana. Girbe idan ka ga alama: {sign}. Duba gona duk bayan ’yan kwanaki har {by}. Amfani yana nuna. Ruwa yanzu yana jinkirta bushewa, yana kawo ruɓewa da hunhuna.',
      sms: '{Crop}: daina ban ruwa, bude magudana, bar gona ta bushe. Girbe idan ka ga alama: {sign}.',
    },
    'irrigation.pond': {
      title: 'Shinkafa: bar ruwa kaɗan ya tsaya',
      content:
        'Kafin {by} ta wuce, shigar da ruwa har ya kai cm 5 (faɗin yatsa uku). {again} {after} Toshe ramukan kunya. Tsayayyen ruwa yana hana ciyawa; gona busasshiya kafin fure da lokacin fure tana sa ƙwaya ta zama fanko.',
      sms: 'Shinkafa: kafin {by} ta wuce shigar da ruwa har ya kai cm 5 (zurfin yatsa uku). {again} Toshe ramukan kunya.',
    },
    'dry.young': {
      title: '{Crop}: taimaki yabanya a kwanakin fari',
      content:
        'Cire ciyawa, rufe ƙasa da busasshiyar ciyawa, kada ka sa taki sai an yi ruwa. Idan kana ɗaukar ruwa, zuba wa shuka mai rauni da yamma. {why} Yabanya tana da gajerun saiwa, ita ke fara bushewa.',
      sms: '{Crop}: kafin {by} ta wuce cire ciyawa, rufe kasa da busasshiyar ciyawa, kada a sa taki sai an yi ruwa.',
    },
    'dry.growing': {
      title: '{Crop}: adana danshin ƙasa',
      content:
        'Kafin {by} ta wuce, cire ciyawa sama-sama, rufe ƙasa da ciyawa ko kara, ka toshe tsakanin kunyoyi da ƙasa don tare ruwan gaba. Kada ka sa taki sai ƙasa ta jiƙe. {why} Shuka tana rayuwa da sauran danshin ƙasa.',
      sms: '{Crop}: kafin {by} ta wuce cire ciyawa, rufe kasa da ita, toshe tsakanin kunyoyi don tare ruwa. Kada a sa taki sai kasa ta jike.',
    },
    'dry.bed': {
      title: '{Crop}: kiyaye danshin fangali',
      content:
        'Kafin {by} ta wuce, cire ciyawa, ka rufe ƙasa tsakanin shuka da busasshiyar ciyawa. Idan za ka iya ɗaukar ruwa, zuba da yamma. Kada ka sa taki sai ƙasa ta jiƙe. {why} Saiwar shukar fangali gajeruwa ce, tana saurin bushewa.',
      sms: '{Crop}: kafin {by} ta wuce cire ciyawa, rufe kasa tsakanin shuka da busasshiyar ciyawa. Zuba ruwa da yamma idan da hali. Kada a sa taki tukuna.',
    },
    'dry.flowering': {
      title: '{Crop}: yi noma ka rufe ƙasa yanzu',
      content:
        'Kafin {by} ta wuce, cire ciyawa ba tare da yanke saiwa ba, rufe ƙasa, toshe tsakanin kunyoyi don tare ruwa. Idan za ka iya kawo ruwa, wannan makon ya fi amfani. Kada ka sa taki sai ƙasa ta jiƙe. {why} A wannan lokaci ƙishi ya fi rage amfani.',
      sms: '{Crop}: kafin {by} ta wuce cire ciyawa, rufe kasa, toshe tsakanin kunyoyi: fari a lokaci mafi muni. Idan da hali, kawo ruwa a makon nan.',
    },
    'dry.weeded': {
      title: '{Crop}: an cire ciyawa, adana danshin ƙasa',
      content:
        'Kafin {by} ta wuce, rufe ƙasa da ciyawa ko kara, ka toshe tsakanin kunyoyi da ƙasa don tare ruwan gaba. Idan za ka iya kawo ruwa, zuba a wurin da ya fi kyau. Kada ka sa taki, kada ka ƙara kashe kuɗi a kansa sai an yi ruwa. {why} Shuka tana rayuwa da sauran danshin ƙasa.',
      sms: '{Crop}: kafin {by} ta wuce rufe kasa da ciyawa, toshe tsakanin kunyoyi. Kada a kara kashe kudi sai an yi ruwa.',
    },
    'dry.thin': {
      title: '{Crop}: rage shuka saboda ƙarancin ruwa',
      content:
        'Kafin {by} ta wuce cire marasa ƙarfi inda shuka ta matsu, ka shimfiɗa su a ƙasa: sauran ruwan zai ishi kaɗan ne. Cire ciyawa. Kada ka sa taki ko maganin feshi sai an yi ruwa. {why}',
      sms: '{Crop}: kafin {by} ta wuce cire marasa karfi inda shuka ta matsu, shimfida su a kasa. Kada a sa taki ko a yi feshi sai an yi ruwa.',
    },
    'dry.spend': {
      title: '{Crop}: kada ka ƙara kashe kuɗi sai an yi ruwa',
      content:
        'Kada ka sayi taki ko maganin feshi, kada ka biya ma’aikata a kansa yanzu. Cire ciyawa a wurin da ya fi kyau; idan za ka iya kawo ruwa, can kaɗai za ka zuba. {why} Ƙasa kusan ba ta da sauran ruwa don {crop}.',
      sms: '{Crop}: kada a sayi taki, maganin feshi ko aiki sai an yi ruwa. Cire ciyawa a wurin da ya fi kyau; idan da ruwa, zuba a can kadai.',
    },
    'dry.cut': {
      title: '{Crop}: yanke wanda ya bushe don dabbobi',
      content:
        'Wanda ba shi da zangarniya ko kwasfa ba zai yi amfani sosai ba. Kafin {by} ta wuce yanke shi ɗanye don dabbobi: kaɗan da farko, tare da wani abinci. Bar mai ’ya’ya. Sake shuka sai bayan ruwa mai kyau. {instead} {why}',
      sms: '{Crop}: kafin {by} ta wuce yanke marar zangarniya ko kwasfa don dabbobi, bar mai ’ya’ya. Sake shuka sai bayan ruwa mai kyau. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: rufe ƙasa a gindin shuka a lokacin rani',
      content:
        'Kafin {by} ta wuce, rufe ƙasa a gindin kowace shuka da yankakkun ganye, tafin hannu daga jikinta. Yanke matattun ganye. Idan za ka iya ban ruwa, fara da masu ’ya’ya. {why} Saiwarta ba ta da zurfi, ƙishi yana rage girman ’ya’ya.',
      sms: '{Crop}: rani. Kafin {by} ta wuce, rufe kasa a gindin shuka da yankakkun ganye. Idan za ka iya ban ruwa, fara da masu ’ya’ya.',
    },
    'dry.old-tree': {
      title: '{Crop}: cire ciyawa, rufe ƙasan tsofaffin bishiyoyi',
      content:
        '{why} Saiwar tsofaffin bishiyoyi tana da zurfi, za su iya jiran ruwa. Kafin {by} ta wuce, cire ciyawa, shimfiɗa busassun ganye har inda rassa suka kai, tafin hannu daga jikin bishiya. Kada ka yanke rassa da yawa yanzu. Kada a bar wuta ta zo kusa.',
      sms: '{Crop}: kafin {by} ta wuce cire ciyawa, rufe kasa da busassun ganye, share layi don hana wuta. Ba sai an yi wa tsofaffi ban ruwa ba.',
    },
    'dry.young-tree': {
      title: '{Crop}: yi wa ƙananan bishiyoyi ban ruwa',
      content:
        'Har ruwan sama ya sauka, zuba wa kowace ƙaramar bishiya bokiti {cans} na lita 10 a mako, da yamma. Kafin {by} ta wuce cire ciyawa mita 1 a kewaye, rufe da busasshiyar ciyawa, cm 20 daga jikinta. {shade} {why}',
      sms: '{Crop}: har ruwan sama ya sauka, bokiti {cans} na lita 10 a mako ga kowace karamar bishiya. Kafin {by} ta wuce cire ciyawa, rufe kasa da ciyawa. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: yi wa ƙananan bishiyoyi ban ruwa',
      content:
        'Har ruwan sama ya sauka, zuba wa kowace ƙaramar bishiya bokiti {cans} na lita 10 a mako, da yamma. Kafin {by} ta wuce rufe ƙasar kewayenta da busasshiyar ciyawa, cm 20 daga jikinta. {shade} {why}',
      sms: '{Crop}: har ruwan sama ya sauka, bokiti {cans} na lita 10 a mako ga kowace karamar bishiya. Kafin {by} ta wuce rufe kasa da ciyawa. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: kare saiwa a lokacin rani',
      content:
        'Kafin {by} ta wuce, shimfiɗa busassun ganye har inda rassa suka kai, tafin hannu daga jikin bishiya. Cire ciyawa. Yi ban ruwa ga bishiyoyin da ba su kai shekara uku ba; tsofaffi suna iya jira. Kada ka yanke rassa da yawa. Kada a bar wuta ta zo kusa. {why}',
      sms: '{Crop}: kafin {by} ta wuce rufe kasan bishiya da busassun ganye, cire ciyawa, yi ban ruwa ga kananan bishiyoyi. Hana wuta zuwa kusa.',
    },
  },
}
