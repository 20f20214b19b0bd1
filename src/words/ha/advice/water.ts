import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    area: 'kimanin lita {litres} don {acres}',
    acre: 'kimanin lita {litres} a eka ɗaya',
    cans: 'gwangwani {cans} na lita goma ga gadon mita 1 da 10',
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: ba da ruwa kafin {by}',
      content:
        'Ƙasa tana bushewa, ba ruwan sama a kusa. Shuka mai ƙishi ba ta girma. Ba da ruwa kimanin mm {mm}: {water}. Yi da safe ko da yamma, kafin {by}. Fara tona cm 20: idan ƙasa tana da danshi a can, jira.',
      sms: '{Crop}: kasa na bushewa. Ba da ruwa kimanin mm {mm} kafin {by}, safe ko yamma. Fara tona cm 20: idan da danshi, jira.',
    },
    'irrigation.flowering': {
      title: '{Crop}: ba da ruwa yanzu, lokacin bukata ne',
      content:
        'Ƙasa ta bushe a lokacin da ƙishi ya fi cutar da amfani. Ba da ruwa kimanin mm {mm}: {water}. Yi kafin {by}, da safe ko da yamma. Fara tona cm 20: idan ƙasa tana da danshi, jira.',
      sms: '{Crop}: ba da ruwa kafin {by}, kishi yanzu yana rage amfani. Kimanin mm {mm}. Fara tona cm 20: idan da danshi, jira.',
    },
    'irrigation.soon': {
      title: '{Crop}: za a bukaci ruwa kafin {by}',
      content:
        'Ƙasa tana da sauran danshi, amma zai ƙare nan kusa. Shirya ruwa kimanin mm {mm}: {water}. Kowace rana taɓa ƙasa a zurfin cm 20; idan ta bushe ba a yi ruwan sama ba, ba da ruwa kafin {by}.',
      sms: '{Crop}: za a bukaci ruwa kafin {by}, kimanin mm {mm}. Duba kasa a zurfin cm 20; ba da ruwa idan ta bushe.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: kada ka ba da ruwa, ruwan sama ya kusa',
      content:
        'Ana sa ran ruwan sama kimanin mm {rain} kafin {to}. Ba da ruwa yanzu ɓarnar ruwa da mai ce. Jira ruwan sama. A {by} tona cm 20: idan ƙasa a bushe take, sai ka ba da ruwa.',
      sms: '{Crop}: ruwan sama kimanin mm {rain} kafin {to}. Kada ka ba da ruwa yanzu. A {by} duba kasa; idan ta bushe, ba da ruwa.',
    },
    'irrigation.enough': {
      title: '{Crop}: akwai isasshen danshi a ƙasa',
      content:
        'Ƙasar gonar {crop} tana da ruwan da zai isa kusan mako ɗaya. Ƙarin ruwa zai wanke abincin ƙasa ya ci kuɗi. Kada ka ba da ruwa yanzu. A {by} tona cm 20: idan ta bushe, ci gaba.',
      sms: '{Crop}: akwai isasshen danshi a wannan mako. Kada ka ba da ruwa yanzu. Duba zurfin cm 20 a {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: daina ba da ruwa kafin girbi',
      content:
        'Amfani yana nuna. Ruwa yanzu yana jinkirta bushewa, yana kawo ruɓewa da hunhuna. Daina ba da ruwa, buɗe magudana. Girbe idan ka ga alama: {sign}. Duba gona har {by}.',
      sms: '{Crop}: amfani na nuna. Daina ba da ruwa, bude magudana. Girbe idan ka ga: {sign}.',
    },
    'irrigation.pond': {
      title: 'Shinkafa: bar ruwa kaɗan ya tsaya',
      content:
        'Tsayayyen ruwa yana hana ciyawa; gona busasshiya lokacin fure tana sa ƙwaya ta zama fanko. Babu ruwan sama a kusa. Bar ruwa kimanin cm 5 (yatsa uku). Shigar da shi kafin {by}, toshe ramukan kunya, duba kowane kwana biyu.',
      sms: 'Shinkafa: bar ruwa kimanin cm 5 ya tsaya, shigar da shi kafin {by}. Busasshiyar gona na sa kwaya fanko.',
    },
    'dry.young': {
      title: '{Crop}: taimaki yabanya a kwanakin fari',
      content:
        '{why} Yabanya tana da gajerun saiwa, ita ke fara bushewa. Cire ciyawa, rufe ƙasa da busasshiyar ciyawa, bar taki sai an yi ruwa. Idan kana ɗaukar ruwa, ba wa shuka marasa ƙarfi da yamma. Yi kafin {by}.',
      sms: '{Crop}: kwanakin fari. Cire ciyawa, rufe kasa da busasshiyar ciyawa, bar taki sai an yi ruwa. Kafin {by}.',
    },
    'dry.growing': {
      title: '{Crop}: adana danshin ƙasa',
      content:
        '{why} Shuka tana rayuwa da sauran danshin ƙasa. Kafin {by} cire ciyawa sama-sama, rufe ƙasa da ciyawa ko kara, ka ɗaure kunya don tare ruwan gaba. Bar taki sai ƙasa ta jiƙe.',
      sms: '{Crop}: kasa na bushewa. Kafin {by} cire ciyawa, rufe kasa, daure kunya don tare ruwa. Bar taki.',
    },
    'dry.flowering': {
      title: '{Crop}: fari a lokaci mafi muni',
      content:
        '{why} A wannan lokaci ƙishi ya fi rage amfani. Kafin {by} cire ciyawa ba tare da yanke saiwa ba, rufe ƙasa, ɗaure kunya don tare ruwa. Idan za ka iya kawo ruwa, wannan makon ya fi amfani. Bar taki.',
      sms: '{Crop}: fari a lokaci mafi muni. Kafin {by} cire ciyawa, rufe kasa, daure kunya. Idan da hali, kawo ruwa.',
    },
    'dry.tree': {
      title: '{Crop}: kare saiwa a lokacin rani',
      content:
        '{why} Kafin {by} shimfiɗa busassun ganye a ƙasan bishiya, nesa da jiki tafin hannu. Cire ciyawa. Ba bishiyoyin da ba su kai shekara uku ba ruwa. Kada ka yanke rassa da yawa, kiyaye wuta.',
      sms: '{Crop}: rani. Kafin {by} rufe kasan bishiya da busassun ganye, ba kananan bishiyoyi ruwa, kiyaye wuta.',
    },
  },
}
