import type { modelCheckWords as english } from '../en/model.ts'

export const modelCheckWords: typeof english = {
  numbers: null,
  negators: /\b(\p{L}+(kwala|ghi)|\p{L}+ghara|ghara)\b/giu,
  common: 'na nke ka ị gị maka ubi mmiri ụbọchị bụ ma ndị ga n’',
  baits: 'okwuntughe paswoodu akauntu koodu ego njiko kpoo ekwenti nomba ozi omumu',
}
