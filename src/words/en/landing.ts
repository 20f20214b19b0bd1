/** The landing page. */
export const landingPageTexts = {
  title: 'Farming advice for your fields',
  description:
    'Free weather, crop advice and a farmer community for smallholders in Nigeria and Namibia, on the phone you have.',
  hero: {
    title: 'Know what to do on your farm this week',
    text: 'Weather for your own fields and clear advice for each crop: when to plant, water, feed and harvest.',
    signIn: 'Sign In',
    register: 'Create Account',
    claims: ['Free to use', 'Works offline', 'Available in local languages', 'Expert support included', 'Mobile-first'],
  },
  /** First advice before registration. */
  try: {
    title: 'Try it: this week’s advice for your farm',
    place: 'Where is your farm?',
    choose: 'Choose your state or region',
    here: 'Use GPS',
    crop: 'Tap your crop',
    result: 'This week: {crop}, {place}',
    planted: 'For a field planted about {date}. With your own date, the advice fits your own field.',
    done: 'Done',
    well: 'Well done!',
    quiet: 'There is no work on this crop here this week.',
    weekly: 'Get it every week: your number',
    phone: 'Phone number',
    go: 'Go on',
    note: 'It is free. Nothing is saved before you make an account.',
    other: 'Try another crop',
  },
  sample: {
    label: 'Sample forecast',
    place: 'Your farm',
    sky: 'Partly cloudy',
    rows: [
      { day: 'Today', high: '28°C', rain: '0 mm' },
      { day: 'Tomorrow', high: '27°C', rain: '12 mm' },
      { day: 'Day after', high: '29°C', rain: '3 mm' },
    ],
    note: 'An example. Sign in to see the weather of your own place.',
  },
  features: {
    title: 'What you get',
    cards: [
      {
        title: 'Hyperlocal weather',
        text: 'Seven days in detail, for your own fields.',
        points: ['Temperature, rainfall, humidity and wind', 'Extreme weather alerts', 'Smart irrigation timing'],
      },
      {
        title: 'AI advisories',
        text: 'The few things worth doing this week, for each crop.',
        points: ['Planting times', 'Crop rotation', 'Pest and disease prevention'],
      },
      {
        title: 'Farmer community',
        text: 'Ask, answer and learn from farmers near you.',
        points: ['Community peer learning', 'Expert consultation', 'Market intelligence'],
      },
    ],
  },
  crops: {
    title: 'Made for what you grow',
    text: 'Advice looks after these points, and more than twenty other crops.',
    cards: [
      {
        name: 'Maize',
        points: ['Planting with the first steady rains', 'Fall armyworm watch', 'Top-dressing on time'],
      },
      { name: 'Cassava', points: ['Clean stem cuttings', 'Mosaic and brown streak signs', 'When to lift the roots'] },
      { name: 'Rice', points: ['Water depth by stage', 'Blast and stem borer signs', 'Harvest and drying'] },
      { name: 'Beans', points: ['Spacing and early weeding', 'Aphid and pod borer watch', 'Dry, safe storage'] },
      { name: 'Yam', points: ['Sound setts and mounds', 'Staking and weeding', 'Curing and barn storage'] },
      { name: 'Sorghum', points: ['Sowing before dry spells', 'Striga control', 'Bird and midge watch'] },
      {
        name: 'Millet',
        points: ['Early sowing in short seasons', 'Downy mildew signs', 'Harvest before the rains return'],
      },
      { name: 'Coffee', points: ['Shade and mulch', 'Leaf rust and berry borer', 'Picking and drying'] },
    ],
  },
  trust: {
    title: 'Why farmers can rely on it',
    cards: [
      { title: 'Mobile-first', text: 'Made for small screens and slow networks. It uses little data.' },
      {
        title: 'AI-powered',
        text: 'Weather, soil and growth stage are worked out by published methods. All advice says why.',
      },
      {
        title: 'Climate adaptation',
        text: 'Late rains, dry spells and heat are included, so you can act before they cost you.',
      },
    ],
  },
  soon: {
    title: 'Coming soon',
    badge: 'Coming soon',
    cards: [
      { title: 'AI pest identification', text: 'Take a photo of a sick leaf and learn what it is.' },
      { title: 'Farmer marketplace', text: 'Offer your harvest and sell it to buyers directly.' },
    ],
  },
  end: {
    title: 'Ready for this season?',
    text: 'It is free, and it takes two minutes.',
    register: 'Get Started Free',
    signIn: 'Already Have Account?',
  },
}
