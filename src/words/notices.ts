import type { Language } from '../contracts/farm.ts'

/** What the server itself writes into notifications; advice and weather words come from the adviser. */
interface NoticeWords {
  newAdvice: string
  /** `{n}` is the number, `{crops}` the crops' names. */
  newAdviceBody: (n: number) => string
  heavyRain: string
  /** `{place}`, `{day}`, `{mm}`. */
  heavyRainBody: string
  veryHot: string
  /** `{place}`, `{day}`, `{degrees}`. */
  veryHotBody: string
  smsStopped: string
  /** `{reason}`. */
  smsStoppedBody: string
  secondFactorOn: string
  secondFactorOnBody: string
  secondFactorOff: string
  secondFactorOffBody: string
}

export const NOTICE_WORDS: Record<Language, NoticeWords> = {
  en: {
    newAdvice: 'New farming advice',
    newAdviceBody: (n) =>
      n === 1 ? 'There is 1 new advisory for your farm.' : `There are ${n} new advisories for your farm.`,
    heavyRain: 'Heavy rain is coming',
    heavyRainBody:
      'About {mm} mm of rain is expected near {place} on {day}. Open your drains, move harvested crops under cover, and wait with fertilizer.',
    veryHot: 'Very hot days are coming',
    veryHotBody:
      'About {degrees}°C is expected near {place} on {day}. Water early or late, and rest in the shade at midday.',
    smsStopped: 'SMS sending has stopped',
    smsStoppedBody: 'The SMS provider refused to go on: {reason}. Open the SMS page to see what to do.',
    secondFactorOn: 'Two-step sign-in is on',
    secondFactorOnBody:
      'From now on you need your password and a code from your app to sign in. Was it not you? Change your password and tell the people who run this service.',
    secondFactorOff: 'Two-step sign-in is off',
    secondFactorOffBody: 'Your password alone opens your account again. Was it not you? Change your password now.',
  },
  ha: {
    newAdvice: 'Sabuwar shawarar noma',
    newAdviceBody: (n) => `Akwai sabbin shawarwari ${n} game da gonarku.`,
    heavyRain: 'Ruwan sama mai yawa na zuwa',
    heavyRainBody:
      'Ana sa ran ruwan sama kusan mm {mm} a kusa da {place} ranar {day}. Ku buɗe magudanan ruwa, ku rufe amfanin da kuka girbe, ku jinkirta zuba taki.',
    veryHot: 'Zafi mai tsanani na zuwa',
    veryHotBody:
      'Ana sa ran zafi kusan {degrees}°C a kusa da {place} ranar {day}. Ku yi ban ruwa da safe ko da yamma, ku huta a inuwa da rana.',
    smsStopped: 'An dakatar da aika SMS',
    smsStoppedBody: 'Kamfanin SMS ya ƙi ci gaba: {reason}. Ku buɗe shafin SMS don ganin abin yi.',
    secondFactorOn: 'An kunna shiga mataki biyu',
    secondFactorOnBody:
      'Daga yanzu za ku buƙaci kalmar sirri da lamba daga manhaja don shiga. Ba ku ne ba? Ku canja kalmar sirri, ku gaya wa masu kula da wannan sabis.',
    secondFactorOff: 'An kashe shiga mataki biyu',
    secondFactorOffBody: 'Yanzu kalmar sirri kaɗai tana buɗe akawun ɗinku. Ba ku ne ba? Ku canja kalmar sirri yanzu.',
  },
  yo: {
    newAdvice: 'Ìmọ̀ràn tuntun fún oko',
    newAdviceBody: (n) => `Ìmọ̀ràn tuntun ${n} wà fún oko yín.`,
    heavyRain: 'Òjò ńlá ń bọ̀',
    heavyRainBody:
      'Òjò tó tó mm {mm} lè rọ̀ nítòsí {place} ní {day}. Ẹ la ojú ìṣàn omi, ẹ bo irè oko, ẹ sì dúró kí ẹ tó fi ajílẹ̀.',
    veryHot: 'Ooru líle ń bọ̀',
    veryHotBody:
      'Ooru tó tó {degrees}°C ń bọ̀ nítòsí {place} ní {day}. Ẹ bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́, ẹ sinmi lábẹ́ òjìji ní ọ̀sán.',
    smsStopped: 'A ti dá SMS dúró',
    smsStoppedBody: 'Ilé-iṣẹ́ SMS kọ̀ láti tẹ̀síwájú: {reason}. Ẹ ṣí ojú-ewé SMS láti rí ohun tí ẹ máa ṣe.',
    secondFactorOn: 'Ìwọlé onígbẹ̀sẹ̀ méjì ti tàn',
    secondFactorOnBody:
      'Láti ìsinsìnyí ẹ nílò ọ̀rọ̀ aṣínà àti kóòdù láti inú áàpù yín kí ẹ tó wọlé. Ṣé kì í ṣe ẹ̀yin? Ẹ yí ọ̀rọ̀ aṣínà padà, kí ẹ sì sọ fún àwọn tó ń bójú tó iṣẹ́ yìí.',
    secondFactorOff: 'Ìwọlé onígbẹ̀sẹ̀ méjì ti kú',
    secondFactorOffBody: 'Ọ̀rọ̀ aṣínà nìkan ló ń ṣí àkọọ́lẹ̀ yín báyìí. Ṣé kì í ṣe ẹ̀yin? Ẹ yí ọ̀rọ̀ aṣínà padà báyìí.',
  },
  ig: {
    newAdvice: 'Ndụmọdụ ọhụrụ maka ugbo',
    newAdviceBody: (n) => `E nwere ndụmọdụ ọhụrụ ${n} maka ugbo gị.`,
    heavyRain: 'Oke mmiri ozuzo na-abịa',
    heavyRainBody:
      'A na-atụ anya mmiri ozuzo ihe dị ka mm {mm} n’akụkụ {place} na {day}. Meghee ọwa mmiri, kpuchie ihe i wetara n’ubi, chere ka i tinye fatịlaịza.',
    veryHot: 'Oke okpomọkụ na-abịa',
    veryHotBody:
      'A na-atụ anya {degrees}°C n’akụkụ {place} na {day}. Gbaa mmiri n’ụtụtụ ma ọ bụ n’uhuruchi, zuo ike na ndò n’ehihie.',
    smsStopped: 'Izipu SMS akwụsịla',
    smsStoppedBody: 'Ndị SMS jụrụ ịga n’ihu: {reason}. Meghee ibe SMS ka ị hụ ihe ị ga-eme.',
    secondFactorOn: 'Mbanye nzọụkwụ abụọ agbanyela',
    secondFactorOnBody:
      'Site ugbu a, ị ga-eji okwuntughe gị na koodu si na ngwa gị banye. Ọ bụghị gị? Gbanwee okwuntughe gị ma gwa ndị na-elekọta ọrụ a.',
    secondFactorOff: 'Agbanyụrụ mbanye nzọụkwụ abụọ',
    secondFactorOffBody: 'Okwuntughe gị naanị na-emepe akaụntụ gị ugbu a. Ọ bụghị gị? Gbanwee okwuntughe gị ugbu a.',
  },
  pcm: {
    newAdvice: 'New farm advice don land',
    newAdviceBody: (n) => `${n} new advice dey for your farm.`,
    heavyRain: 'Heavy rain dey come',
    heavyRainBody:
      'About {mm} mm rain fit fall near {place} on {day}. Open your gutter, cover wetin you don harvest, and wait first before you put fertilizer.',
    veryHot: 'Serious heat dey come',
    veryHotBody:
      'Heat go reach about {degrees}°C near {place} on {day}. Water for early morning or evening, and rest for shade for afternoon.',
    smsStopped: 'SMS don stop',
    smsStoppedBody: 'Di SMS company no gree continue: {reason}. Open di SMS page make you see wetin to do.',
    secondFactorOn: 'Two-step sign-in don on',
    secondFactorOnBody:
      'From now you go need your password and code from your app before you enter. No be you? Change your password and tell di people wey dey run dis service.',
    secondFactorOff: 'Two-step sign-in don off',
    secondFactorOffBody: 'Now your password alone go open your account. No be you? Change your password now.',
  },
  af: {
    newAdvice: 'Nuwe boerderyraad',
    newAdviceBody: (n) =>
      n === 1 ? 'Daar is 1 nuwe raad vir jou plaas.' : `Daar is ${n} nuwe stukkies raad vir jou plaas.`,
    heavyRain: 'Swaar reën kom',
    heavyRainBody:
      'Omtrent {mm} mm reën word naby {place} op {day} verwag. Maak jou vore oop, sit geoeste gewasse onder dak, en wag met kunsmis.',
    veryHot: 'Baie warm dae kom',
    veryHotBody:
      'Omtrent {degrees}°C word naby {place} op {day} verwag. Gee vroeg of laat water, en rus in die middag in die skadu.',
    smsStopped: 'SMS’e is gestop',
    smsStoppedBody:
      'Die SMS-verskaffer weier om voort te gaan: {reason}. Maak die SMS-bladsy oop om te sien wat om te doen.',
    secondFactorOn: 'Tweestap-intekening is aan',
    secondFactorOnBody:
      'Van nou af het jy jou wagwoord en ’n kode uit jou app nodig om in te teken. Was dit nie jy nie? Verander jou wagwoord en sê vir die mense wat hierdie diens bedryf.',
    secondFactorOff: 'Tweestap-intekening is af',
    secondFactorOffBody:
      'Jou wagwoord alleen maak weer jou rekening oop. Was dit nie jy nie? Verander nou jou wagwoord.',
  },
  ng: {
    newAdvice: 'Omayele omape gokunima',
    newAdviceBody: (n) => (n === 1 ? 'Opu na eyele epe 1 lyepya lyoye.' : `Opu na omayele omape ${n} gepya lyoye.`),
    heavyRain: 'Omvula yoonkondo otayi ya',
    heavyRainBody:
      'Otaku tegelelwa omvula ya thika pu mm {mm} popepi na {place} mu {day}. Egulula omikanka, siikila iilya mbyoka wa teya, tegelela nuuhoho.',
    veryHot: 'Uupyu uunene otawu ya',
    veryHotBody:
      'Otaku tegelelwa uupyu wa thika pu {degrees}°C popepi na {place} mu {day}. Tekela ongula nenge konguloshi, u vululukwe momuzile omutenya.',
    smsStopped: 'Okutuma SMS okwa thikama',
    smsStoppedBody: 'Ehangano lya SMS olya tindi okutsikila: {reason}. Egulula epandja lya SMS, u tale shoka to ningi.',
    secondFactorOn: 'Okuya mo nomatsokumwe gaali oku li mo',
    secondFactorOnBody:
      'Okuza ngashingeyi owa pumbwa oshitya shopaholamo nokoda yomo app yoye opo u ye mo. Haku li ngoye? Lundulula oshitya shopaholamo e to lombwele aantu mboka haa longitha oshinima shika.',
    secondFactorOff: 'Okuya mo nomatsokumwe gaali oku thimwa',
    secondFactorOffBody:
      'Oshitya shopaholamo awike otashi egulula okondo yoye. Haku li ngoye? Lundulula oshitya shopaholamo ngashingeyi.',
  },
}
