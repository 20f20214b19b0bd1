import type { tips as english } from '../en/tips.ts'

export const tips: typeof english = {
  irrigation: [
    'Press soil from where di roots dey: if e gum and wet your hand, wait.',
    'Water for morning or evening; afternoon sun dey take am.',
    'Dry grass for ground dey save plenty water.',
  ],
  fertilizer: [
    'Put am for moist ground and cover am; on top e go waste.',
    'Weed first, or na weed you dey feed.',
    'Compost and manure dey make fertiliser work well.',
  ],
  pest: [
    'Waka farm two times a week, look under leaf.',
    'Hand picking, ash and neem first; chemical last.',
    'If you use chemical: glove, mask, no breeze, nobody near; after am no harvest until di days wey dem write for di label don pass.',
  ],
  disease: [
    'Carry sick plant comot from farm.',
    'No work inside wet leaf: you dey carry sickness.',
    'Clean seed and change of crop dey stop most sickness.',
  ],
  harvest: [
    'Dry for tarpaulin, no be bare ground or roadside.',
    'Bite grain: if e crack, e don dry.',
    'No mix mouldy one with good one, no chop am.',
  ],
  other: [
    'Write planting date, rain and wetin you use: e go help next year.',
    'Ask neighbour wey dey do well.',
    'Check forecast before you spray, weed, feed or harvest.',
  ],
}
