import type { model as english } from '../en/model.ts'

export const model: typeof english = {
  numbers: null,
  common: 'no mo na ya omeya iilya gwoye kutya ngashingeyi shoka nenge ando mepya ou',
  baits: 'ombaanga omabaanga okodi iimaliwa okonda',
}
