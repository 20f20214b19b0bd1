import type { planting as english } from '../../en/advice/planting.ts'

export const planting: typeof english = {
  rules: {
    'planting.outside': {
      title: '{Crop}: wannan ba lokacin shuka ba ne',
      content:
        'Lokacin shuka a nan shi ne {from} zuwa {to}. A wajensa ruwa zai iya gazawa. Idan ba ka shuka ba tukuna, jira. Idan ka shuka, shirya kawo ruwa ko sake shuka.',
      sms: '{Crop}: lokacin shuka a nan {from} zuwa {to}. Ba ka shuka ba? Jira. Ka shuka? Shirya ruwa ko sake shuka.',
    },
    'planting.no-rain': {
      title: '{Crop}: rani ba lokacin shuka ba ne',
      content:
        'Yanzu kusan ba a ruwa a nan; damina tana farawa kusan {from}. Idan babu ruwan da za a kawo, shukar yanzu za ta mutu. Ba ka shuka ba? Jira, gyara gona. Ka shuka? Ba da ruwa kowane ’yan kwanaki, rufe ƙasa, ko shirya sake shuka.',
      sms: '{Crop}: rani ne, damina kusan {from}. Ba ka shuka ba? Jira. Ka shuka? Ba da ruwa kowane yan kwanaki.',
    },
    'planting.wait-rain': {
      title: '{Crop}: jira ruwa mai kyau kafin shuka',
      content:
        'Lokacin shuka ya yi, amma damina ba ta kankama ba. Ruwan yaudara yana kashe iri. Ba ka shuka ba? Gyara gona ka jira kimanin mm {onset} cikin kwana {onsetDays}. Ka shuka? Ajiye iri don cike gurabe.',
      sms: '{Crop}: jira ruwa kimanin mm {onset} cikin kwana {onsetDays} kafin shuka. Ka riga ka shuka? Ajiye iri don cike gurabe.',
    },
    'planting.ready': {
      title: '{Crop}: ƙasa ta jiƙe, ana iya shuka',
      content:
        '{why} Lokaci ya yi, ƙasa tana da danshi. Idan ba ka gama shuka {crop} ba, gama kafin {by}: jinkirin shuka yana rage amfani. Yi amfani da iri mai kyau, shuka a layi.',
      sms: '{Crop}: kasa da danshi, lokaci ya yi. Gama shuka kafin {by}. Jinkiri na rage amfani.',
    },
    'planting.dry-start': {
      title: '{Crop}: fari bayan shuka',
      content:
        '{why} Babu ruwan sama a kusa. Iri zai iya ƙin fitowa, yabanya ta mutu. Ajiye irin sake shuka. Kafin {by} duba wurare 10: idan ƙasa da rabi suka fito, sake shuka da ruwan gaba mai kyau.',
      sms: '{Crop}: fari bayan shuka. Duba kafin {by}; idan kasa da rabi suka fito, sake shuka da ruwan gaba.',
    },
    'stage.unknown': {
      title: '{Crop}: yaushe ka shuka?',
      content:
        'Ba mu san lokacin da ka shuka {crop} ba, don haka ba za mu iya faɗin abin da yake bukata ba. Shigar da ranar shuka da matakin girma a jerin amfanin gonarka. Sannan za ka sami shawara a kan ruwa, taki, ƙwari da girbi.',
      sms: '{Crop}: shigar da ranar shuka da matakin girma a Gona, don shawara ta dace da gonarka.',
    },
    'stage.over': {
      title: '{Crop}: an gama girbi?',
      content:
        'Bisa ranar shuka, ya kamata an gama girbin {crop}. Idan an gama, shigar da sabuwar shuka da ranarta, don shawara ta dace da gonarka. Idan ba a gama ba, girbe da wuri: tsohon amfani yana jawo ƙwari da hunhuna.',
      sms: '{Crop}: ya kamata an gama girbi. Idan an gama, shigar da sabuwar shuka da ranarta a Gona.',
    },
    'stage.question': {
      title: '{Crop}: matakin girma daidai ne?',
      content:
        'Ka faɗa mana matakin {crop}: {stated}. Bisa ranar shuka ({planted}) muna tsammanin: {expected}. Duba ranar shuka da mataki a jerin amfanin gonarka, don shawararmu ta dace da gonarka.',
      sms: '{Crop}: {stated} ko {expected}? Duba ranar shuka da mataki a Gona, don shawara ta dace da gonarka.',
    },
  },
}
