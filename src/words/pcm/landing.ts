import type { landingPageTexts as english } from '../en/landing.ts'

/** The landing page in Nigerian Pidgin. */
export const landingPageTexts: typeof english = {
  title: 'Farm advice for your own farm',
  description:
    'Free weather, crop advice and other farmers to talk to, for small farmers for Nigeria and Namibia, for di phone wey you get.',
  hero: {
    title: 'Know wetin to do for your farm this week',
    text: 'Weather for your own farm and clear advice for each crop: when to plant, water, put fertiliser and harvest.',
    signIn: 'Sign in',
    register: 'Open account',
    claims: [
      'E free',
      'E dey work without network',
      'E dey speak your language',
      'People wey sabi go support you',
      'Made for phone',
    ],
  },
  try: {
    title: 'Try am: advice for dis week for your farm',
    place: 'Where your farm dey?',
    choose: 'Choose your state or region',
    here: 'Use GPS',
    crop: 'Touch your crop',
    result: 'Dis week: {crop}, {place}',
    planted: 'For farm wey dem plant around {date}. With your own date, di advice go fit your own farm.',
    done: 'Done',
    well: 'Well done!',
    quiet: 'Work no dey for dis crop for here dis week.',
    weekly: 'Get am every week: your number',
    phone: 'Phone number',
    go: 'Continue',
    note: 'E free. We no dey save anything before you open account.',
    other: 'Try another crop',
  },
  sample: {
    label: 'Just example',
    place: 'Your farm',
    sky: 'Cloud and sun',
    rows: [
      { day: 'Today', high: '28°C', rain: '0 mm' },
      { day: 'Tomorrow', high: '27°C', rain: '12 mm' },
      { day: 'Next tomorrow', high: '29°C', rain: '3 mm' },
    ],
    note: 'Na example be this. Sign in make you see weather for your own place.',
  },
  features: {
    title: 'Wetin you go get',
    cards: [
      {
        title: 'Weather for your own farm',
        text: 'Seven days, well-well, for your own farm.',
        points: ['Heat, rain, how air damp, and breeze', 'Warning when bad weather dey come', 'Di right time to water'],
      },
      {
        title: 'Advice wey AI work out',
        text: 'Di few things wey make sense to do this week, for each crop.',
        points: ['When to plant', 'Which crop to plant next', 'How to stop pest and plant sickness'],
      },
      {
        title: 'Other farmers',
        text: 'Ask, answer and learn from farmers wey dey near you.',
        points: ['Farmers dey teach farmers', 'Ask person wey sabi', 'How market be'],
      },
    ],
  },
  crops: {
    title: 'We make am for wetin you dey plant',
    text: 'Di advice dey look these things, and more than twenty other crops.',
    cards: [
      { name: 'Corn', points: ['Plant with di first steady rain', 'Watch armyworm', 'Second fertiliser on time'] },
      { name: 'Cassava', points: ['Clean stem to plant', 'How to know mosaic and brown streak', 'When to dig am'] },
      { name: 'Rice', points: ['How deep water suppose be', 'How to know blast and stem borer', 'Harvest and dry am'] },
      { name: 'Beans', points: ['Space and early weeding', 'Watch aphid and pod borer', 'Keep am dry and safe'] },
      { name: 'Yam', points: ['Good seed yam and heap', 'Stake and weed', 'Cure am and keep am for barn'] },
      { name: 'Guinea corn', points: ['Plant before dry time', 'Fight witchweed', 'Watch bird and midge'] },
      {
        name: 'Millet',
        points: ['Plant early when season short', 'How to know downy mildew', 'Harvest before rain come back'],
      },
      { name: 'Coffee', points: ['Shade and cover ground', 'Leaf rust and berry borer', 'Pick am and dry am'] },
    ],
  },
  trust: {
    title: 'Why farmers fit trust am',
    cards: [
      { title: 'Made for phone', text: 'For small screen and slow network. E dey chop small data.' },
      {
        title: 'AI dey help am',
        text: 'We dey work out weather, ground and how crop don grow reach with methods wey everybody fit read. Every advice dey talk why.',
      },
      {
        title: 'Ready for weather wey dey change',
        text: 'We dey count late rain, dry time and heat join, make you fit act before dem cost you.',
      },
    ],
  },
  soon: {
    title: 'E dey come soon',
    badge: 'Dey come',
    cards: [
      { title: 'AI wey sabi pest', text: 'Snap sick leaf and know wetin dey worry am.' },
      { title: 'Farmers market', text: 'Show your harvest and sell am straight to buyer.' },
    ],
  },
  end: {
    title: 'You don ready for this season?',
    text: 'E free, and e dey take two minutes.',
    register: 'Start free',
    signIn: 'I get account already',
  },
}
