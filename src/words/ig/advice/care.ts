import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  rules: {
    'care.growing-start': {
      title: '{Crop}: mmalite ọma maka osisi gị',
      content:
        'Izu abụọ mbụ na-ekpebi owuwe. Chụpụ anụ na nnụnụ, mee ka ala dị nro ma dee mmiri gburugburu {crop}, ekwela ka ahịhịa puo. Lelee ubi tupu {by}: ebe osisi na-adịghị, ka i mejupụta ya.',
      sms: '{Crop}: chupu nnunu na anu, ekwela ka ahihia puo. Tupu {by} hu ebe osisi na-adighi.',
    },
    'care.gaps': {
      title: '{Crop}: gụọ osisi gị, mejupụta oghere',
      content:
        'Izu mbụ na-egosi ole ị ga-ewe. Tupu {by} jegharịa n’ahịrị. Ebe osisi na-adịghị, kụọ ọzọ ugbu a; nke azụ anaghị eru ndị ọzọ. Ebe ha jupụtara, hopụ ndị na-adịghị ike. Lezie nnụnụ na ahụhụ anya.',
      sms: '{Crop}: tupu {by} jegharia n’ahiri, mejuputa oghere, belata ebe ha juputara. Lezie nnunu na ahuhu anya.',
    },
    'care.weeds': {
      title: '{Crop}: sụọ ahịhịa ugbu a',
      content:
        'Ahịhịa na-ewere mmiri na nri {crop}; izu isii mbụ kacha mkpa. Tupu {by} sụọ n’etiti ahịrị n’ụtụtụ nkụ, nwayọ, egbutula mgbọrọgwụ. Hapụ ahịhịa nwụrụ anwụ ka o kpuchie ala.',
      sms: '{Crop}: suo ahihia tupu {by}, nwayo, n’ututu nku. Izu 6 mbu kacha mkpa.',
    },
    'care.growing': {
      title: '{Crop}: leta ubi kwa izu',
      content:
        'Ọ dịghị ihe ngwa ngwa n’izu a. Tupu {by} lelee osisi 20 n’ebe 5: oghere, ntụpọ, akwụkwọ edo edo, ahụhụ n’okpuru akwụkwọ. Nsogbu a hụrụ n’oge dị mfe ịkwụsị. Na-asụ ahịhịa.',
      sms: '{Crop}: o dighi ihe ngwa ngwa. Tupu {by} lelee osisi 20 n’ebe 5: oghere, ntupo, ahuhu. Na-asu ahihia.',
    },
    'care.flowering': {
      title: '{Crop}: enyela osisi nsogbu ugbu a',
      content:
        'Owuwe na-etolite ugbu a. Asụla miri emi, egbutula mgbọrọgwụ; jiri aka hopụ nnukwu ahịhịa. Tupu {by} lelee osisi 20, okooko tinyere. Agbala ọgwụ mgbe aṅụ na-efe. Mee ka ala dee mmiri ma i nwee ike.',
      sms: '{Crop}: owuwe na-etolite. Asula miri emi, jiri aka hopu ahihia, lelee osisi 20 tupu {by}.',
    },
    'care.pegs': {
      title: 'Ahụekere: asụkwala, ọ na-abanye n’ala',
      content:
        'Okooko gasịa ahụekere na-ebanye ntu n’ala ka ọ mịa. Ịsụ ahịhịa ugbu a na-agbaji ha. Jiri aka hopụ ahịhịa, mee ka ala dị nro, chọọ ntụpọ akwụkwọ n’osisi 20 tupu {by}.',
      sms: 'Ahuekere: o na-abanye n’ala. Asukwala; jiri aka hopu ahihia. Choo ntupo akwukwo n’osisi 20 tupu {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: kpokọta ala n’ụkwụ osisi',
      content:
        'Ihe na-eto n’ime ala ga-adị na mkpuchi: anwụ na ahụhụ na-esi n’oghere abanye. Tupu {by} kpokọta ala n’ụkwụ, mechie oghere, sụọ ahịhịa. Mee ya mgbe ala dị nro, ọ bụghị mgbe o dere oke mmiri.',
      sms: '{Crop}: tupu {by} kpokota ala n’ukwu, mechie oghere, suo ahihia. Mee ya mgbe ala di nro.',
    },
    'care.stake': {
      title: '{Crop}: mara osisi, wepụ ya n’ala',
      content:
        'Nke dị n’ala na-arịa ọrịa karịa. Tupu {by} mara {crop} gị osisi, kee nwayọ, wepụ akwụkwọ metụrụ ala. Jiri ahịhịa nkụ kpuchie ala. Rụọ ọrụ mgbe akwụkwọ kpọrọ nkụ.',
      sms: '{Crop}: tupu {by} mara osisi, kee nwayo, wepu akwukwo meturu ala, kpuchie ala.',
    },
    'care.ripening': {
      title: '{Crop}: chee ubi na-acha nche',
      content:
        'Mkpụrụ na-eju; nnụnụ, anụ na ndị ohi na-abịa ugbu a. Jegharịa ubi tupu {by}, mgbe ahụ kwa ụbọchị abụọ. Etinyekwala nri ala: ọ ga-efu. Kwado ebe ịmị na akpa kpọrọ nkụ.',
      sms: '{Crop}: o na-acha. Chee nnunu na anu nche, lelee tupu {by}, etinyela nri ala, kwado ebe imi.',
    },
    'care.tree-wet': {
      title: '{Crop}: mee ka ikuku na ìhè banye',
      content:
        'N’udu mmiri ọrịa na-agbasa ebe osisi jupụtara. Tupu {by}, n’ụbọchị nkụ, bepụ alaka nwụrụ anwụ, wepụ mkpụrụ ọrịa, sụọ ụkwụ osisi, meghee ọwa. Lie ọrịa n’ebe dị anya.',
      sms: '{Crop}: tupu {by}, n’ubochi nku, bepu alaka nwuru anwu, wepu mkpuru oria, suo ukwu osisi, meghee owa.',
    },
    'care.tree-dry': {
      title: '{Crop}: kpuchie ala, kpochaa ụzọ ọkụ',
      content:
        'Ọkọchị na-esiri mgbọrọgwụ ike, ọkụ ọhịa na-ebido. Tupu {by} jiri akwụkwọ nkụ kpuchie okpuru osisi, nye osisi na-erubeghị afọ atọ mmiri, kpochaa gburugburu ubi maka ọkụ.',
      sms: '{Crop}: okochi. Tupu {by} kpuchie okpuru osisi, nye obere osisi mmiri, kpochaa uzo oku gburugburu ubi.',
    },
    'care.mat': {
      title: '{Crop}: otu nne, otu nwa',
      content:
        'Ọtụtụ ome na-ekerịta nri, ụyọkọ adị ntakịrị. Tupu {by} hapụ nne, otu ome siri ike na otu obere, bepụ ndị ọzọ. Bepụ akwụkwọ nwụrụ anwụ, kpokọta ala n’ụkwụ, jiri akwụkwọ kpuchie.',
      sms: '{Crop}: tupu {by} hapu nne na ome abuo, bepu ndi ozo. Bepu akwukwo nwuru anwu, kpuchie ala.',
    },
  },
}
