import type { reasonTexts as english } from '../../en/advice/reasons.ts'

export const reasonTexts: typeof english = {
  'dry-soil': 'Osisi aṅụọla ọtụtụ mmiri dị nso na mgbọrọgwụ ya.',
  'wet-soil': 'Mmiri zoro ọhụrụ juru ala.',
  'dry-days': 'Mmiri ezoghị nke ọma ụbọchị {dry}.',
  'dry-ahead': 'Mmiri agaghị ezo nke ọma ụbọchị {dryAhead}.',
  'rain-ahead': 'A na-atụ anya mmiri mm {rain}.',
  'light-rain': 'A na-atụ anya obere mmiri mm {rain}.',
  'wet-days': 'Mmiri zoro ụbọchị {wet} n’ime 7.',
  humid: 'Ikuku nwere mmiri nke ukwuu.',
  hot: 'A na-atụ anya okpomọkụ ruo {tmax} °C.',
  cold: 'A na-atụ anya oyi ruo {tmin} °C.',
  wind: 'A na-atụ anya ikuku km {wind} n’awa.',
  typical: 'Nke a sochiri otú ọ na-adịkarị ebe a n’oge a.',
  late: 'A kụrụ ya n’azụ, nke na-eme ka ọ ka njọ.',
  season: 'Nke a bụ oge ya.',
  'dry-season': 'Mmiri anaghị ezokarị ebe a n’oge a.',
  'wet-season': 'Oge mmiri ka ọ na-abụkarị ebe a.',
  stage: 'Nke a dabara na {crop} n’ọkwa a: {stage}.',
  window: 'Nke a sochiri oge a na-akụkarị {crop} na mpaghara gị.',
  counted: 'Ihe ị gụrụ gosiri nke a.',
  sprayed: 'Ị dere na e fesara ọgwụ.',
}
