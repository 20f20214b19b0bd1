import type { reasonTexts as english } from '../../en/advice/reasons.ts'

export const reasonTexts: typeof english = {
  'dry-soil': 'Di crop don drink most of di water near im root.',
  'wet-soil': 'Rain wey just fall don full di ground.',
  'dry-days': 'Rain no really fall for {dry} days.',
  'dry-ahead': 'Almost no rain go fall for next {dryAhead} days.',
  'rain-ahead': 'About {rain} mm rain dey forecast.',
  'light-rain': 'Small rain of about {rain} mm dey forecast.',
  'wet-days': 'Rain fall for {wet} of di last 7 days.',
  humid: 'Air damp well-well now.',
  hot: 'Hot weather reach {tmax} °C dey forecast.',
  cold: 'Cold weather reach {tmin} °C dey forecast.',
  wind: 'Breeze of about {wind} km/h dey forecast.',
  typical: 'This one follow how weather dey be for here this time.',
  late: 'You plant am late, so e worse.',
  season: 'Na im season be this.',
  'dry-season': 'Rain no dey fall much for here this season.',
  'wet-season': 'This na rain time for here.',
  stage: 'This one good for {crop} for this stage: {stage}.',
  window: 'This follow di usual planting time of {crop} for your area.',
  counted: 'Na wetin you don count talk am.',
  sprayed: 'You don write say you spray.',
}
