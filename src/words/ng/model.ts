import type { modelCheckWords as english } from '../en/model.ts'

export const modelCheckWords: typeof english = {
  numbers: null,
  negators: /\b(ino|inoo|ina[a-z]*|ino[a-z]*|iti[a-z]*|ita[a-z]*|iha[a-z]*|kaa?[a-z]*|kapu)\b/gi,
  common: 'no mo na ya omeya iilya gwoye kutya ngashingeyi shoka nenge ando mepya ou',
  baits: 'ombaanga omabaanga okodi iimaliwa okonda dhenga dhengela ongodhi onomola oonomola etumwalaka evalo',
}
