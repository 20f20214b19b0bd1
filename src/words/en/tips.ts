import type { AdvisoryCategory } from '../../contracts/farm.ts'

/** Three short tips for each category of advice, true whatever the crop and the week. */
export const tips = {
  irrigation: [
    'Squeeze soil from where the roots are: if it holds together and wets your hand, wait.',
    'Water early or late; at noon the sun takes much of it.',
    'Dry grass on the soil saves many cans of water.',
  ],
  fertilizer: [
    'Put it on moist soil and cover it; left on top it is lost.',
    'Weed first, or you feed the weeds.',
    'Compost and manure make every bag of fertiliser work better.',
  ],
  pest: [
    'Walk the field twice a week and look under the leaves.',
    'Hand picking, ash and neem come first; a chemical comes last.',
    'With a chemical: gloves, mask, no wind, nobody near. Do not harvest until the days on the label have passed.',
  ],
  disease: [
    'Take sick plants off the field; do not leave them between the rows.',
    'Do not work among wet leaves: you carry disease from plant to plant.',
    'Clean seed and another crop next year prevent most diseases.',
  ],
  harvest: [
    'Dry on tarpaulin, never on bare ground or the roadside.',
    'Bite a grain: if it breaks with a crack it is dry.',
    'Never mix mouldy produce with good produce, and never eat it.',
  ],
  other: [
    'Write down planting dates, rain and what you used: next year it is worth money.',
    'Ask a neighbour who does well what he does differently.',
    'Look at the forecast before you spray, weed, feed or harvest.',
  ],
} satisfies Record<AdvisoryCategory, string[]>
