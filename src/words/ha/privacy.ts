import type { LegalText } from '../en/terms.ts'

export const privacyPolicy: LegalText = {
  title: 'Tsare sirrin bayananka',
  updated: 'Fitowa ta biyu, Nuwamba 2026',
  short: [
    '{app} yana adana abin da shawara ke bukata: lambar wayarka, wurinka da amfanin gonarka.',
    'Ba ma sayar da bayananka, ba ma nuna talla.',
    'Sauran manoma suna ganin sunanka da sakonninka, ba sa ganin lambar waya ko imel.',
    'Za ka iya samun kwafin komai ko ka goge shi.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Wane ne ke da alhaki',
      paragraphs: [
        'Kungiyar da ta ba ka adireshi ko lambar {app} ce ke tafiyar da shi. Ita ce ke da alhakin bayananka bisa dokar kare bayanai ta Nijeriya ta 2023 (NDPA). A Namibiya ma tana bin wadannan ka’idoji.',
      ],
    },
    {
      id: 'what',
      title: 'Abin da muke adanawa, da dalili',
      points: [
        'Lambar waya da kalmar sirri, don ka shiga. Ba wanda zai iya karanta kalmar sirri.',
        'Suna da imel, idan ka bayar: don gaishe ka da nuna suna kusa da sakonninka.',
        'Wurin gonarka, amfanin gona, ranar shuka, kasa da filaye: don yanayi da shawara. Muna karanta wurin da kake ne kawai idan ka danna maballi.',
        'Littafin gonarka da bayanansa, kudin da za ka iya kashewa da farashin da ka shigar: don shawara ta dace.',
        'Shawara da sakonni zuwa gare ka, da ko ka karanta su.',
        'Don sanin abin da ke taimako, sa’a na iya zaɓar wa zai samu wane irin kalmomi, ko wa ba zai samu shawara ta SMS ba na wasu makonni. Ba a yi wa gargaɗi, amsoshi ko abin da zai iya cutarwa haka ba. Muna adana rukuninka. Za ka iya kashe wannan: bayananka, "{compare}".',
        'Bayan girbi muna tambaya sau ɗaya nawa aka samu. Rahoto yana nuna alkaluman gonaki goma ko fiye kawai, ba suna.',
        'Rubuce-rubuce, amsoshi, so da hotuna. Ana cire boyayyun bayanai, kamar inda aka dauki hoto.',
        'SMS zuwa gare ka: kalmomin, da ko ya isa.',
        'Kiran lambar menu: maballan da ka danna da abin da aka nuna. Kiran waya: lamba, rana, tsawo da kudinsa.',
        'Tambayoyin da ka yi a nan, ta menu, SMS ko kira, da hotunansu, muryoyinsu da amsoshinsu. Idan ka yi tambaya da murya a kira, kamfanin kira yana adana muryar, mu kuma muna adana inda take.',
        'Lambar shiga yanar gizo da wayarka ke nunawa: tana aiki sau daya, na minti goma.',
        'Kukis hudu: shigarka, shigar da ke jiran lamba, wannan wayar (don kada bako ya hana ka shiga), da harshenka.',
        'Inda burauzarka ke karbar fadakarwa zuwa wayarka, idan ka nema.',
      ],
    },
    {
      id: 'why',
      title: 'Bisa wane dalili na doka',
      points: [
        'Don ba ka aikin da ka nema: NDPA sashe na 25(1)(b)(i).',
        'Yardarka game da wuri, SMS, kira, fadakarwa da ba abokan aiki: sashe na 25(1)(a). Za ka iya janye ta a kowane lokaci.',
        'Don kare aikin daga masu barna: sashe na 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Wa ke gani',
      points: [
        'Sauran manoma: sunanka, hoto, lamba ta girmamawa da abin da ka rubuta.',
        'Masu kula na kungiyar: bayanan gona da na tuntuba, littafin gonarka da SMS da muka aika maka. Suna karanta tambayoyinka da kowane SMS da na’ura ba ta fahimta ba. Malaman gona suna karanta tambayoyinka tare da sunanka na farko, jiha da amfaninka, amma ba lambarka ba. Abokan aiki, kamar masu sayen amfani, ba sa samun sunanka, lambarka, wurinka da gonarka sai idan ka yarda (bayananka, "{share}"). Idan ka ce a’a a can, ta menu ko da SMS {noShare}, ba za ka shiga wani jeri na gaba ba. Jerin kowa yana bukatar dalili, kamar umarnin kotu, wanda ake ajiyewa.',
        'Mai ba da yanayi: kusan wurin gona (kimanin 11 km), ba tare da suna ba.',
        'Layin wayarka da kamfanin SMS, menu da kira ({smsProviders}): lambarka, kalmomin, maballan da ka danna da muryoyi.',
        'Mai aika fadakarwa na burauzarka: sako a kulle da ba zai iya karantawa ba, idan ka nema.',
        'Na’urar harshe, idan kungiyar ta saka ta: dalilan shawara ko tambaya, ba suna ba lamba.',
        'Ba wani kuma, sai idan doka ko kotu ta umarta. Masu horo suna amfani da wayar gwaji, wadda ba ta iya bude asusunka.',
      ],
    },
    {
      id: 'how-long',
      title: 'Tsawon lokaci',
      points: [
        'Asusunka da gonarka: har sai ka goge su. Shigar da ba a amfani da ita tana karewa da kanta.',
        'Abin da aka danna da abin da aka nuna a menu: kwana 2. Cewa ka kira: kwana 90.',
        'Kalmomin SMS: kwana 30. Tambaya: kwana 180, idan babu asusu kwana 30.',
        'Idan ka goge asusunka, sunanka, lambarka da kalmominka sun fita daga sabarmu nan take. Kwafin ajiya yana fita idan aka sabunta shi. Ka nemi kungiyar ta sa a goge muryar da ke wurin kamfanin kira.',
      ],
    },
    {
      id: 'rights',
      title: 'Hakkokinka',
      points: [
        'Samun kwafin komai, don ajiya ko kai shi wani wuri: bayananka, "{download}".',
        'A gyara abin da ba daidai ba: bayananka, "{edit}".',
        'A goge komai: bayananka, "{erase}"; ta menu: {settings}, {eraseByDial}.',
        'Janye yarda ko kin yarda: maballan bayananka, ko STOP.',
        'Ba na’urar da ke yanke hukunci a kanka: shawara don sanarwa ce kawai.',
        'Kai kara ga hukumar kare bayanai ta Nijeriya (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS, kira da STOP',
      paragraphs: [
        'Muna aika SMS da kira ne kawai inda ka nema. Ka amsa STOP ga kowane SMS: ba za mu sake aika SMS ko kiran ka ba, sai ka aiko START. Muna adana ranar STOP dinka tare da asusunka.',
      ],
    },
    {
      id: 'safety',
      title: 'Tsaro da wayarka',
      paragraphs: [
        'Shafukan da ka bude suna zama a wayarka don karantawa babu intanet; fita yana cire su. Idan kuna raba waya, ka fita. Idan bayananka suka shiga hannun da bai dace ba kuma akwai hadari gare ka, za mu gaya maka da hukumar cikin awa 72.',
      ],
    },
    {
      id: 'contact',
      title: 'Tuntuba',
      paragraphs: [
        'Tambayoyi da bukatu suna zuwa ga kungiyar, ofishinta ko malamin gona. Muna amsawa cikin kwana 30, kyauta.',
      ],
    },
  ],
}
