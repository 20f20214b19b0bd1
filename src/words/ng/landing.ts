import type { landingPageTexts as english } from '../en/landing.ts'

/** The landing page in Oshindonga. */
export const landingPageTexts: typeof english = {
  title: 'Omayele gepya lyoye',
  description:
    'Onkalo yombepo, omayele giimeno noshigwana shaanafaalama yo mu Nigeria na Namibia: oshali, mongodhi wu na.',
  hero: {
    title: 'Tseya shoka wu na okuninga mepya lyoye oshiwike shika',
    text: 'Onkalo yombepo yepya lyoye nomayele goshimeno kehe: okukuna, okutekela, okupalutha nokuteya uunake.',
    signIn: 'Inda mo',
    register: 'Ishangitha',
    claims: [
      'Oshali',
      'Otayi longo kaapu na onetweka',
      'Otayi popi melaka lyoye',
      'Ekwatho lyaanongo oli mo',
      'Ya ningilwa ongodhi',
    ],
  },
  try: {
    title: 'Makela: omayele goshiwike shika ge epya lyoye',
    place: 'Epya lyoye oli li peni?',
    choose: 'Hogolola oshitopolwa shoye',
    here: 'Longitha GPS',
    crop: 'Guma oshimeno shoye',
    result: 'Oshiwike shika: {crop}, {place}',
    planted: 'Ge epya lya kunwa lwopo {date}. Nesiku lyoye mwene omayele otaga opalele epya lyoye.',
    done: 'Sha pwa',
    well: 'Owa longo nawa!',
    quiet: 'Kape na iilonga yoshimeno shika mpaka oshiwike shika.',
    weekly: 'Ga mona oshiwike kehe: onomola yoye',
    phone: 'Onomola yongodhi',
    go: 'Tsikila',
    note: 'Oya manguluka. Kape na sha tashi pungulwa manga inoo egulula okonda.',
    other: 'Makela oshimeno shilwe',
  },
  sample: {
    label: 'Oshiholelwa',
    place: 'Epya lyoye',
    sky: 'Iikogo netango',
    rows: [
      { day: 'Nena', high: '28°C', rain: '0 mm' },
      { day: 'Ongula', high: '27°C', rain: '12 mm' },
      { day: 'Ongula onkwawo', high: '29°C', rain: '3 mm' },
    ],
    note: 'Oshiholelwa owala. Inda mo, opo u mone onkalo yombepo yehala lyoye.',
  },
  features: {
    title: 'Shoka to mono',
    cards: [
      {
        title: 'Onkalo yombepo yopopepi',
        text: 'Omasiku gaheyali, nawanawa, gepya lyoye.',
        points: ['Uupyu, omvula, omeya mombepo nombepo', 'Elondodho lyombepo ombwinayi', 'Ethimbo ewanawa lyokutekela'],
      },
      {
        title: 'Omayele ga AI',
        text: 'Iinima iishona mbyoka ya simana oshiwike shika, yoshimeno kehe.',
        points: ['Omathimbo gokukuna', 'Okulundulula iimeno', 'Okukeelela iipuka nomikithi'],
      },
      {
        title: 'Oshigwana shaanafaalama',
        text: 'Pula, yamukula, u ilonge kaanafaalama ye li popepi.',
        points: ['Aanafaalama otaya longathana', 'Pula omunongo', 'Oonkundana dhokomatala'],
      },
    ],
  },
  crops: {
    title: 'Ya ningilwa shoka ho kunu',
    text: 'Omayele otaga tala iinima mbika, niimeno yilwe yi vule omilongo mbali.',
    cards: [
      { name: 'Omapungu', points: ['Kuna nomvula ombwanawa yotango', 'Tala omazinyo', 'Gwedha uuhoho pethimbo'] },
      {
        name: 'Okasava',
        points: ['Iiti ya yela yokukuna', 'Endhindhiliko lyomikithi dhomafo', 'Uunake wu na okufula'],
      },
      { name: 'Olwishi', points: ['Uule womeya', 'Endhindhiliko lyomikithi nomazinyo', 'Okuteya nokwaaneka'] },
      { name: 'Omakunde', points: ['Omahala nokulima kuyele', 'Tala uupuka nomazinyo', 'Pungula mpoka pa kukuta'] },
      { name: 'Ojama', points: ['Ombuto ombwanawa', 'Manga koshiti, lima', 'Okukutika nokupungula'] },
      { name: 'Iilyavala', points: ['Kuna manga oluteni inaalu ya', 'Kondjitha striga', 'Tala uudhila nuudhi'] },
      { name: 'Omahangu', points: ['Kuna kuyele', 'Endhindhiliko lyomikithi', 'Teya manga omvula inaayi galuka'] },
      { name: 'Okofi', points: ['Omuzile nokusiikila evi', 'Omikithi dhomafo noshipuka', 'Okutoola nokwaaneka'] },
    ],
  },
  trust: {
    title: 'Omolwashike aanafaalama taye yi inekele',
    cards: [
      {
        title: 'Ya ningilwa ongodhi',
        text: 'Otayi longo nonetweka onkundi. Otayi longitha odata onshona.',
      },
      {
        title: 'Na AI',
        text: 'Ombepo, evi nokukoka kwiimeno otayi yalulwa nomikalo dha nyanyangidhwa. Eyele kehe otali ti omolwashike.',
      },
      {
        title: 'Elunduluko lyonkalo yombepo',
        text: 'Omvula ya kulila, oluteni nuupyu otayi yalulwa, opo u ninge sha manga inaayi ku yonena.',
      },
    ],
  },
  soon: {
    title: 'Otayi ya masiku',
    badge: 'Masiku',
    cards: [
      { title: 'AI tayi ndhindhilike iipuka', text: 'Thaneka efo tali alukwa, u tseye kutya oshike.' },
      { title: 'Omatala gaanafaalama', text: 'Ulika eteyo lyoye, u li landithe kaalandi mbala.' },
    ],
  },
  end: {
    title: 'Owi ilongekidha?',
    text: 'Oshali, notashi kutha oominute mbali.',
    register: 'Tameka oshali',
    signIn: 'Ondi ishangitha nale',
  },
}
