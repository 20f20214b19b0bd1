import type { planting as english } from '../../en/advice/planting.ts'

export const planting: typeof english = {
  rules: {
    'planting.outside': {
      title: '{Crop}: hali ethimbo lyokukuna',
      content:
        'Ethimbo lyokukuna mpaka okuza {from} sigo {to}. Pondje yalyo omvula otashi vulika yi nyenge. Ngele ino kuna natango, tegelela. Ngele owa kuna, ilongekidha okweta omeya nenge okukuna ishewe.',
      sms: '{Crop}: ethimbo lyokukuna mpaka {from} sigo {to}. Ino kuna? Tegelela. Owa kuna? Ilongekidha omeya nenge okukuna ishewe.',
    },
    'planting.no-rain': {
      title: '{Crop}: okwenye hali ethimbo lyokukuna',
      content:
        'Omvula ihayi loko mpaka ngashingeyi; omvula ohayi tameke {from}. Shoka sha kunwa ngashingeyi nokaapu na omeya otashi si. Ino kuna natango? Tegelela, longekidha epya. Owa kuna? Tekela, siikila evi, nenge ilongekidha okukuna ishewe.',
      sms: '{Crop}: okwenye, omvula ohayi tameke {from}. Ino kuna? Tegelela. Owa kuna? Tekela.',
    },
    'planting.wait-rain': {
      title: '{Crop}: tegelela omvula ombwanawa',
      content:
        'Ethimbo lyokukuna olya thika, ihe omvula inayi tameka nawa. Ombuto otayi si. Ino kuna natango? Longekidha epya u tegelele mm {onset} momasiku {onsetDays}. Owa kuna nale? Pungula ombuto yimwe.',
      sms: '{Crop}: tegelela omvula mm {onset} momasiku {onsetDays} manga ino kuna. Owa kuna nale? Pungula ombuto.',
    },
    'planting.ready': {
      title: '{Crop}: evi lya tuta, kuna',
      content:
        '{why} Ethimbo olyo nevi olya tuta. Ngele ino mana okukuna {crop}, mana ({by}): okukuna konima otaku eta eteyo eshona. Longitha ombuto ombwanawa, kuna momithilo.',
      sms: '{Crop}: evi lya tuta, ethimbo olyo. Mana okukuna ({by}). Okukuna konima otaku eta eteyo eshona.',
    },
    'planting.dry-start': {
      title: '{Crop}: omutenya konima yokukuna',
      content:
        '{why} Omvula inayi popepi. Ombuto otashi vulika kaayi mene, iimeno iishona tayi si. Pungula ombuto. ({by}) Tala omaha 10: ngele etata inaali mena, kuna ishewe nomvula tayi landula.',
      sms: '{Crop}: omutenya konima yokukuna. Tala ({by}); ngele etata inaali mena, kuna ishewe nomvula tayi landula.',
    },
    'stage.unknown': {
      title: '{Crop}: owa kuna uunake?',
      content:
        'Katu shi uunake {crop} ya kunwa, onkene itatu vulu okutya oya pumbwa shike. Tula mo esiku lyokukuna nethimbo lyokukoka. Opo nee to mono omayele kombinga yomeya, uushosho, iipuka neteyo lyepya lyoye.',
      sms: '{Crop}: tula mo esiku lyokukuna nethimbo lyokukoka mu Gona, opo omayele ga opalele epya lyoye.',
    },
    'stage.over': {
      title: '{Crop}: owa mana okuteya?',
      content:
        'Okutala kesiku lyokukuna, eteyo olya pumbwa okuhula nale. Ngele olya hulu, tula mo iimeno yoye iipe nesiku lyokukuna. Ngele hasho, teya nziya: iilya iikulu otayi palutha iipuka nuuwulu.',
      sms: '{Crop}: eteyo olya pumbwa okuhula nale. Ngele osho, tula mo iimeno iipe nesiku lyokukuna mu Gona.',
    },
    'stage.question': {
      title: '{Crop}: ethimbo lyokukoka olyo tuu?',
      content:
        'Owe tu lombwele ethimbo lya {crop}: {stated}. Okutala kesiku lyokukuna ({planted}) otwa tegelela: {expected}. Tala esiku lyokukuna nethimbo, opo omayele getu ga opalele epya lyoye.',
      sms: '{Crop}: {stated} nenge {expected}? Tala esiku lyokukuna nethimbo mu Gona, opo omayele ga opalele epya lyoye.',
    },
  },
}
