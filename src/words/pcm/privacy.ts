import type { LegalText } from '../en/terms.ts'

export const privacyPolicy: LegalText = {
  title: 'How we dey keep your matter',
  updated: 'Number two version, November 2026',
  short: [
    '{app} dey keep wetin advice need: your phone number, your place and your crops.',
    'We no dey sell your data, we no dey show advert.',
    'Other farmers dey see your name and your posts, dem no dey ever see your phone number or email.',
    'You fit collect copy of everything or delete am.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who get the responsibility',
      paragraphs: [
        'Na the organisation wey give you the address or number dey run {app}. Na dem dey answer for your data under Nigeria Data Protection Act 2023 (NDPA). For Namibia dem dey follow the same rules.',
      ],
    },
    {
      id: 'what',
      title: 'Wetin we dey keep, and why',
      points: [
        'Phone number and password, make you fit enter. Nobody fit read the password.',
        'Name and email, if you give us: to greet you and to put name for your posts.',
        'Place of your farm, crops, day wey you plant, soil and fields: for weather and advice. We dey check where you dey only when you press the button.',
        'Your farm log and the notes, money wey you fit spend and price wey you enter: make advice fit you.',
        'Advice and messages for you, and whether you don read dem.',
        'To know wetin dey help, chance fit choose who get which words, or who no go get advice by SMS for some weeks. Never warning, answer or anything wey fit harm you. We dey keep your group. You fit off am: profile, "{compare}".',
        'After harvest we dey ask one time how much e be. Report dey show only numbers of ten farms or more, no name.',
        'Posts, replies, likes and pictures. We dey remove hidden data, like where person snap the picture.',
        'SMS wey we send you: the words, and whether e reach.',
        'Dial: the keys wey you press and wetin show. Call: number, day, how long and how much.',
        'Question wey you ask here, by dial, SMS or call, the photo, the recording and the answer. If you talk the question for call, the call company dey keep the recording and we dey keep where e dey.',
        'Code for web wey your phone show you: e dey work one time, for ten minutes.',
        'Four cookies: your sign-in, sign-in wey dey wait for code, this phone (make strangers no lock you out), and your language.',
        'Where your browser dey collect alerts for your phone, if you ask for dem.',
      ],
    },
    {
      id: 'why',
      title: 'Which law allow am',
      points: [
        'To give you the service wey you ask for: NDPA section 25(1)(b)(i).',
        'Say you gree, for position, SMS, calls, alerts and to share give partners: section 25(1)(a). You fit take am back any time.',
        'To keep the service safe make nobody misuse am: section 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who dey see am',
      points: [
        'Other farmers: your name, picture, badge and wetin you post.',
        'Administrators of the organisation: farm and contact data, your farm log and the SMS wey we send you. Dem dey read question wey you ask and every SMS wey program no understand. Extension officers dey read your question with your first name, state and crops, but dem no dey see your number. Partners, like people wey dey buy crops, dey get your name, contacts, place and farm only if you gree (profile, "{share}"). If you talk no for there, by dial or by SMS {noShare}, you no go dey inside any list wey dey come. List of everybody need reason, like court order, and we go write am down.',
        'Weather company: about where the farm dey (like 11 km), without name.',
        'Your network and the company for SMS, dial and call ({smsProviders}): your number, the words, the keys wey you press and recordings.',
        'Push service of your browser: locked message wey e no fit read, if you ask for alerts.',
        'Language model, if the organisation set one: the facts behind advice or question, no name and no number.',
        'Nobody else, unless law or court talk so. Trainers dey use practice phone, wey no fit open your account.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      points: [
        'Your account and your farm: until you delete dem. Sign-in wey nobody use dey end by itself.',
        'Wetin you press and see for dial: 2 days. Say you dial or call: 90 days.',
        'Words of SMS: 30 days. Question: 180 days, if you no get account 30 days.',
        'When you delete your account, your name, number and words comot from our server at once. Copy for backup go comot when new backup replace am. Tell the organisation make dem delete recording wey dey with call company.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      points: [
        'Collect copy of everything, to keep or carry go: profile, "{download}".',
        'Make dem correct wrong data: profile, "{edit}".',
        'Delete everything: profile, "{erase}"; by dial: {settings}, {eraseByDial}.',
        'Take back wetin you gree, or refuse: the switches for your profile, or STOP.',
        'Computer no dey decide about you: advice na only to inform you.',
        'Report to Nigeria Data Protection Commission (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS, calls and STOP',
      paragraphs: [
        'We dey send SMS and call only where you ask for am. Answer STOP to any SMS: we no go send you SMS or call you again, until you send START. We dey keep the date of your STOP with your account.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety and your phone',
      paragraphs: [
        'Pages wey you open dey stay for your phone make you read dem offline; when you sign out dem comot. If una dey share phone, sign out. If your data enter wrong hand and e fit harm you, we go tell you and the Commission inside 72 hours.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      paragraphs: [
        'Question and request dey go to the organisation, their office or your extension officer. We go answer inside 30 days, free.',
      ],
    },
  ],
}
