import type { model as english } from '../en/model.ts'

export const model: typeof english = {
  numbers: null,
  common: 'na nke ka ị gị maka ubi mmiri ụbọchị bụ ma ndị ga n’',
  baits: 'okwuntughe paswoodu akauntu koodu ego njiko',
}
