import type { LegalText } from '../en/terms.ts'

export const privacyPolicy: LegalText = {
  title: 'Iwu nzuzo',
  updated: 'Nke abụọ, Novemba 2026',
  short: [
    '{app} na-edebe ihe ndụmọdụ chọrọ: nọmba ekwentị gị, ebe gị na ihe ọkụkụ gị.',
    'Anyị anaghị ere ozi gị, anyị anaghịkwa egosi mgbasa ozi.',
    'Ndị ọrụ ugbo ndị ọzọ na-ahụ aha gị na ihe i dere, ha anaghị ahụ nọmba ekwentị ma ọ bụ email gị.',
    'Ị nwere ike inweta oyiri nke ihe niile ma ọ bụ hichapụ ha.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Onye na-aza ajụjụ ya',
      paragraphs: [
        'Òtù nyere gị adreesị ma ọ bụ nọmba {app} na-elekọta ya. Ọ na-aza maka ozi gị n’okpuru iwu nchekwa ozi nke Naịjirịa 2023 (NDPA). Na Namibia ọ na-agbaso otu iwu ahụ.',
      ],
    },
    {
      id: 'what',
      title: 'Ihe anyị na-edebe, na ihe kpatara ya',
      points: [
        'Nọmba ekwentị na paswọọdụ, ka ị banye. Ọ nweghị onye pụrụ ịgụ paswọọdụ ahụ.',
        'Aha na email, ma ọ bụrụ na i nye ha: iji kelee gị ma gosi aha n’akụkụ ihe i dere.',
        'Ebe ugbo gị, ihe ọkụkụ, ụbọchị ịkụ, ala na ubi: maka ihu igwe na ndụmọdụ. Anyị na-agụ ebe ị nọ naanị mgbe ị pịrị bọtịnụ.',
        'Akwụkwọ ugbo gị na ndetu ya, ego ị pụrụ imefu na ọnụahịa ị tinyere: ka ndụmọdụ dabara.',
        'Ndụmọdụ na ozi nye gị, na ma ị gụọla ha.',
        'Iji mata ihe na-enyere aka, ohere nwere ike ịhọrọ okwu onye ọ bụla ga-enweta, ma ọ bụ onye na-agaghị enweta ndụmọdụ site na SMS ruo izu ole na ole. A naghị eme nke a n’ịdọ aka na ntị, azịza ma ọ bụ ihe pụrụ imerụ ahụ. Anyị na-edebe otu gị. Ị nwere ike ịgbanyụ nke a: profaịlụ, "{compare}".',
        'Mgbe owuwe ihe ubi gasịrị, anyị na-ajụ otu ugboro ole i wetara. Akụkọ na-egosi naanị ọnụọgụ nke ugbo iri ma ọ bụ karịa, n’enweghị aha.',
        'Ihe i dere, azịza, mmasị na foto. Anyị na-ewepụ ozi zoro ezo, dịka ebe e sere foto.',
        'SMS nye gị: okwu ya, na ma o rutere.',
        'Koodu ị kpọrọ: igodo ị pịrị na ihe egosiri. Oku: nọmba, ụbọchị, ogologo na ego.',
        'Ajụjụ ị jụrụ ebe a, site na koodu, SMS ma ọ bụ oku, foto, olu na azịza ha. Ọ bụrụ na i kwuru ajụjụ n’ọnụ na oku, ụlọ ọrụ oku na-edebe olu ahụ, anyị na-edebe ebe ọ dị.',
        'Koodu weebụ ekwentị gị gosiri: ọ na-arụ ọrụ otu ugboro, nkeji iri.',
        'Kuki anọ: mbanye gị, mbanye na-eche koodu, ekwentị a (ka ndị ọbịa ghara igbochi gị), na asụsụ gị.',
        'Ebe ihe nchọgharị gị na-anata ọkwa maka ekwentị gị, ma ọ bụrụ na ị rịọrọ ha.',
      ],
    },
    {
      id: 'why',
      title: 'N’ihi gịnị n’iwu',
      points: [
        'Iji nye gị ọrụ ị rịọrọ: NDPA ngalaba 25(1)(b)(i).',
        'Nkwenye gị maka ebe ị nọ, SMS, oku, ọkwa na inye ndị mmekọ: ngalaba 25(1)(a). Ị nwere ike iwere ya azụ mgbe ọ bụla.',
        'Iji chebe ọrụ a pụọ na iji ya eme ihe ọjọọ: ngalaba 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Onye na-ahụ ya',
      points: [
        'Ndị ọrụ ugbo ndị ọzọ: aha gị, foto, akara na ihe i dere.',
        'Ndị nlekọta òtù ahụ: ozi ugbo na nke ịkpọtụrụ gị, akwụkwọ ugbo gị na SMS anyị zitere gị. Ha na-agụ ajụjụ ị jụrụ na SMS ọ bụla ngwa na-aghọtaghị. Ndị nkuzi ọrụ ugbo na-agụ ajụjụ gị na aha mbụ gị, steeti na ihe ọkụkụ gị, ọ bụghị nọmba gị. Ndị mmekọ, dịka ndị na-azụ ihe ọkụkụ, na-enweta aha gị, nọmba, ebe na ugbo gị naanị ma i kwere (profaịlụ, "{share}"). Ọ bụrụ na ị jụ ebe ahụ, site na koodu ma ọ bụ SMS {noShare}, ị gaghị anọ na ndepụta ọ bụla na-abịa. Ndepụta onye ọ bụla chọrọ ihe kpatara ya, dịka iwu ụlọ ikpe, nke a na-edekọ.',
        'Onye na-enye ihu igwe: ihe dịka ebe ugbo dị (ihe dịka 11 km), na-enweghị aha.',
        'Netwọk gị na onye na-enye SMS, koodu na oku ({smsProviders}): nọmba gị, okwu, igodo ị pịrị na olu edekọrọ.',
        'Ọrụ ọkwa nke ihe nchọgharị gị: ozi akpọchiri akpọchi ọ na-apụghị ịgụ, ma ị rịọrọ ọkwa.',
        'Ngwa asụsụ, ma òtù ahụ nwere otu: eziokwu dị n’azụ ndụmọdụ ma ọ bụ ajụjụ, na-enweghị aha na nọmba.',
        'Ọ nweghị onye ọzọ, belụsọ iwu ma ọ bụ ụlọ ikpe nyere iwu. Ndị nkuzi na-eji ekwentị mmụta, nke na-apụghị imepe akaụntụ gị.',
      ],
    },
    {
      id: 'how-long',
      title: 'Ogologo oge',
      points: [
        'Akaụntụ gị na ugbo gị: ruo mgbe ị hichapụrụ ha. Mbanye anaghị eji na-akwụsị n’onwe ya.',
        'Ihe apịrị na ihe egosiri na koodu: ụbọchị 2. Na ị kpọrọ koodu ma ọ bụ oku: ụbọchị 90.',
        'Okwu SMS: ụbọchị 30. Ajụjụ: ụbọchị 180, na-enweghị akaụntụ ụbọchị 30.',
        'Mgbe ị hichapụrụ akaụntụ gị, aha gị, nọmba gị na okwu gị apụọla na sava anyị ozugbo. Oyiri nchekwa na-apụ mgbe e dochiri ya. Gwa òtù ahụ ka e hichapụ olu dị n’aka ụlọ ọrụ oku.',
      ],
    },
    {
      id: 'rights',
      title: 'Ikike gị',
      points: [
        'Nweta oyiri nke ihe niile, idebe ya ma ọ bụ iburu ya gaa ebe ọzọ: profaịlụ, "{download}".',
        'Ka e dozie ozi na-ezighi ezi: profaịlụ, "{edit}".',
        'Ka e hichapụ ihe niile: profaịlụ, "{erase}"; site na koodu: {settings}, {eraseByDial}.',
        'Were nkwenye azụ ma ọ bụ jụ: bọtịnụ dị na profaịlụ gị, ma ọ bụ STOP.',
        'Ọ nweghị kọmputa na-ekpebi maka gị: ndụmọdụ na-agwa gị naanị.',
        'Mee mkpesa na Nigeria Data Protection Commission (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS, oku na STOP',
      paragraphs: [
        'Anyị na-eziga SMS ma na-akpọ naanị ebe ị rịọrọ ya. Zaa STOP na SMS ọ bụla: anyị agaghị ezitere gị SMS ma ọ bụ kpọọ gị, ruo mgbe i zitere START. Anyị na-edebe ụbọchị STOP gị na akaụntụ gị.',
      ],
    },
    {
      id: 'safety',
      title: 'Nchekwa na ekwentị gị',
      paragraphs: [
        'Ibe i meghere na-anọ n’ekwentị gị ka ị gụọ ha na-enweghị ịntanetị; ịpụ na-ewepụ ha. Ọ bụrụ na unu na-ekekọrịta ekwentị, pụọ. Ọ bụrụ na ozi gị dabara n’aka ọjọọ ma nwee ike imerụ gị, anyị ga-agwa gị na Kọmịshọn n’ime awa 72.',
      ],
    },
    {
      id: 'contact',
      title: 'Kpọtụrụ anyị',
      paragraphs: [
        'Ajụjụ na arịrịọ na-agakwuru òtù ahụ, ụlọ ọrụ ya ma ọ bụ onye nkuzi ugbo gị. Anyị na-aza n’ime ụbọchị 30, n’efu.',
      ],
    },
  ],
}
