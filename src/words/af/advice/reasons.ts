import type { reasonTexts as english } from '../../en/advice/reasons.ts'

export const reasonTexts: typeof english = {
  'dry-soil': 'Die gewas het meeste water naby sy wortels opgebruik.',
  'wet-soil': 'Onlangse reën het die grond vol water gemaak.',
  'dry-days': 'Dit het {dry} dae lank skaars gereën.',
  'dry-ahead': 'Skaars reën word voorspel vir {dryAhead} dae.',
  'rain-ahead': 'Omtrent {rain} mm reën word voorspel.',
  'light-rain': '’n Ligte reën van omtrent {rain} mm word voorspel.',
  'wet-days': 'Dit het op {wet} van 7 dae gereën.',
  humid: 'Die lug is nou baie klam.',
  hot: 'Hitte tot {tmax} °C word voorspel.',
  cold: 'Koue tot {tmin} °C word voorspel.',
  wind: 'Wind van omtrent {wind} km/h word voorspel.',
  typical: 'Dit volg wat hier in hierdie tyd gewoonlik is.',
  late: 'Dit is laat geplant, wat dit erger maak.',
  season: 'Dit is die seisoen daarvoor.',
  'dry-season': 'Dit reën hier skaars in hierdie tyd.',
  'wet-season': 'Dit is hier gewoonlik reëntyd.',
  stage: 'Dit pas by {crop} op hierdie stadium: {stage}.',
  window: 'Dit volg die gewone planttyd van {crop} in jou streek.',
  counted: 'Wat jy getel het, sê so.',
  sprayed: 'Jy het ’n bespuiting opgeskryf.',
}
