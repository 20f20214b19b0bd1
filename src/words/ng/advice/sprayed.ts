export const sprayIntervalTexts = {
  wait: {
    known: 'Ino teya omasiku {waitDays} konima yomuti.',
    unknown: 'Ino teya omasiku {waitDays} konima yomuti (egameno).',
    dry: 'Ino teya manga inagu kukuta.',
  },
  waitShort: {
    known: 'Ino teya omasiku {waitDays} konima yomuti.',
    dry: 'Ino teya manga inagu kukuta.',
  },
  keepOut: {
    hours: 'Aanona, aaniilonga niimuna inaa ya mo sigo oowili {outHours} dha pita konima yomuti.',
    unknown: 'Aanona, aaniilonga niimuna inaa ya mo sigo oowili {outHours} dha pita konima yomuti (egameno).',
  },
  waitWhy: {
    known: 'Sigo opethimbo ndyoka uuzigo owu li kiikunwa.',
    unknown:
      'Katu shi shoka opakete tayi ti: omasiku {waitDays} ogegameno. Ngele opakete otayi ti ge vule po, tegelela.',
  },
  barredIs: {
    sure: 'Owa longitha {barred}: ogwi indikwa nenge ogwa ngambekwa mpaka.',
    maybe: 'Ogwo {barred} ngaa? Katu na uushili. Ogwi indikwa nenge ogwa ngambekwa mpaka: lesha okakende.',
  },
  tell: { NG: 'omunambelewa gwuunamapya no-NAFDAC', NA: 'omunambelewa gwuunamapya' },
  help: 'Nenge dhenga {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: ino teya sigo {until}',
      content:
        '{barredIs} Omuti ogwa longithwa {sprayed}. Ino teya, ino lya, ino landitha manga {until} inaali thika. {waitWhy} {keepOut}',
      sms: '{Crop}: ino teya, ino lya, ino landitha manga {until} inaali thika. Omuti ogwa longithwa {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: ino ya mepya lya longithwa omuti',
      content: 'Omuti ogwa longithwa {sprayed}. {keepOut} Yoga iikaha noonguwo manga inoo lya. {wait}',
      sms: '{Crop}: omuti ogwa longithwa {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: ino lya, ino landitha iilya mbika',
      content:
        '{barredIs} Ino lya, ino landitha iilya mbika, ino yi pa iimuna. Ino ya mepya. Lombwela {tell} shoka wa longitha. {help} Ngele omuntu ta ehama, fala okakende kokapangelo.',
      sms: '{Crop}: ino lya, ino landitha iilya mbika. {barredIs} Lombwela {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: ino lya, ino landitha iilya',
      content:
        'Ngele omuti gwa {sprayed} ogwa guma iilya, ino yi lya, ino yi landitha, ino yi pa iimuna manga {until} inaali thika, nenge ethimbo ele ngele opakete otayi ti ngaaka. Kiikulya ya pungulwa longitha owala omuti gwasho.',
      sms: '{Crop}: ino lya, ino landitha iilya, ino yi pa iimuna manga {until} inaali thika ngele omuti gwa {sprayed} ogwe yi guma.',
    },
    'pest.enough': {
      title: '{Crop}: ino longitha we omuti: {pest}',
      content:
        'Omuti gwa longithwa omvula ndjika ogwa gwana. Ino longitha we: shoka sha hupa itashi si we nomuti omvula twa taalela. {first}',
      sms: '{Crop}: ino longitha we omuti gwokukondjitha {pest} omvula ndjika, ogwa gwana. {first}',
    },
  },
}
