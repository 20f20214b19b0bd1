import type { smsTexts as english } from '../en/sms.ts'

export const smsTexts: typeof english = {
  help: '{app}: ndụmọdụ ugbo n’efu. Zite {words}, maọbụ {ask} na ajụjụ. STOP na-akwụsị ya, START na-amalite ya.',
  helpContact: 'Ajụjụ: {contact}',
  code: '{app}: koodu gi bu {code}. O na-aru oru nkeji 10. Agwakwala onye obula. O buru na i rioghi ya, leghara SMS a anya.',
  newPassword:
    '{app}: okwuntughe gi ohuru bu {password}. O nochiri nke ochie. Gbanwee ya na profailu gi. Agwakwala onye obula.',
  numberChanged:
    '{app}: a gbanwere nomba ekwenti nke akauntu gi. O buru na o bughi gi, rio otu ndi oru ugbo ma o bu onye nkuzi oru ugbo enyemaka ozugbo.',
  doneWords: 'emere m ya|e mere m ya|emeela m ya|emeela m|emechara m|emechaala m|o gwula',
  heldWords: 'echere m|anyi chere',
  gaveWords: 'etinyere m nri ala|anyi tinyere nri ala',
  logged: '{app}: e dere ya n’akwukwo oru ubi gi: {did} ({crop}, {day}). Daalu.',
  noted: '{app}: daalu, e dere na i mere ya.',
  howMany: '{app}: n’ime {of}, ole nwere ya? Zaa naani nomba.',
  counted: '{app}: e dere ya n’akwukwo oru ubi gi: {count} n’ime {of} ({crop}, {day}). Daalu.',
  planted: '{app}: edewo ya: {crop}, a kụrụ ya {day}. Zite {today} maka ndụmọdụ.',
  joined: '{app}: nnọọ, e debanyela aha gị. Zite {today} maka ndụmọdụ, {weather} maka ihu igwe, STOP iji kwụsị.',
  joinedAsk: '{app}: nnọọ, e debanyela aha gị. Kedu mgbe ị kụrụ {crop}? Zite: {example} 12/6',
  keeps: 'Anyị na-edebe nọmba, ebe na ihe ọkụkụ gị ruo mgbe ị gwara anyị hichapụ ha.',
  whenPlanted: '{app}: kedu mgbe ị kụrụ {crop}? Zite ụbọchị ya dị ka nke a: {example} 12/6',
  cropFirst: '{app}: maka ndụmọdụ, zite ihe ọkụkụ gị na ụbọchị ị kụrụ ya. Dị ka nke a: {maize} 12/6',
  howJoin:
    '{app}: iji debanye aha, zite {join}, obodo gị, ihe ọkụkụ gị na ụbọchị ị kụrụ ya. Dị ka nke a: {join} ENUGU {maize} 12/6',
  howBags: '{app}: zite {bags}, ihe ọkụkụ gị na ole acre. Dị ka nke a: {bags} {maize} 2',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} (ubochi {n})',
  priceHold: 'Debe ọnwa {n}: ọ ga-eru {price}',
  priceAirtight: ', n’akpa ikuku anaghị abanye {airtight}',
  priceDry: 'Mee ka ọ kpọọ nkụ nke ọma tupu i debe ya.',
  priceNone: 'Onweghị onye gwara anyị ọnụahịa {crop} nso gị. Gwa anyị ihe ị hụrụ.',
  howPrice: '{app}: zite {price} na ihe ọkụkụ gị. Dị ka nke a: {price} {maize}',
  notUnderstood:
    '{app}: anyị aghọtaghị. Mmadụ ga-agụ ya. Ị nwere ike izite {today}, {weather}, {week}, {bags} {maize} 2, {ask} na ajụjụ, {help}.',
  shareYes:
    '{app}: daalụ. Ndị mmekọ, dịka ndị na-azụ ihe ọkụkụ, nwere ike inweta aha, nọmba, ebe na ugbo gị. Iji kwụsị ya, zipu {noShare}.',
  shareNo: '{app}: emechaala. Site ugbu a ọ nweghị onye mmekọ ga-enweta ozi gị. Iji kwere ọzọ, zipu {share}.',
  speaks: '{app}: site ugbu a anyị na-ede n’{language}.',
  claim: '{app}: e debanyere nomba a na webu: {farm}. O bu nke gi? Zaa {yes} ka o digide, {no} ka e hichapu ya.',
  claimSure: '{app}: o bughi nke gi? Ka e hichapu ya kpamkpam ({farm}), zaa {word}. Ka o digide, zaa {yes}.',
  claimDelete: 'HICHAPU',
  claimKept:
    '{app}: daalu, o bu nke gi. Iji banye na webu ozo, pia koodu anyi maka koodu, ma o bu rio okwuntughe ohuru ebe ahu.',
  deleted:
    '{app}: e si na ekwenti gi hichapu akauntu gi. O buru na o bughi gi, rio otu ndi oru ugbo ma o bu onye nkuzi oru ugbo enyemaka.',
  peerAsks: '{name}, {crop}, na-aju: {text} Zaa site na SMS, ma o bu ziga 0.',
  peerThanks: '{app}: daalu. Anyi ga-ezigara ya aziza gi.',
  peerHeld: '{app}: daalu. Onye nkuzi oru ugbo ga-ebu uzo guo aziza gi.',
  peerSkipped: '{app}: daalu. Anyi ga-aju onye ozo.',
  peerRefused: '{app}: biko wepu nomba ekwenti na njiko, zigakwa aziza gi ozo.',
  suggest: '{app}: nke ole nyere aka? Ziga nomba ya, ma o bu 0.\\n{answers}',
  helped: '{app}: o di mma. Daalu.',
}
