import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{amount} vir jou {area}',
    acre: '{amount} per akker',
    hectare: '{amount} per hektaar',
  },
  doseShort: {
    area: '{amountShort} vir {area}',
    acre: '{amountShort} per akker',
    hectare: '{amountShort} per hektaar',
  },
  amount: {
    bags: '{least|1 sak (50 kg)|# sakke (50 kg elk)}',
    half: '’n halwe sak van 50 kg',
    bagsRange: '{least} tot {most} sakke (50 kg elk)',
    kg: '{least} kg',
    kgRange: '{least} tot {most} kg',
  },
  amountShort: {
    bags: '{least|1 sak|# sakke}',
    half: '’n halwe sak',
    bagsRange: '{least} tot {most} sakke',
  },
  hand: {
    stand: {
      caps: ', {caps} gelyk plastiek botteldop per plek',
      share: ', 1 gelyk plastiek botteldop vir {stands} plekke',
    },
    metre: {
      caps: ', {caps} gelyk plastiek botteldop per meter ry',
      share: ', 1 gelyk plastiek botteldop vir {stands} meter ry',
    },
  },
  place: {
    stand: 'Sit dit op klam grond in ’n gat {deep} cm diep, {cm} cm van die plant, en maak toe.',
    ring: 'Sit dit op klam grond in ’n halwe kring {cm} cm van die stam, {deep} cm diep, en maak toe.',
    band: 'Sit dit op klam grond in ’n voor {deep} cm diep, {cm} cm van die ry, en maak toe.',
    mud: 'Laat die water uit tot net modder oor is, strooi dit gelyk, en laat water na 2 tot 3 dae weer in.',
    broadcast: 'Strooi dit op die bedding as blare droog is, hark dit in en gee dadelik water.',
  },
  placeShort: {
    stand: 'Gat {deep} cm diep, {cm} cm van plant; maak toe.',
    ring: 'Halwe kring {cm} cm van stam, {deep} cm diep; maak toe.',
    band: 'Voor {deep} cm diep, {cm} cm van ry; maak toe.',
    mud: 'Dreineer tot modder, strooi, water terug na 2-3 dae.',
    broadcast: 'Strooi op die bedding, hark in, gee water.',
  },
  ring: {
    trunk: '{cm} cm van die stam af',
    crown: 'onder die rand van die takke',
  },
  manure: 'Verrotte mis spaar die helfte.',
  products: {
    urea: 'ureum',
    ssp: 'SSP (superfosfaat)',
    can: 'KAN',
    gypsum: 'gips',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: kunsmis {n} van {of}, {product}',
      content: 'Bemesting {n} van {of}. Gee {product}, omtrent {dose}{hand}. {place} Doen dit teen {by}. {manure}',
      sms: '{Crop}: gee {product}, {doseShort}, teen {by}. {placeShort} Bemesting {n} van {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: kunsmis {n} van {of}, {product}',
      content: 'Bemesting {n} van {of}. Skoffel eers. Gee {product}, omtrent {dose}{hand}. {place} Doen dit teen {by}.',
      sms: '{Crop}: gee {product}, {doseShort}, teen {by}. {placeShort} Bemesting {n} van {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hou kunsmis terug, swaar reën kom',
      content:
        'Dit is tyd vir bemesting {n} van {of}, maar swaar reën, omtrent {rain} mm, kan teen {to} val. Dit sal die {product} en jou geld wegspoel. Moenie dit nou gee nie. As die grond gedreineer het, gee omtrent {dose}.',
      sms: '{Crop}: moenie {product} voor die reen gee nie ({rain} mm teen {to}). As die grond gedreineer het, gee {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: hou kunsmis tot die grond nat is',
      content:
        'Dit is tyd vir bemesting {n} van {of}, maar die grond is droog: {product} gaan verlore of brand wortels. Moenie nou gee nie; skoffel. Gee die dag na goeie reën omtrent {dose}. Na {final} betaal dit nie meer nie: hou die sak.',
      sms: '{Crop}: moenie nou {product} gee nie, die grond is droog. Gee die dag na goeie reen {doseShort}, nie na {final} nie.',
    },
    'fertilizer.tree': {
      title: 'Voed jou {crop} terwyl die grond nat is',
      content:
        'Die reën dra nou kos na die wortels. Gee elke plant omtrent {grams} g {product}: ’n sak van 50 kg is genoeg vir {trees}. Teen {by} skoffel ’n kring {ringAt}, strooi dit daar, weg van die stam, en bedek met blare.',
      sms: '{Crop}: gee elke plant omtrent {grams} g {product} teen {by}, weg van die stam, terwyl die grond nat is. Sak: {trees} plante.',
    },
    'fertilizer.pods': {
      title: 'Grondbone: gips nou, vir vol peule',
      content:
        'Peule word vol uit die grond om hulle en bly leeg sonder kalsium. Was dit voorheen leeg, gee gips, omtrent {dose}. Teen {by} strooi dit oor die rye en moenie dit inspit nie. Reën help dit. Moenie nou kalk gee nie.',
      sms: 'Grondbone: strooi gips oor die rye teen {by}, {doseShort}, vir vol peule. Reen help. Moenie nou kalk gee nie.',
    },
  },
}
