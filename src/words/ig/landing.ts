import type { landingPageTexts as english } from '../en/landing.ts'

/** The landing page in Igbo. */
export const landingPageTexts: typeof english = {
  title: 'Ndụmọdụ maka ubi gị',
  description:
    'Ihu igwe, ndụmọdụ ọkụkụ na ọgbakọ ndị ọrụ ugbo n’efu, maka obere ndị ọrụ ugbo na Naịjirịa na Namibia, n’ekwentị i nwere.',
  hero: {
    title: 'Mara ihe ị ga-eme n’ubi gị n’izu a',
    text: 'Ihu igwe nke ubi gị na ndụmọdụ doro anya maka ihe ọkụkụ ọ bụla: mgbe a ga-akụ, gbaa mmiri, tinye nri ala na mgbe a ga-ewe.',
    signIn: 'Banye',
    register: 'Mepee akaụntụ',
    claims: [
      'Ọ bụ n’efu',
      'Ọ na-arụ ọrụ ma netwọk adịghị',
      'Ọ dị n’asụsụ anyị',
      'Enyemaka ndị ọkachamara so ya',
      'E mere ya maka ekwentị',
    ],
  },
  try: {
    title: 'Nwalee ya: ndụmọdụ izu a maka ugbo gị',
    place: 'Ebee ka ugbo gị dị?',
    choose: 'Họrọ steeti ma ọ bụ mpaghara',
    here: 'Jiri GPS',
    crop: 'Metụ ihe ị na-akọ',
    result: 'Izu a: {crop}, {place}',
    planted: 'Maka ubi a kụrụ ihe dị ka {date}. Were ụbọchị nke gị, ndụmọdụ ga-adaba n’ubi gị.',
    done: 'Emechara',
    well: 'I mere nke ọma!',
    quiet: 'Enweghị ọrụ na ihe ọkụkụ a ebe a n’izu a.',
    weekly: 'Nweta ya kwa izu: nọmba gị',
    phone: 'Nọmba fon',
    go: 'Gaa n’ihu',
    note: 'Ọ bụ n’efu. Anaghị echekwa ihe ọ bụla tupu i mepee akaụntụ.',
    other: 'Nwalee ihe ọkụkụ ọzọ',
  },
  sample: {
    label: 'Ihe atụ amụma',
    place: 'Ubi gị',
    sky: 'Urukpu n’otu akụkụ',
    rows: [
      { day: 'Taa', high: '28°C', rain: '0 mm' },
      { day: 'Echi', high: '27°C', rain: '12 mm' },
      { day: 'Nwanne echi', high: '29°C', rain: '3 mm' },
    ],
    note: 'Ọ bụ ihe atụ. Banye ka ị hụ ihu igwe nke ebe gị.',
  },
  features: {
    title: 'Ihe ị ga-enweta',
    cards: [
      {
        title: 'Ihu igwe nke ebe ị nọ',
        text: 'Ụbọchị asaa n’uju, maka ubi gị.',
        points: [
          'Okpomọkụ, mmiri ozuzo, mmiri dị n’ikuku na ikuku',
          'Ịdọ aka na ntị ihu igwe ọjọọ',
          'Oge kwesịrị maka ịgba mmiri',
        ],
      },
      {
        title: 'Ndụmọdụ igwe (AI)',
        text: 'Ihe ole na ole kwesịrị ime n’izu a, maka ihe ọkụkụ ọ bụla.',
        points: ['Oge ịkụ ihe', 'Ịgbanwe ihe a na-akụ', 'Mgbochi ahụhụ na ọrịa'],
      },
      {
        title: 'Ọgbakọ ndị ọrụ ugbo',
        text: 'Jụọ, zaa, mụta n’aka ndị ọrụ ugbo nọ gị nso.',
        points: ['Ndị ọrụ ugbo na-akụziri ibe ha', 'Ịjụ ndị ọkachamara', 'Akụkọ ahịa'],
      },
    ],
  },
  crops: {
    title: 'E mere ya maka ihe ị na-akọ',
    text: 'Ndụmọdụ na-elekọta ihe ndị a, na ihe ọkụkụ ndị ọzọ karịrị iri abụọ.',
    cards: [
      { name: 'Ọka', points: ['Ịkụ ya na mmiri mbụ na-ezo nke ọma', 'Ileba ikpuru armyworm anya', 'Nri ala n’oge'] },
      { name: 'Akpụ', points: ['Osisi akpụ dị ọcha', 'Akara ọrịa mosaic na ahịrị aja aja', 'Oge a ga-egwu ya'] },
      { name: 'Osikapa', points: ['Omimi mmiri n’ọkwa ọ bụla', 'Akara blast na ikpuru ogbe', 'Owuwe na ịmịkpọ'] },
      { name: 'Agwa', points: ['Ohere na ịtọ ahịhịa n’oge', 'Ileba aphid na ikpuru mkpọ anya', 'Nchekwa kpọrọ nkụ'] },
      { name: 'Ji', points: ['Mkpụrụ ji dị mma na mkpọ', 'Ịma ogu na ịtọ ahịhịa', 'Ịgwọ ji na ọba'] },
      { name: 'Okili', points: ['Ịgha tupu ọkọchị nta', 'Mgbochi striga', 'Ileba nnụnụ na ijiji anya'] },
      {
        name: 'Mileti',
        points: ['Ịgha n’oge ma mmiri dị mkpụmkpụ', 'Akara downy mildew', 'Owuwe tupu mmiri alọghachi'],
      },
      { name: 'Kọfị', points: ['Ndo na ikpuchi ala', 'Nchara akwụkwọ na ikpuru mkpụrụ', 'Ịghọ na ịmịkpọ'] },
    ],
  },
  trust: {
    title: 'Ihe mere ndị ọrụ ugbo ga-eji tụkwasị ya obi',
    cards: [
      {
        title: 'E mere ya maka ekwentị',
        text: 'O dabara obere ekwentị na netwọk na-adọ adọ. Ọ na-eri obere data.',
      },
      {
        title: 'Igwe (AI)',
        text: 'A na-agbakọ ihu igwe, ala na ọkwa uto n’ụzọ ndị ọkachamara bipụtara. Ndụmọdụ ọ bụla na-ekwu ihe kpatara ya.',
      },
      {
        title: 'Mgbanwe ihu igwe',
        text: 'A na-atụle mmiri bịara n’azụ, ọkọchị na okpomọkụ, ka i mee ihe tupu ha emebie ihe.',
      },
    ],
  },
  soon: {
    title: 'Ihe na-abịa',
    badge: 'Ọ na-abịa',
    cards: [
      { title: 'Igwe (AI) na-amata ahụhụ', text: 'See foto akwụkwọ na-arịa ọrịa ka ị mata ihe ọ bụ.' },
      { title: 'Ahịa ndị ọrụ ugbo', text: 'Wepụta ihe i wetara n’ubi, rere ndị na-azụ ya ozugbo.' },
    ],
  },
  end: {
    title: 'Ị dịla njikere maka oge a?',
    text: 'Ọ bụ n’efu, ọ na-ewe nkeji abụọ.',
    register: 'Malite n’efu',
    signIn: 'I nweela akaụntụ?',
  },
}
