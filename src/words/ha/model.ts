import type { modelCheckWords as english } from '../en/model.ts'

export const modelCheckWords: typeof english = {
  numbers:
    /\b(biyu|uku|hu[dɗ]u|biyar|shida|bakwai|takwas|tara|goma|ashirin|talatin|arba'in|hamsin|[dɗ]ari|dubu|rabi)\b/gi,
  negators: /\b(kada|kar|babu|ba|bai|bata|banda)\b/gi,
  common: 'da ya ta na ku kuma don ruwa gona za ba wannan cikin ko',
  baits:
    'sirri banki akawun akawunti asusu asusun mahadi kudi kudin katin kira kiran waya lamba lambar lambobi lambobin sako haihuwa',
}
