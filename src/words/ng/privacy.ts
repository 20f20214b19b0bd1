import type { LegalText } from '../en/terms.ts'

export const privacyPolicy: LegalText = {
  title: 'Ompangela yegameno lyuuyelele',
  updated: 'Oshitiyali, Novomba 2026',
  short: [
    '{app} oha pungula shoka omayele ga pumbwa: onomola yongodhi yoye, ehala lyoye niimeno yoye.',
    'Inatu landitha po uuyelele woye, ihatu ulike wo omatseyitho.',
    'Aanafaalama yalwe oha ya mono edhina lyoye naashoka wa nyola, ihaa ya mono onomola yongodhi nenge o-email.',
    'Oto vulu okukutha okopi yayishe nenge okwi idhima po.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Olye e na oshinakugwanithwa',
      paragraphs: [
        '{app} oha wilikwa kehangano ndyoka lye ku pa oadresa nenge onomola. Olyo tali yamukula kuuyelele woye paveta lyegameno lyuuyelele lyaNigeria lyo 2023 (NDPA). MoNamibia ohali landula iilandulathanwa mbyoka.',
      ],
    },
    {
      id: 'what',
      title: 'Shoka hatu pungula, omolwashike',
      points: [
        'Onomola yongodhi no-password, opo wu ye mo. Kape na ngoka ta vulu okulesha o-password.',
        'Edhina no-email, ngele we ga gandja: tu ku popithe notu ulike edhina puushoka wa nyola.',
        'Ehala lyofaalama, iimeno, omasiku gokukuna, evi niitopolwa: omolwonkalo yombepo nomayele. Ehala mpoka wu li ohatu li lesha owala ngele wa thinda okaposo.',
        'Embo lyofaalama noonota dhalyo, iimaliwa mbyoka to vulu okulongitha noondilo ndhoka wa nyola: opo omayele ga tse koshoye.',
        'Omayele nomatumwalaka gwoye, nongele wa lesha.',
        'Opo tu tseye shoka hashi kwathele, elago otali vulu okuhogolola ngoka ta mono oohapu dhini, nenge ngoka itaa mono omayele mo-SMS uule wiiwike yontumba. Itashi ningwa nomalondodho, nomayamukulo nenge naashoka tashi vulu okweeta oshiponga. Ohatu pungula ongundu yoye. Oto vulu oku shi dhima: oprofaili, "{compare}".',
        'Konima yeteyo ohatu pula lumwe kutya otamu mono shi thike peni. Omalopota ohaga ulike owala omiyalu dhoofaalama omulongo nenge dhi vule po, kaapena omadhina.',
        'Mbyoka wa nyola, omayamukulo, okuhola nomathano. Uuyelele wa holama, ngaashi mpoka ethano lya thanekwa, ohawu kuthwa mo.',
        'O-SMS ndhoka twe ku tumina: oohapu, nongele odha thika.',
        'Ooinda wa dhenga: uuposo mboka wa thinda naashoka sha ulikwa. Oongodhi: onomola, esiku, uule nondando.',
        'Omapulo ngoka to pula mpaka, moinda, mo-SMS nenge mongodhi, omafano, omawi nomayamukulo gago. Ngele owa popi epulo mongodhi, ehangano lyoongodhi ohali pungula ewi, ngaye ohatu pungula mpoka li li.',
        'Okoonda yointaneti yi ulikwa kongodhi yoye: ohayi longo lumwe, uule woominute omulongo.',
        'Oocookie ne: okuya mo kwoye, okuya mo taku tegelele okoonda, ongodhi ndjika (opo aantu inaa ya ku edhilile pondje), nelaka lyoye.',
        'Mpoka o-browser yoye hayi taambele omalondodho gongodhi yoye, ngele owe ga indile.',
      ],
    },
    {
      id: 'why',
      title: 'Paveta lini',
      points: [
        'Opo tu ku pe iilonga mbyoka wa indile: NDPA oshitopolwa 25(1)(b)(i).',
        'Eitaalo lyoye lyehala, lyo-SMS, lyoongodhi, lyomalondodho nolyokugandja kookuume: oshitopolwa 25(1)(a). Oto vulu oku li kutha mo ethimbo kehe.',
        'Opo iilonga yi gamenwe kelongitho lya puka: oshitopolwa 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Olye ha mono',
      points: [
        'Aanafaalama yalwe: edhina lyoye, ethano, endhindhiliko naashoka wa nyola.',
        'Aawiliki yehangano: uuyelele wofaalama nowokukwatathana, embo lyofaalama nooSMS ndhoka twe ku tumina. Ohaa lesha omapulo ngoka to pula no-SMS kehe ndjoka oprogramma inayi uva ko. Aanambelewa yuunamapya ohaa lesha omapulo goye nedhina lyoye lyotango, oshitopolwa niimeno yoye, ihe hanomola yoye. Ookuume, ngaashi aalandi yiimeno, ohaa mono edhina, onomola, ehala nofaalama yoye owala ngele wa zimine (oprofaila, "{share}"). Ngele to ti aawe mpono, moongodhi nenge no-SMS {noShare}, ito ya momusholondondo gulwe. Omusholondondo gwaayehe ogwa pumbwa etompelo, ngaashi elombwelo lyompangu, ndyoka tali nyolwa.',
        'Ehangano lyonkalo yombepo: ehala lyofaalama pathwa (oo 11 km), kaali na edhina.',
        'O-network yoye nehangano lyo-SMS, lyoinda nolyoongodhi ({smsProviders}): onomola yoye, oohapu, uuposo mboka to thindi nomawi.',
        'Oshilongitho shomalondodho sho-browser yoye: etumwalaka lya patwa ndyoka itashi vulu okulesha, ngele owa indile.',
        'O-model yelaka, ngele ehangano oli yi na: uushili womayele nenge wepulo, kaawu na edhina nonomola.',
        'Kape na ngoka ngele haye oveta nenge ompangu ya lombwele. Aalongi ohaa longitha ongodhi yokwiilonga, ndjoka itayi vulu okwiigulula okonto yoye.',
      ],
    },
    {
      id: 'how-long',
      title: 'Uule wethimbo',
      points: [
        'Okonto yoye nofaalama yoye: sigo we yi dhima po. Okuya mo kaaku longithwa ohaku hulu kokwene.',
        'Shoka sha thindwa naashoka sha ulikwa moinda: omasiku 2. Kutya owa dhenge nenge owa ithana: omasiku 90.',
        'Oohapu dho-SMS: omasiku 30. Epulo: omasiku 180, kaapu na okonto omasiku 30.',
        'Ngele owa dhima po okonto yoye, edhina, onomola noohapu dhoye odha zi mo mo-server yetu nziya. Ookopi dhegameno ohadhi zi mo ngele dha pingenwa po. Lombwela ehangano li dhime po ewi pehangano lyoongodhi.',
      ],
    },
    {
      id: 'rights',
      title: 'Uuthemba woye',
      points: [
        'Kutha okopi yayishe, oku yi pungula nenge oku yi fala palwe: oprofaili, "{download}".',
        'Uuyelele wa puka wu opalekwe: oprofaili, "{edit}".',
        'Ayishe yi dhimwe po: oprofaili, "{erase}"; moinda: {settings}, {eraseByDial}.',
        'Kutha mo eitaalo nenge tinda: uuposo moprofaili yoye, nenge STOP.',
        'Kape na okomputa tayi tokola kombinga yoye: omayele ohaga lombwele owala.',
        'Nyenyeta ku Nigeria Data Protection Commission (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'O-SMS, oongodhi no-STOP',
      paragraphs: [
        'Ohatu tumu o-SMS nohatu ithana owala mpoka wa indile. Yamukula STOP ko-SMS kehe: itatu ku tumine we o-SMS nenge oku ku ithana, sigo wa tumu START. Ohatu pungula esiku lyo-STOP yoye pokonto yoye.',
      ],
    },
    {
      id: 'safety',
      title: 'Egameno nongodhi yoye',
      paragraphs: [
        'Omapandja ngoka wa igulula ohaga kala mongodhi yoye opo wu ga leshe kaapu na ointaneti; okuza mo ohaku ga kutha po. Ngele otamu longitha ongodhi pamwe, za mo. Ngele uuyelele woye owi iya momake ga puka notawu vulu oku ku etela oshiponga, otatu ku lombwele nokomisi muule woowili 72.',
      ],
    },
    {
      id: 'contact',
      title: 'Okukwatathana',
      paragraphs: [
        'Omapulo nomaindilo otaga yi kehangano, kombelewa yalyo nenge komulongi gwuunafaalama. Otatu yamukula muule womasiku 30, oshali.',
      ],
    },
  ],
}
