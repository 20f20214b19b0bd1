import type { tipTexts as english } from '../en/tips.ts'

export const tipTexts: typeof english = {
  squeeze: 'Press soil from where di roots dey: if e gum and wet your hand, wait.',
  earlyOrLate: 'Water for morning or evening; afternoon sun dey take am.',
  dryGrass: 'Dry grass for ground dey save plenty water.',
  moistAndCovered: 'Put am for moist ground and cover am; on top e go waste.',
  weedFirst: 'Weed first, or na weed you dey feed.',
  compost: 'Compost and manure dey make fertiliser work well.',
  walkTwice: 'Waka farm two times a week, look under leaf.',
  handPick: 'Hand picking, ash and neem first; chemical last.',
  chemical:
    'If you use chemical: wear glove and mask, no breeze, nobody near; after am no harvest until di days wey dem write for di label don pass.',
  sickPlants: 'Carry sick plant comot from farm; no leave am inside the row.',
  wetLeaves: 'No work inside wet leaf: you dey carry sickness from plant to plant.',
  cleanSeed: 'Clean seed and change of crop dey stop most sickness.',
  tarpaulin: 'Dry for tarpaulin, no dry am for bare ground or roadside.',
  crack: 'Bite grain: if e crack, e don dry.',
  noMould: 'No mix mouldy one with good one, no chop am.',
  write: 'Write planting date, rain and wetin you use: e go help next year.',
  neighbour: 'Ask neighbour wey dey do well.',
  forecast: 'Check forecast before you spray, weed, feed or harvest.',
  rattle: 'Shake di pod: if di nut inside dey sound, e don dry.',
  gentle: 'Put am down soft, no throw am: every wound dey rot.',
  cool: 'Pick for cool morning, keep am for shade.',
}
