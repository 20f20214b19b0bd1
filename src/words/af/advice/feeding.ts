import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: 'omtrent {bags} vir jou {acres}',
    acre: 'omtrent {bags} per akker',
    open: 'vra jou voorligter hoeveel',
    handful: ', een handvol vir omtrent {plants} plante',
  },
  bags: { half: '’n halwe sak van 50 kg', whole: '{n|1 sak (50 kg)|# sakke (50 kg elk)}' },
  products: {
    npk: 'NPK',
    urea: 'ureum',
    nitrogen: 'stikstofkunsmis',
    phosphate: 'fosfaatkunsmis',
    manure: 'verteerde kraalmis',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: eerste kunsmis teen {by}',
      content:
        'Jong wortels kort voeding naby hulle. Gee {product} teen {by}, op klam grond: {dose}. Sit dit 5 cm diep, drie vingers langs die plante, en bedek met grond. Kompos of kraalmis help ook.',
      sms: '{Crop}: gee eerste kunsmis ({product}) teen {by} op klam grond, drie vingers van plante, en bedek dit.',
    },
    'fertilizer.go': {
      title: '{Crop}: goeie dae vir topbemesting',
      content:
        'Dit is die ouderdom om jou {crop} weer te voed. {why} Skoffel eers, gee dan {product}: {dose}. Sit dit drie vingers langs die plante en bedek met grond. Doen dit teen {by}.',
      sms: '{Crop}: tyd vir topbemesting ({product}), teen {by}. Skoffel eers, drie vingers van plante, bedek dit.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hou kunsmis, swaar reën is naby',
      content:
        'Dit is tyd om jou {crop} te voed, maar omtrent {rain} mm reën kan teen {to} val. Dit sal kunsmis en geld wegspoel. Hou die sak droog, skoffel solank, en gee dit as die water weggesak het.',
      sms: '{Crop}: geen kunsmis voor die reen nie (omtrent {rain} mm teen {to}). Skoffel nou, voed daarna.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: hou kunsmis tot die grond nat is',
      content:
        'Dit is tyd om jou {crop} te voed, maar die grond is droog. Kunsmis op droë grond gaan verlore of brand wortels. Skoffel nou en hou {product} gereed. Gee dit die dag na goeie reën of water.',
      sms: '{Crop}: grond te droog vir kunsmis. Skoffel nou, gee {product} die dag na goeie reen of water.',
    },
    'fertilizer.tree': {
      title: 'Voed jou {crop} terwyl die grond nat is',
      content:
        'Die reën dra voeding na die wortels, daarom is dit nou tyd. Teen {by} skoffel ’n kring onder die takke, strooi {product} daar, ’n handbreedte van die stam, en bedek met blare.',
      sms: '{Crop}: voed nou terwyl grond nat is, teen {by}. Skoffel kring, strooi {product}, bedek met blare.',
    },
    'fertilizer.pods': {
      title: 'Grondbone: peule kort gips of kalk',
      content:
        'Peule word vol uit die grond om hulle en bly leeg as kalsium ontbreek. As jy gips of landboukalk kry, strooi dit teen {by} aan die voet van die plante, op klam grond. Moenie daarna skoffel nie.',
      sms: 'Grondbone: strooi gips of kalk aan die voet teen {by}, op klam grond, sodat peule vol word. Skoffel nie daarna nie.',
    },
  },
}
