import type { LegalText } from './terms.ts'

/** What is kept about a person, why, for how long, and what they can do about it. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: 'First version, 2026',
  short: [
    'We keep what advice needs: your phone number, your farm and your crops.',
    'We do not sell your data, show advertising or follow you to other sites.',
    'Other farmers see your name and your posts, never your phone number or email.',
    'You can download everything, or delete it, in your profile.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        '{app} is run by the organisation that gave you its address: a cooperative, extension service or partner. That organisation is the data controller under the Nigeria Data Protection Act 2023 (NDPA). In Namibia it follows the same rules.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep, and why',
      points: [
        'Phone number and password: to sign you in. The password is kept only as an argon2id hash that nobody can read back.',
        'Name and email, if you give them: to greet you and to show a name beside your posts.',
        'Place of your farm, from what you type or from your phone’s GPS when you press the button: for weather and advice. Your position is asked for only at that moment and is never followed.',
        'Farm size, crops, planting dates, soil, irrigation, experience: to make advice fit.',
        'Advice and notifications made for you, and whether you read them.',
        'Posts, replies, likes and pictures. Pictures are re-encoded, so that hidden data such as the place where they were taken are removed.',
        'SMS sent to you and their delivery state, if you switched SMS on.',
        'Where the maker of your browser takes messages for your phone, if you asked for alerts on it.',
        'Sign-in sessions: a random token of which only a fingerprint is stored, with the kind of browser. Three cookies: one for the session, one that knows this phone again so that others cannot lock you out, one for your language.',
      ],
    },
    {
      id: 'why',
      title: 'On what ground',
      points: [
        'To give you the service you asked for (NDPA section 25(1)(b)(i)): account, farm, weather, advice, community.',
        'Your consent (section 25(1)(a)): GPS, SMS and alerts on your phone. You can take it back at any time.',
        'Legitimate interest (section 25(1)(b)(v)): keeping the service safe from misuse.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      points: [
        'Other farmers: your name, picture, lead farmer badge and what you post.',
        'Administrators of the organisation: farm and contact data, to help you and to plan. They can export a list of farmers for partners who buy or supply; the organisation must have your agreement for that.',
        'Weather providers (Open-Meteo or OpenWeather): the rough position of a farm, rounded to about 11 km, with no name.',
        'SMS provider ({smsProviders}): your number and the text, only if SMS is on.',
        'The push service of your browser (Google, Mozilla, Apple or Microsoft): an encrypted message that it cannot read, only if you asked for alerts on your phone.',
        'A language model, if the organisation has set one up: the facts behind an advice, with no name, phone number or exact position.',
        'Nobody else, unless a law or court orders it.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      paragraphs: [
        'As long as you have an account. When you delete it, your data are deleted at once; copies in backups disappear as backups are replaced. A session that is not used ends after 30 days. That you said STOP to SMS is kept with its date, so that it stays respected.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['The NDPA 2023 (sections 34 to 38) gives you the right to:'],
      points: [
        'know what is kept about you and get a copy: profile, "Download my data";',
        'have wrong data put right: profile, "Edit Profile";',
        'have your data deleted: profile, "Delete account";',
        'take your data elsewhere in a common format (JSON);',
        'take back a consent, or object to a use of your data;',
        'have a person look at a decision made by a computer. Advice here only informs you; nothing is decided about you.',
        'complain to the Nigeria Data Protection Commission (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS: consent and STOP',
      paragraphs: [
        'SMS are off until you switch them on. Answer STOP to any SMS, or switch them off in your profile: no further SMS is sent.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety and your phone',
      paragraphs: [
        'Pages you opened are kept on your phone so that you can read them offline; signing out removes them. If you share a phone, sign out after use. If we learn that your data got into wrong hands and that is a risk to you, we tell you and the Commission, within 72 hours.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        'Questions and requests go to the organisation that gave you this address: its office, your extension officer, or a post to the administrators in the community asking to be called back. We answer within 30 days, free of charge.',
      ],
    },
  ],
}
