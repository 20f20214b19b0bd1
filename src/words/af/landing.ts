import type { landingPageTexts as english } from '../en/landing.ts'

/** The landing page in Afrikaans. */
export const landingPageTexts: typeof english = {
  title: 'Boerderyraad vir jou eie land',
  description:
    'Gratis weer, raad oor gewasse en ander boere om mee te gesels, vir kleinboere in Nigerië en Namibië, op die foon wat jy het.',
  hero: {
    title: 'Weet wat om hierdie week op jou plaas te doen',
    text: 'Weer vir jou eie land en duidelike raad vir elke gewas: wanneer om te plant, water te gee, te bemes en te oes.',
    signIn: 'Teken in',
    register: 'Maak rekening',
    claims: ['Gratis', 'Werk sonder netwerk', 'In plaaslike tale', 'Hulp van kenners ingesluit', 'Gemaak vir jou foon'],
  },
  try: {
    title: 'Probeer dit: hierdie week se raad vir jou plaas',
    place: 'Waar is jou plaas?',
    choose: 'Kies jou staat of streek',
    here: 'Gebruik GPS',
    crop: 'Raak aan jou gewas',
    result: 'Hierdie week: {crop}, {place}',
    planted: 'Vir ’n land wat omtrent {date} geplant is. Met jou eie datum pas die raad by jou eie land.',
    done: 'Klaar',
    well: 'Mooi so!',
    quiet: 'Daar is hierdie week geen werk aan hierdie gewas hier nie.',
    weekly: 'Kry dit elke week: jou nommer',
    phone: 'Telefoonnommer',
    go: 'Gaan voort',
    note: 'Dit is gratis. Niks word gestoor voordat jy ’n rekening maak nie.',
    other: 'Probeer ’n ander gewas',
  },
  sample: {
    label: 'Voorbeeld',
    place: 'Jou plaas',
    sky: 'Half bewolk',
    rows: [
      { day: 'Vandag', high: '28°C', rain: '0 mm' },
      { day: 'Môre', high: '27°C', rain: '12 mm' },
      { day: 'Oormôre', high: '29°C', rain: '3 mm' },
    ],
    note: 'Net ’n voorbeeld. Teken in om die weer van jou eie plek te sien.',
  },
  features: {
    title: 'Wat jy kry',
    cards: [
      {
        title: 'Weer vir jou eie land',
        text: 'Sewe dae in fyn besonderhede, vir jou eie land.',
        points: ['Temperatuur, reën, vog en wind', 'Waarskuwings oor gevaarlike weer', 'Die regte tyd om water te gee'],
      },
      {
        title: 'Raad met KI',
        text: 'Die paar dinge wat hierdie week die moeite werd is, vir elke gewas.',
        points: ['Planttye', 'Wisselbou', 'Plae en siektes voorkom'],
      },
      {
        title: 'Boere onder mekaar',
        text: 'Vra, antwoord en leer by boere naby jou.',
        points: ['Boere leer by boere', 'Vra ’n kenner', 'Hoe die mark lyk'],
      },
    ],
  },
  crops: {
    title: 'Gemaak vir wat jy plant',
    text: 'Die raad kyk na hierdie punte, en na meer as twintig ander gewasse.',
    cards: [
      {
        name: 'Mielies',
        points: ['Plant met die eerste vaste reën', 'Kyk uit vir herfskommandowurm', 'Topbemesting op tyd'],
      },
      { name: 'Kassava', points: ['Skoon steggies', 'Tekens van mosaïek en bruinstreep', 'Wanneer om te lig'] },
      { name: 'Rys', points: ['Hoe diep die water moet wees', 'Tekens van blast en stamboorder', 'Oes en droog'] },
      {
        name: 'Bone',
        points: ['Spasie en vroeg skoffel', 'Kyk uit vir plantluise en peulboorder', 'Droog en veilig bêre'],
      },
      { name: 'Jam', points: ['Goeie plantstukke en hope', 'Stok en skoffel', 'Droogmaak en bêre'] },
      { name: 'Sorghum', points: ['Saai voor droë tye', 'Beheer striga', 'Kyk uit vir voëls en muggies'] },
      {
        name: 'Mahangu',
        points: ['Saai vroeg in kort seisoene', 'Tekens van donsskimmel', 'Oes voor die reën terugkom'],
      },
      { name: 'Koffie', points: ['Skadu en grondbedekking', 'Koffieroes en bessieboorder', 'Pluk en droog'] },
    ],
  },
  trust: {
    title: 'Waarom boere daarop kan staatmaak',
    cards: [
      {
        title: 'Gemaak vir jou foon',
        text: 'Vir klein skerms en stadige netwerke. Dit gebruik min data.',
      },
      {
        title: 'Met KI',
        text: 'Weer, grond en groei word volgens gepubliseerde metodes uitgewerk. Elke stukkie raad sê hoekom.',
      },
      {
        title: 'Vir ’n klimaat wat verander',
        text: 'Laat reën, droë tye en hitte word ingereken, sodat jy iets kan doen voor dit jou geld kos.',
      },
    ],
  },
  soon: {
    title: 'Kom binnekort',
    badge: 'Binnekort',
    cards: [
      { title: 'KI wat plae ken', text: 'Neem ’n foto van ’n siek blaar en hoor wat dit is.' },
      { title: 'Boeremark', text: 'Bied jou oes aan en verkoop dit reguit aan kopers.' },
    ],
  },
  end: {
    title: 'Reg vir hierdie seisoen?',
    text: 'Dit is gratis en vat twee minute.',
    register: 'Begin gratis',
    signIn: 'Ek het ’n rekening',
  },
}
