import type { voice as english } from '../en/voice.ts'

export const voice: typeof english = {
  welcome: 'Barka da zuwa {app}.',
  chooseLanguage: 'Don {language}, ku danna {key}.',
  menu: 'Don shawarar yau, ku danna 1. Don yanayi, ku danna 2. Idan kun yi shawarar ƙarshe, ku danna 3. Don yin tambaya, ku danna 4.',
  after: 'Don sake ji, ku danna 9. Don komawa farko, ku danna 0.',
  next: 'Don shawara ta gaba, ku danna 1.',
  wrongKey: 'Wannan lambar ba ta yin komai a nan.',
  goodbye: 'Mun gode da kira. Sai an jima.',
  failed: 'Yi hakuri, an samu matsala a wurinmu. Ku sake kira daga baya.',
  bySms: 'Za mu aika muku ta SMS.',
  noSms: 'Ba za mu iya aikawa ba: kun dakatar da SMS ɗinmu. Don samunsu, ku aiko mana START ta SMS.',
  noAdvice: 'Babu shawara gare ku yanzu.',
  notRegistered:
    'Ba a yi wa wannan waya rajista ba tukuna. Ku danna 0 sannan 4, ku faɗa mana sunanku, wurinku da amfanin gonarku.',
  noPlace: 'Ba mu san wurinku ba tukuna. Ku danna 0 sannan 4, ku faɗa mana wurinku.',
  done: 'Mun gode. An rubuta.',
  howMany: 'Shuka nawa suke da shi? Ku danna lambar, sannan alamar hash. Kun duba guda:',
  ask: 'Ku faɗi tambayarku bayan ƙara. Sannan ku danna alamar hash.',
  asked: 'Mun gode. Mun sami tambayarku. Wani zai amsa.',
  askedFull: 'Tambayoyinku biyar suna jiran amsa. Don Allah ku jira amsar tukuna.',
  notAsked: 'Ba mu ji komai ba.',
  typical: 'Wannan shi ne yanayin da aka saba a wannan lokaci. Babu hasashe yanzu.',
  unclaimed:
    'An yi wa wannan lamba rajista a yanar gizo. Ku gaya mana ko naku ne: ku danna lambarmu, ko ku amsa SMS ɗinmu.',
  days: ['Yau', 'Gobe', 'Jibi'],
  rain: { none: 'babu ruwan sama', light: 'ruwan sama kaɗan', some: 'ruwan sama', heavy: 'ruwan sama mai yawa' },
  heat: 'Zafin rana a digiri:',
  warning: 'Gargaɗi daga {app}.',
  heavyRainOn: 'Ruwan sama mai yawa na zuwa ranar:',
  heavyRainDo: 'Ku buɗe magudanan ruwa, ku rufe amfanin da kuka girbe, ku jinkirta zuba taki.',
  drySpell: 'Fari yana cutar da wannan shuka. Don jin abin da za ku yi, ku danna 1.',
}
