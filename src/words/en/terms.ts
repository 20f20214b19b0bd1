/** Terms or privacy: the short version first, then each section with an address of its own. The terms are English in every language. */
export interface LegalText {
  title: string
  updated: string
  /** The few sentences that matter most. */
  short: string[]
  sections: { id: string; title: string; paragraphs?: string[]; points?: string[] }[]
}

/** Terms of service. */
export const termsOfService: LegalText = {
  title: 'Terms of Service',
  updated: 'First version, 2026',
  short: [
    '{app} is free for farmers.',
    'Advice helps you decide. You know your field best, and the decision stays yours.',
    'Be kind and honest in the community. What you post, others can read.',
    'You may leave at any time and take your data with you.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who runs this service',
      paragraphs: [
        '{app} is free software that a farmers\' organisation, cooperative, extension service or partner sets up and runs for its farmers. That organisation is "we" in these terms. It keeps the server, looks after the accounts and answers your questions. How to reach it is under Contact.',
      ],
    },
    {
      id: 'use',
      title: 'Using it',
      points: [
        'You need a phone number of your own and a password that only you know. Each person has one account.',
        'Tell us the truth about your farm: advice can only be as good as what it is based on.',
        'If you are under 18, use the service with the agreement of a parent or guardian.',
        'Do not try to break into other accounts, overload the service or copy the data of other farmers.',
      ],
    },
    {
      id: 'advice',
      title: 'What advice can and cannot do',
      paragraphs: [
        'Advice is worked out from the weather forecast, your place, your crops, their stage and your soil, by published agronomic methods. A language model may put it into words; it may not change the figures.',
        'Forecasts can be wrong, and no computer has seen your field. Where figures are typical values for the season and not a live forecast, the screen says so. Look at your field, and ask an extension officer before you spend much money or use a chemical. Always read the label of a product, wear protective clothing and keep the waiting time before harvest.',
        'We do our best, and we promise no harvest, price or profit. As far as the law allows we are not liable for a loss that comes from following or not following advice. Nothing here takes away rights that the law gives you.',
      ],
    },
    {
      id: 'community',
      title: 'The community',
      points: [
        'Your posts, replies and pictures can be read by every signed-in farmer, with your name but never with your phone number.',
        'Post only what is yours and what is lawful. No insults, no fraud, no advertising of dangerous or banned products.',
        'You can delete what you wrote. Administrators may delete posts that break these rules.',
        'What other farmers write is their own view and not our advice.',
      ],
    },
    {
      id: 'sms',
      title: 'SMS',
      paragraphs: [
        'You get SMS only after you have switched them on in your profile. They cost you nothing. Switch them off there at any time, or answer STOP to any of them: they end at once.',
      ],
    },
    {
      id: 'cost',
      title: 'Cost',
      paragraphs: [
        'The service is free. Your network may charge you for data. Pages are kept small, and what you have seen once can be read again offline.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      paragraphs: [
        'You can delete your account in your profile at any time; everything of yours is then removed. We may close an account that breaks these terms and harms others, and will say why. If the service ends, we will tell you in time to download your data.',
        'If these terms change in something that matters to you, we will tell you in the app before the change.',
      ],
    },
    {
      id: 'sources',
      title: 'Sources and credits',
      points: [
        'Weather data by Open-Meteo.com, licensed under CC BY 4.0; with an operator’s own key also by OpenWeather.',
        'Places: GeoNames (geonames.org), licensed under CC BY 4.0.',
        'Climate normals and crop figures are taken from public meteorological and agronomic sources, named with each advice under "How we worked this out". Water needs follow FAO Irrigation and Drainage Paper 56.',
        'The data of these sources were adapted for this service; the sources do not endorse it.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      paragraphs: [
        'The law of the country in which you farm, Nigeria or Namibia, applies to these terms. Talk to us first: most things can be settled in a conversation.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        'Questions, complaints and requests about your data go to the organisation that gave you this address. Signed-in farmers reach its administrators by a post in the community; please write nothing private there, and ask to be called back. In person, turn to your cooperative’s office or extension officer.',
      ],
    },
  ],
}
