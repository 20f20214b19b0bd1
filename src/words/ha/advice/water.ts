import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    give: {
      cans: 'zuba wa kowane fangali (mita 1 a kan mita 10) bokiti {cans} na lita 10',
      drip: 'kunna ɗigon ruwa da safe, kimanin lita {litres} a rana {per}',
      sprinkler: 'yayyafa ruwa har gwangwani tsayayye ya tara ruwa cm {cm}, kimanin lita {litres} {per}',
      furrow: 'bar ruwa ya kai ƙarshen kowace magudana, har sanda ta shiga cm {stick} washegari',
      basin: 'bar ruwa ya tsaya cm {cm} a fangali duka, ya shige ƙasa',
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
      wet: 'Idan ƙasa {depth} ta jiƙa hannu, bar ranar.',
    },
    after: {
      rain: 'Ruwan sama da ya jiƙa haka ban ruwa ɗaya ne.',
      beds: 'Bokiti sun yi yawa? Fara da fangalin da ke fure, rufe ƙasa da busasshiyar ciyawa.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: ba da ruwa kafin {by}',
      content: 'Ƙasa tana bushewa. Kafin {by} {give}. {again} {stop} {after}',
      sms: '{Crop}: kafin {by} {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: ba da ruwa yanzu, lokacin bukata ne',
      content: 'Ƙishi yanzu ya fi rage amfani. Kafin {by} {give}. {again} {stop} {after}',
      sms: '{Crop}: kafin {by} {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: za a bukaci ruwa kafin {by}',
      content: 'Ƙasa tana da sauran danshi. Daga {by} {give}. {again} {stop} {after}',
      sms: '{Crop}: daga {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: yi wa ƙananan shuka ban ruwa kowace rana',
      content:
        'Saman ƙasa yana bushewa a rana ɗaya, saiwar ƙananan shuka ba ta wuce nan ba. Kowace rana {give}, har shuka ta tsaya sosai. A ƙasa mai yashi yi sau biyu idan ganye ya yi laushi da rana.',
      sms: '{Crop}: har kananan shuka su tsaya sosai, kowace rana {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: kada ka ba da ruwa, ruwan sama ya kusa',
      content:
        'Ana sa ran ruwan sama kimanin mm {rain} kafin {to}: ya isa. Ban ruwa yanzu ɓarnar ruwa da mai ne. Kada ka yi ban ruwa yanzu. A {by} taɓa ƙasa {depth}: idan har yanzu a bushe take, sai ka yi ban ruwa.',
      sms: '{Crop}: kada a yi ban ruwa yanzu, ruwan sama kimanin mm {rain} kafin {to}. A {by} duba kasa; idan ta bushe, yi ban ruwa.',
    },
    'irrigation.enough': {
      title: '{Crop}: akwai isasshen danshi a ƙasa',
      content:
        'Ƙasar gonar {crop} tana da ruwan da zai isa kusan mako ɗaya. Ƙarin ruwa zai wanke abincin ƙasa ya ci kuɗi. Kada ka yi ban ruwa yanzu. A {by} taɓa ƙasa {depth}: idan ta bushe, sake fara ban ruwa.',
      sms: '{Crop}: kada a yi ban ruwa yanzu, akwai isasshen danshi a makon nan. A {by} taba kasa {depth}; idan ta bushe, yi ban ruwa.',
    },
    'irrigation.stop': {
      title: '{Crop}: daina ban ruwa kafin girbi',
      content:
        'Amfani yana nuna. Ruwa yanzu yana jinkirta bushewa, yana kawo ruɓewa da hunhuna. Daina ban ruwa, buɗe magudana. Girbe idan ka ga alama: {sign}. Duba gona kowane ’yan kwanaki har {by}.',
      sms: '{Crop}: daina ban ruwa, bude magudana, bar gona ta bushe. Girbe idan ka ga alama: {sign}.',
    },
    'irrigation.pond': {
      title: 'Shinkafa: bar ruwa kaɗan ya tsaya',
      content:
        'Tsayayyen ruwa yana hana ciyawa; gona busasshiya kafin fure da lokacin fure tana sa ƙwaya ta zama fanko. Kafin {by} shigar da ruwa har ya kai cm 5 (yatsa uku). {again} Toshe ramukan kunya.',
      sms: 'Shinkafa: kafin {by} shigar da ruwa har ya kai cm 5 (yatsa uku). {again} Toshe ramukan kunya.',
    },
    'dry.young': {
      title: '{Crop}: taimaki yabanya a kwanakin fari',
      content:
        '{why} Yabanya tana da gajerun saiwa, ita ke fara bushewa. Cire ciyawa, rufe ƙasa da busasshiyar ciyawa, bar taki sai an yi ruwa. Idan kana ɗaukar ruwa, zuba wa shuka marasa ƙarfi da yamma. Yi kafin {by}.',
      sms: '{Crop}: kafin {by} cire ciyawa, rufe kasa da busasshiyar ciyawa, bar taki sai an yi ruwa.',
    },
    'dry.growing': {
      title: '{Crop}: adana danshin ƙasa',
      content:
        '{why} Shuka tana rayuwa da sauran danshin ƙasa. Kafin {by} cire ciyawa sama-sama, rufe ƙasa da ciyawa ko kara, ka ɗaure kunya don tare ruwan gaba. Bar taki sai ƙasa ta jiƙe.',
      sms: '{Crop}: kafin {by} cire ciyawa, rufe kasa da busasshiyar ciyawa, daure kunya don tare ruwa. Bar taki sai kasa ta jike.',
    },
    'dry.bed': {
      title: '{Crop}: adana danshin gadonka',
      content:
        '{why} Shukar da ke kan gado saiwarta gajeruwa ce, tana saurin bushewa. Kafin {by} cire ciyawa da hannu, ka rufe ƙasa tsakanin shuka da busasshiyar ciyawa. Idan za ka iya ɗaukar ruwa, zuba da yamma. Bar taki sai ƙasa ta jiƙe.',
      sms: '{Crop}: kafin {by} cire ciyawa da hannu, rufe kasa da busasshiyar ciyawa. Idan za ka iya daukar ruwa, zuba da yamma. Bar taki.',
    },
    'dry.flowering': {
      title: '{Crop}: fari a lokaci mafi muni',
      content:
        '{why} A wannan lokaci ƙishi ya fi rage amfani. Kafin {by} cire ciyawa ba tare da yanke saiwa ba, rufe ƙasa, ɗaure kunya don tare ruwa. Idan za ka iya kawo ruwa, wannan makon ya fi amfani. Bar taki.',
      sms: '{Crop}: kafin {by} cire ciyawa, rufe kasa, daure kunya: fari a lokaci mafi muni. Idan da hali, kawo ruwa a makon nan.',
    },
    'dry.mat': {
      title: '{Crop}: rufe gindi a lokacin rani',
      content:
        '{why} Saiwarta ba ta da zurfi, ƙishi yana rage nono. Kafin {by} rufe ƙasa a kewayen gindi da yankakkun ganye, tafin hannu daga jiki. Yanke matattun ganye. Idan za ka iya, fara ba mai nono ruwa.',
      sms: '{Crop}: rani. Kafin {by} rufe kasa a kewayen gindi da yankakkun ganye. Idan za ka iya, fara ba mai nono ruwa.',
    },
    'dry.old-tree': {
      title: '{Crop}: kare tsofaffin bishiyoyi a rani',
      content:
        '{why} Saiwar tsofaffin bishiyoyi tana da zurfi, za su iya jiran ruwa. Kafin {by} cire ciyawa, shimfiɗa busassun ganye a ƙasan bishiya, nesa da jiki tafin hannu. Kada ka yanke rassa da yawa; hana wuta kusa.',
      sms: '{Crop}: kafin {by} cire ciyawa, rufe kasan bishiya da busassun ganye. Hana wuta kusa.',
    },
    'dry.tree': {
      title: '{Crop}: kare saiwa a lokacin rani',
      content:
        '{why} Kafin {by} shimfiɗa busassun ganye a ƙasan bishiya, nesa da jiki tafin hannu. Cire ciyawa. Yi wa bishiyoyin da ba su kai shekara uku ba ban ruwa. Kada ka yanke rassa da yawa; hana wuta kusa.',
      sms: '{Crop}: kafin {by} rufe kasan bishiya da busassun ganye, cire ciyawa, yi wa kananan bishiyoyi ban ruwa. Hana wuta kusa.',
    },
  },
}
