import type { notificationTexts as english } from '../en/notices.ts'

export const notificationTexts: typeof english = {
  newAdvice: 'Sabuwar shawarar noma',
  newAdviceBody: 'Akwai sabbin shawarwari {n} game da gonarku.',
  heavyRain: 'Ruwan sama mai yawa na zuwa',
  heavyRainBody:
    'Ana sa ran ruwan sama kusan mm {mm} a kusa da {place} ranar {day}. Ku buɗe magudanan ruwa, ku rufe amfanin da kuka girbe, ku jinkirta zuba taki.',
  veryHot: 'Zafi mai tsanani na zuwa',
  veryHotBody:
    'Ana sa ran zafi kusan {degrees}°C a kusa da {place} ranar {day}. Ku yi ban ruwa da safe ko da yamma, ku huta a inuwa da rana.',
  smsStopped: 'An dakatar da aika SMS',
  smsStoppedBody: 'Kamfanin SMS ya ƙi ci gaba: {reason}. Ku buɗe shafin SMS don ganin abin yi.',
  secondFactorOn: 'An kunna shiga mataki biyu',
  secondFactorOnBody:
    'Daga yanzu za ku buƙaci kalmar sirri da lamba daga manhaja don shiga. Ba ku ne ba? Ku canja kalmar sirri, ku gaya wa masu kula da wannan sabis.',
  secondFactorOff: 'An kashe shiga mataki biyu',
  secondFactorOffBody: 'Yanzu kalmar sirri kaɗai tana buɗe akawun ɗinku. Ba ku ne ba? Ku canja kalmar sirri yanzu.',
  answeredQuestion: 'An amsa tambayarku',
  fromOfficer: 'Daga {name}, malamin gona: {text}',
  restAt: 'Sauran: {link}',
  answeredPost: 'An amsa saƙonku',
  answeredReply: 'An mayar da martani ga amsarku',
  phoneChanged: 'An canja lambar wayarku',
  phoneChangedBody:
    'Daga yanzu ku shiga da sabuwar lamba. Idan ba ku ba ne, ku nemi taimakon ƙungiyar manoma ko malamin gona nan da nan.',
  emailChanged: 'An canja adireshin imel ɗinku',
  emailChangedBody:
    'Idan ba ku ba ne, ku canja kalmar sirri, ku nemi taimakon ƙungiyar manoma ko malamin gona nan da nan.',
  codeSignIn: 'An shiga da lamba',
  codeSignInBody:
    'Wani ya shiga yanar gizo da lambar da wayarku ta nuna. Idan ba ku ba ne, ku buɗe Tsaro a bayananku, ku fitar da sauran wuraren shiga.',
  fromPeer: 'Wani manomi na kusa ya ce: {text}',
  peerAsks: 'Manomi na kusa yana tambaya',
  peerAsksBody: '{name}, {crop}: {text}',
}
