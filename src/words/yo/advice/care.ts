import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  rules: {
    'care.growing-start': {
      title: '{Crop}: ìbẹ̀rẹ̀ rere fún ohun ọ̀gbìn rẹ',
      content:
        'Ọ̀sẹ̀ méjì àkọ́kọ́ ló ń pinnu ìkórè. Lé ẹran àti ẹyẹ, jẹ́ kí ilẹ̀ rọ̀ kó sì tutù ní ìdí {crop}, má jẹ́ kí koríko hù. Wo oko ṣáájú {by}: níbi tí kò hù, láti dí àlàfo.',
      sms: '{Crop}: e le eye ati eran, e ko gbodo je ki koriko hu. Ki {by} to koja e wo ibi ti ko hu.',
    },
    'care.gaps': {
      title: '{Crop}: ka ohun ọ̀gbìn rẹ, dí àlàfo',
      content:
        'Ọ̀sẹ̀ àkọ́kọ́ ló ń sọ iye tí wàá kórè. Ṣáájú {by} rìn àwọn ìlà. Níbi tí kò sí, tún gbìn báyìí; èyí tó pẹ́ kì í bá a. Níbi tó há, fa aláìlera tu. Ṣọ́ ẹyẹ àti kòkòrò.',
      sms: '{Crop}: saaju {by} rin awon ila, di alafo, din eyi to ha ku. So eye ati kokoro.',
    },
    'care.weeds': {
      title: '{Crop}: ro koríko báyìí',
      content:
        'Koríko ń gba omi àti oúnjẹ {crop}; ọ̀sẹ̀ mẹ́fà àkọ́kọ́ ló ṣe pàtàkì jù. Ṣáájú {by} ro láàárín ìlà ní òwúrọ̀ gbígbẹ, fẹ́lẹ́fẹ́lẹ́, má gé gbòǹgbò. Fi koríko tó kú sílẹ̀ kó bo ilẹ̀.',
      sms: '{Crop}: ro koriko saaju {by}, felefele, ni owuro gbigbe. Ose 6 akoko lo se pataki ju.',
    },
    'care.growing': {
      title: '{Crop}: yẹ oko wò lọ́sẹ̀ọ̀sẹ̀',
      content:
        'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí. Ṣáájú {by} yẹ 20 wò ní ibi 5: ihò, àmì, ewé ofeefee, kòkòrò lábẹ́ ewé. Ìṣòro tí a tètè rí rọrùn láti dá dúró. Máa ro koríko.',
      sms: '{Crop}: ko si kanjukanju. Saaju {by} ye 20 wo ni ibi 5: iho, ami, kokoro. Maa ro koriko.',
    },
    'care.flowering': {
      title: '{Crop}: má dà á láàmú báyìí',
      content:
        'Ìkórè ń dá sílẹ̀ báyìí. Má ro jinlẹ̀, má gé gbòǹgbò; fọwọ́ fa koríko ńlá. Ṣáájú {by} yẹ 20 wò, pẹ̀lú òdòdó. Má fín nígbà tí oyin ń fò. Jẹ́ kí ilẹ̀ tutù tí o bá lè ṣe é.',
      sms: '{Crop}: ikore n da sile. E ko gbodo ro jinle, e fowo fa koriko, e ye ohun ogbin 20 wo ki {by} to koja.',
    },
    'care.pegs': {
      title: 'Ẹ̀pà: má ro mọ́, ó ń fi èso sínú ilẹ̀',
      content:
        'Lẹ́yìn òdòdó ẹ̀pà ń ti ìṣó sínú ilẹ̀ láti so. Ríro báyìí ń ṣẹ́ wọn. Fọwọ́ fa koríko, jẹ́ kí ilẹ̀ rọ̀ ní ìdí rẹ̀, wá àmì ewé lára 20 ṣáájú {by}.',
      sms: 'Epa: o n fi eso sinu ile. E ko gbodo ro o mo; e fowo fa koriko. E wa ami ewe lara epa 20 ki {by} to koja.',
    },
    'care.earth-up': {
      title: '{Crop}: kó ilẹ̀ jọ sí ìdí rẹ̀',
      content:
        'Ohun tó ń dàgbà nínú ilẹ̀ gbọ́dọ̀ wà ní bíbò: oòrùn àti kòkòrò ń gba inú ihò wọlé. Ṣáájú {by} kó ilẹ̀ jọ sí ìdí, dí ihò, ro koríko. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù.',
      sms: '{Crop}: saaju {by} ko ile jo si idi, di iho, ro koriko. Se e nigba ti ile ro.',
    },
    'care.stake': {
      title: '{Crop}: fi igi gbé e kúrò nílẹ̀',
      content:
        'Èyí tó wà nílẹ̀ ń ní àrùn jù. Ṣáájú {by} fi igi gbé {crop}, so ó jẹ́jẹ́, gé ewé tó kan ilẹ̀. Fi koríko gbígbẹ bo ilẹ̀. Ṣiṣẹ́ nígbà tí ewé gbẹ.',
      sms: '{Crop}: saaju {by} fi igi gbe e, so o jeje, ge ewe to kan ile, bo ile.',
    },
    'care.ripening': {
      title: '{Crop}: ṣọ́ oko tó ń gbó',
      content:
        'Ó ń kún; ẹyẹ, ẹran àti olè ń wá. Rìn oko ṣáájú {by}, lẹ́yìn náà lọ́jọ́ méjì méjì. Má fi ajílẹ̀ mọ́: òfò ni. Múra ibi ìsá àti àpò gbígbẹ sílẹ̀.',
      sms: '{Crop}: o n gbo. E le eye ati eran, e ye e wo ki {by} to koja, e ko gbodo fi ajile, e mura ibi isa.',
    },
    'care.tree-wet': {
      title: '{Crop}: jẹ́ kí afẹ́fẹ́ àti ìmọ́lẹ̀ wọlé',
      content:
        'Nígbà òjò àrùn ń tàn níbi tí igi há. Ṣáájú {by}, lọ́jọ́ gbígbẹ, gé ẹ̀ka tó kú, mú èso aláìsàn kúrò, ro ìdí igi, la ojú omi. Ri aláìsàn mọ́lẹ̀ jìnnà.',
      sms: '{Crop}: saaju {by}, lojo gbigbe, ge eka to ku, mu eso alaisan kuro, ro idi igi, la oju omi.',
    },
    'care.tree-dry': {
      title: '{Crop}: bo ilẹ̀, la ọ̀nà iná',
      content:
        'Ẹ̀ẹ̀rùn le fún gbòǹgbò, iná ìgbẹ́ ń ṣẹlẹ̀. Ṣáájú {by} fi ewé gbígbẹ bo abẹ́ igi, fún igi tí kò tó ọdún mẹ́ta ní omi, la ọ̀nà yí oko ká nítorí iná.',
      sms: '{Crop}: eerun. Saaju {by} bo abe igi, fun igi kekere ni omi, la ona ina yi oko ka.',
    },
    'care.mat': {
      title: '{Crop}: ìyá kan, ọmọ kan',
      content:
        'Ọmọ púpọ̀ ń pín oúnjẹ, odidi á kéré. Ṣáájú {by} fi ìyá, ọmọ alágbára kan àti kékeré kan sílẹ̀, gé ìyókù. Gé ewé tó kú, kó ilẹ̀ jọ sí ìdí, fi ewé bò ó.',
      sms: '{Crop}: saaju {by} fi iya ati omo meji sile, ge iyoku. Ge ewe to ku, bo ile.',
    },
  },
}
