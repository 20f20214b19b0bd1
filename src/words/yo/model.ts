import type { modelCheckWords as english } from '../en/model.ts'

export const modelCheckWords: typeof english = {
  numbers: null,
  negators: /\b(ko gbodo|ma se|ko|ki i|kii|eewo)\b/gi,
  common: 'ẹ ni ní ti sí kí àti oko omi ọjọ́ náà fún yín lè',
  baits: 'asina akanti koodu owo ijapo ipe nomba foonu telifoonu ojoibi',
}
