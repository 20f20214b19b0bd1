import type { landingPageTexts as english } from '../en/landing.ts'

/** The landing page in Hausa. */
export const landingPageTexts: typeof english = {
  title: 'Shawarar noma don gonarku',
  description:
    'Labarin yanayi, shawarar noma da dandalin manoma kyauta, ga ƙananan manoman Najeriya da Namibiya, a wayar da kuke da ita.',
  hero: {
    title: 'Ku san aikin da ya dace a gonarku wannan mako',
    text: 'Yanayin gonarku da shawara a fili don kowane amfani: yaushe za a shuka, a yi ban ruwa, a sa taki, a girbe.',
    signIn: 'Shiga',
    register: 'Buɗe akawun',
    claims: ['Kyauta ne', 'Yana aiki ko babu sabis', 'A harsunan gida', 'Akwai taimakon masana', 'An yi shi don waya'],
  },
  try: {
    title: 'Gwada: shawarar wannan makon don gonarku',
    place: 'Ina gonarku take?',
    choose: 'Zaɓi jiha ko yanki',
    here: 'Yi amfani da GPS',
    crop: 'Taɓa amfanin gonarku',
    result: 'Wannan makon: {crop}, {place}',
    planted: 'Don gonar da aka shuka kusan {date}. Da ranar shukarku, shawarar za ta dace da gonarku.',
    done: 'An gama',
    well: 'Madalla!',
    quiet: 'Babu aiki a wannan amfanin gona a nan a wannan makon.',
    weekly: 'Ku samu kowane mako: lambar wayarku',
    phone: 'Lambar waya',
    go: 'Ci gaba',
    note: 'Kyauta ne. Ba a ajiye komai ba kafin ku buɗe asusu.',
    other: 'Gwada wani amfanin gona',
  },
  sample: {
    label: 'Misalin hasashe',
    place: 'Gonarku',
    sky: 'Gajimare rabi da rabi',
    rows: [
      { day: 'Yau', high: '28°C', rain: '0 mm' },
      { day: 'Gobe', high: '27°C', rain: '12 mm' },
      { day: 'Jibi', high: '29°C', rain: '3 mm' },
    ],
    note: 'Misali ne. Ku shiga don ganin yanayin wurinku.',
  },
  features: {
    title: 'Abin da za ku samu',
    cards: [
      {
        title: 'Yanayin wurinku daidai',
        text: 'Kwana bakwai dalla-dalla, na gonarku.',
        points: ['Zafi, ruwan sama, danshi da iska', 'Gargaɗin yanayi mai tsanani', 'Lokacin ban ruwa da ya dace'],
      },
      {
        title: 'Shawara da na’ura (AI)',
        text: 'Abubuwa kaɗan da suka cancanta wannan mako, na kowane amfani.',
        points: ['Lokacin shuka', 'Canza shuka a gona', 'Kariya daga ƙwari da cututtuka'],
      },
      {
        title: 'Dandalin manoma',
        text: 'Ku tambaya, ku amsa, ku koya daga manoman kusa da ku.',
        points: ['Manoma suna koya wa juna', 'Tambayar masana', 'Labarin kasuwa'],
      },
    ],
  },
  crops: {
    title: 'An yi shi don abin da kuke nomawa',
    text: 'Shawara tana kula da waɗannan, da wasu amfani fiye da ashirin.',
    cards: [
      {
        name: 'Masara',
        points: ['Shuka da ruwan farko mai ɗorewa', 'Lura da tsutsar masara', 'Ƙara taki a kan lokaci'],
      },
      { name: 'Rogo', points: ['Irin rogo mai lafiya', 'Alamun cutar mosaic da ƙunar rogo', 'Lokacin tone rogo'] },
      {
        name: 'Shinkafa',
        points: ['Zurfin ruwa a kowane mataki', 'Alamun cutar ƙuna da tsutsar kara', 'Girbi da busarwa'],
      },
      {
        name: 'Wake',
        points: ['Tazara da noman farko', 'Lura da kwarkwatar shuka da tsutsar wake', 'Ajiya busasshiya'],
      },
      { name: 'Doya', points: ['Iri mai lafiya da kuyyai', 'Kafa sanda da cire ciyawa', 'Ajiyar doya a rumbu'] },
      { name: 'Dawa', points: ['Shuka kafin kwanakin fari', 'Maganin kuduji', 'Lura da tsuntsaye da ƙudan dawa'] },
      {
        name: 'Gero',
        points: ['Shuka da wuri idan damina gajera ce', 'Alamun cutar gero', 'Girbi kafin ruwa ya dawo'],
      },
      { name: 'Kofi', points: ['Inuwa da rufe ƙasa', 'Tsatsar kofi da tsutsar kofi', 'Tsinka da busarwa'] },
    ],
  },
  trust: {
    title: 'Me ya sa manoma za su dogara da shi',
    cards: [
      {
        title: 'An yi shi don waya',
        text: 'Ya dace da ƙaramar waya da sabis mai jinkiri. Ba ya cin data da yawa.',
      },
      {
        title: 'Da na’ura (AI)',
        text: 'Ana lissafa yanayi, ƙasa da matakin girma da hanyoyin da masana suka wallafa. Kowace shawara tana faɗin dalili.',
      },
      {
        title: 'Sauyin yanayi',
        text: 'Ana la’akari da jinkirin damina, fari da zafi, don ku ɗauki mataki kafin ku yi asara.',
      },
    ],
  },
  soon: {
    title: 'Yana zuwa nan kusa',
    badge: 'Nan kusa',
    cards: [
      {
        title: 'Gane ƙwari da na’ura (AI)',
        text: 'Ku ɗauki hoton ganye marar lafiya, ku ji abin da ke damunsa.',
      },
      { title: 'Kasuwar manoma', text: 'Ku nuna amfaninku, ku sayar kai tsaye ga masu saye.' },
    ],
  },
  end: {
    title: 'Kun shirya wa wannan damina?',
    text: 'Kyauta ne, minti biyu kawai.',
    register: 'Fara kyauta',
    signIn: 'Kuna da akawun?',
  },
}
