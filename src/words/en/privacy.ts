import type { LegalText } from './terms.ts'

/** Personal data: purposes, recipients, retention and rights. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  updated: 'Second version, November 2026',
  short: [
    '{app} keeps what advice needs: your phone number, your place and your crops.',
    'We do not sell your data and show no advertising.',
    'Other farmers see your name and your posts, never your phone number or email.',
    'You can get a copy of everything or delete it.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        '{app} is run by the organisation that gave you its address or its number. It answers for your data under the Nigeria Data Protection Act 2023 (NDPA). In Namibia it follows the same rules.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep, and why',
      points: [
        'Phone number and password, to let you in. Nobody can read the password.',
        'Name and email, if you give them: to greet you and to show a name beside your posts.',
        'Place of your farm, crops, planting days, soil and fields: for weather and advice. Your position is read only when you press the button.',
        'Your farm log and its notes, the money you can spend and the prices you enter: to make advice fit.',
        'Advice and messages for you, and whether you read them.',
        'To learn what helps, chance may pick who gets which words, or who gets no advice by SMS for some weeks. Never warnings, answers or anything that could hurt. We keep your group. You can switch this off: profile, "{compare}".',
        'After a harvest we ask once how much it was. Reports show only figures of ten farms or more, with no names.',
        'Posts, replies, likes and pictures. Hidden data, such as where a picture was taken, are removed.',
        'SMS to you: the text, and whether it arrived.',
        'When you dial us: the keys you pressed and what was shown. Calls: number, day, length and cost.',
        'Questions that you ask here, by dialling, by SMS or in a call, with their photos, recordings and answers. If you speak a question in a call, the call provider stores the recording and we store where it is.',
        'A code for the web that your phone shows you: it works once, for ten minutes.',
        'Four cookies: your sign-in, a sign-in that waits for a code, this phone (so that strangers cannot lock you out), and your language.',
        'Where your browser takes alerts for your phone, if you asked for them.',
      ],
    },
    {
      id: 'why',
      title: 'Legal grounds',
      points: [
        'To give you the service that you asked for: NDPA section 25(1)(b)(i).',
        'Your consent for position, SMS, calls, alerts and sharing with partners: section 25(1)(a). You can take it back at any time.',
        'Keeping the service safe from misuse: section 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      points: [
        'Other farmers: your name, picture, badge and what you post.',
        'Administrators of the organisation: farm and contact data, your farm log and the SMS that we sent you. They read the questions that you ask and every SMS that no program understood. Extension officers read your questions with your first name, state and crops, never your number. Partners, such as crop buyers, get your name, contacts, place and farm only if you said yes (profile, "{share}"). Say no there, by dialling or by SMS ({noShare}), and you will be in no later list. A list of everybody needs a reason, such as a court order, which is recorded.',
        'The weather provider: the rough place of a farm (about 11 km), with no name.',
        'Your network and the provider of SMS, USSD and calls ({smsProviders}): your number, the texts, the keys you press and recordings.',
        'The push service of your browser: an encrypted message that it cannot read, if you asked for alerts.',
        'A language model, if the organisation has set one up: the facts behind an advice or a question, with no name and no number.',
        'Nobody else, unless a law or a court orders it. Trainers use a practice phone, which cannot open your account.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      points: [
        'Your account and your farm: until you delete them. A sign-in that is not used ends by itself.',
        'What you pressed and saw when you dialled: 2 days. The record that you dialled or called: 90 days.',
        'The text of an SMS: 30 days. A question: 180 days, without an account 30 days.',
        'When you delete your account, your name, number and words are gone from our server at once. Copies in backups disappear when backups are replaced. Ask the organisation to have a recording deleted at the call provider.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      points: [
        'Get a copy of everything, to keep or to take elsewhere: profile, "{download}".',
        'Have wrong data put right: profile, "{edit}".',
        'Have everything deleted: profile, "{erase}"; by dialling: {settings}, {eraseByDial}.',
        'Take back a consent or object: the switches in your profile, or STOP.',
        'No computer decides about you: advice only informs.',
        'Complain to the Nigeria Data Protection Commission (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS, calls and STOP',
      paragraphs: [
        'We send SMS and make calls only if you asked for them. Answer STOP to any SMS: we will then send you no SMS and make no calls to you, until you send START. We keep the date of your STOP with your account.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety and your phone',
      paragraphs: [
        'Pages that you opened stay on your phone so that you can read them offline; signing out removes them. If you share a phone, sign out. If your data fall into the wrong hands and that is a risk to you, we will tell you and the Commission within 72 hours.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        'Questions and requests go to the organisation, its office or your extension officer. We answer within 30 days, free of charge.',
      ],
    },
  ],
}
