import type { landingPageTexts as english } from '../en/landing.ts'

/** The landing page in Yoruba. */
export const landingPageTexts: typeof english = {
  title: 'Ìmọ̀ràn fún oko yín',
  description:
    'Ojú ọjọ́, ìmọ̀ràn oko àti àwùjọ àgbẹ̀ lọ́fẹ̀ẹ́, fún àwọn àgbẹ̀ kéékèèké ní Nàìjíríà àti Nàmíbíà, lórí fóònù tí ẹ ní.',
  hero: {
    title: 'Ẹ mọ iṣẹ́ tó yẹ lóko yín lọ́sẹ̀ yìí',
    text: 'Ojú ọjọ́ oko yín àti ìmọ̀ràn tó yé ni fún ohun ọ̀gbìn kọ̀ọ̀kan: ìgbà gbíngbìn, bíbomi rin, ajílẹ̀ àti ìkórè.',
    signIn: 'Wọlé',
    register: 'Ṣí àkáǹtì',
    claims: ['Ọ̀fẹ́ ni', 'Ó ń ṣiṣẹ́ láìsí nẹ́tíwọ́ọ̀kì', 'Ó wà ní èdè wa', 'Ìrànlọ́wọ́ onímọ̀ wà níbẹ̀', 'Fún fóònù la ṣe é'],
  },
  try: {
    title: 'Ẹ dán an wò: ìmọ̀ràn ọ̀sẹ̀ yìí fún oko yín',
    place: 'Níbo ni oko yín wà?',
    choose: 'Ẹ yan ìpínlẹ̀ tàbí agbègbè',
    here: 'Ẹ lo GPS',
    crop: 'Ẹ fọwọ́ kan ohun ọ̀gbìn yín',
    result: 'Ọ̀sẹ̀ yìí: {crop}, {place}',
    planted: 'Fún oko tí a gbìn ní nǹkan bí {date}. Pẹ̀lú ọjọ́ tiyín, ìmọ̀ràn yóò bá oko yín mu.',
    done: 'Ó ti parí',
    well: 'Ẹ kú iṣẹ́!',
    quiet: 'Kò sí iṣẹ́ lórí ohun ọ̀gbìn yìí níbí ní ọ̀sẹ̀ yìí.',
    weekly: 'Ẹ gbà á lọ́sọ̀ọ̀sẹ̀: nọ́ńbà yín',
    phone: 'Nọ́ńbà fóònù',
    go: 'Ẹ tẹ̀síwájú',
    note: 'Ọ̀fẹ́ ni. A kò fi nǹkan kan pamọ́ kí ẹ tó ṣí àkántì.',
    other: 'Ẹ dán ohun ọ̀gbìn mìíràn wò',
  },
  sample: {
    label: 'Àpẹẹrẹ àsọtẹ́lẹ̀',
    place: 'Oko yín',
    sky: 'Ìkùukùu níbì kan',
    rows: [
      { day: 'Òní', high: '28°C', rain: '0 mm' },
      { day: 'Ọ̀la', high: '27°C', rain: '12 mm' },
      { day: 'Ọ̀tunla', high: '29°C', rain: '3 mm' },
    ],
    note: 'Àpẹẹrẹ ni. Ẹ wọlé láti rí ojú ọjọ́ ibi tí ẹ wà.',
  },
  features: {
    title: 'Ohun tí ẹ ó rí gbà',
    cards: [
      {
        title: 'Ojú ọjọ́ oko yín gan-an',
        text: 'Ọjọ́ méje ní kíkún, fún oko yín.',
        points: ['Ooru, òjò, ọ̀rinrin àti afẹ́fẹ́', 'Ìkìlọ̀ ojú ọjọ́ líle', 'Ìgbà tó yẹ láti bomi rin'],
      },
      {
        title: 'Ìmọ̀ràn ẹ̀rọ (AI)',
        text: 'Àwọn nǹkan díẹ̀ tó yẹ ní ṣíṣe lọ́sẹ̀ yìí, fún ohun ọ̀gbìn kọ̀ọ̀kan.',
        points: ['Ìgbà gbíngbìn', 'Yíyí ohun ọ̀gbìn padà', 'Ìdènà kòkòrò àti àrùn'],
      },
      {
        title: 'Àwùjọ àgbẹ̀',
        text: 'Ẹ béèrè, ẹ dáhùn, ẹ kẹ́kọ̀ọ́ lọ́dọ̀ àgbẹ̀ tó wà nítòsí.',
        points: ['Àgbẹ̀ ń kọ́ àgbẹ̀', 'Bíbéèrè lọ́wọ́ onímọ̀', 'Ìròyìn ọjà'],
      },
    ],
  },
  crops: {
    title: 'A ṣe é fún ohun tí ẹ ń gbìn',
    text: 'Ìmọ̀ràn ń bójú tó ìwọ̀nyí, àti ohun ọ̀gbìn míìràn tó ju ogún lọ.',
    cards: [
      { name: 'Àgbàdo', points: ['Gbíngbìn pẹ̀lú òjò àkọ́rọ̀ tó dúró', 'Ìṣọ́ kòkòrò armyworm', 'Ajílẹ̀ lásìkò'] },
      { name: 'Ẹ̀gẹ́', points: ['Igi ẹ̀gẹ́ tó mọ́', 'Àmì àrùn mosaic àti ìlà pupa', 'Ìgbà tó yẹ láti wú u'] },
      {
        name: 'Ìrẹsì',
        points: ['Ìjìn omi ní ìpele kọ̀ọ̀kan', 'Àmì àrùn blast àti kòkòrò inú pòròpórò', 'Ìkórè àti sísá'],
      },
      { name: 'Ẹ̀wà', points: ['Àlàfo àti títètè ro oko', 'Ìṣọ́ iná ewé àti kòkòrò inú èso', 'Ìpamọ́ gbígbẹ'] },
      { name: 'Iṣu', points: ['Èbù tó dára àti ebè', 'Fífi igi gbé e àti ríro', 'Ìpamọ́ sínú àká'] },
      { name: 'Ọkà bàbà', points: ['Gbíngbìn ṣáájú ọ̀gbẹlẹ̀', 'Ìdènà striga', 'Ìṣọ́ ẹyẹ àti eṣinṣin ọkà'] },
      { name: 'Jéró', points: ['Títètè gbìn ní àkókò kúkúrú', 'Àmì àrùn downy mildew', 'Ìkórè kí òjò tó padà'] },
      { name: 'Kọfí', points: ['Òjìji àti bíbo ilẹ̀', 'Ìpẹtà àti kòkòrò inú èso', 'Kíká àti sísá'] },
    ],
  },
  trust: {
    title: 'Ìdí tí àgbẹ̀ fi lè gbẹ́kẹ̀ lé e',
    cards: [
      {
        title: 'Fún fóònù la ṣe é',
        text: 'Ó dára fún fóònù kékeré àti nẹ́tíwọ́ọ̀kì tó ń falẹ̀. Dátà díẹ̀ ló ń lò.',
      },
      {
        title: 'Ẹ̀rọ (AI)',
        text: 'A ń ṣírò ojú ọjọ́, ilẹ̀ àti ìpele ìdàgbà pẹ̀lú ọ̀nà tí àwọn onímọ̀ ti tẹ̀ jáde. Gbogbo ìmọ̀ràn ń sọ ìdí rẹ̀.',
      },
      {
        title: 'Ìyípadà ojú ọjọ́',
        text: 'A ń ka òjò tó pẹ́, ọ̀gbẹlẹ̀ àti ooru mọ́ ọn, kí ẹ lè ṣe nǹkan kí ó tó ná yín lówó.',
      },
    ],
  },
  soon: {
    title: 'Ó ń bọ̀ láìpẹ́',
    badge: 'Láìpẹ́',
    cards: [
      { title: 'Ẹ̀rọ (AI) tó mọ kòkòrò', text: 'Ẹ ya fọ́tò ewé tó ní àrùn, kí ẹ mọ ohun tó ń ṣe é.' },
      { title: 'Ọjà àwọn àgbẹ̀', text: 'Ẹ gbé ìkórè yín síta, kí ẹ tà á tààrà fún àwọn tó ń rà á.' },
    ],
  },
  end: {
    title: 'Ṣé ẹ ti múra fún àkókò yìí?',
    text: 'Ọ̀fẹ́ ni, ìṣẹ́jú méjì péré.',
    register: 'Bẹ̀rẹ̀ lọ́fẹ̀ẹ́',
    signIn: 'Ẹ ti ní àkáǹtì?',
  },
}
