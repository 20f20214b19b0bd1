import type { Mutation } from './mutation.ts'

const PURSE = 'src/agronomy/purse/'
const plan = [`${PURSE}purse-plan.test.ts`]
const fields = [`${PURSE}purse-plan.property.test.ts`]

/** How many bags for the purse: nobody's money is spent on a wrong sum. */
export const mutations: Mutation[] = [
  {
    id: 'purse.risk-forgotten',
    file: `${PURSE}money-plan.ts`,
    from: 'extra(given) * cropPrice - (1 + factor) * cost',
    to: 'extra(given) * cropPrice - cost',
    protects: 'Who avoids risk is advised to buy only what brings back nearly three times its cost.',
    tests: [...plan, ...fields],
  },
  {
    id: 'purse.exactly-its-price',
    file: `${PURSE}worth-it.ts`,
    from: 'sales - cost > factor * cost',
    to: 'sales - cost >= factor * cost',
    protects: 'An outlay that brings back exactly its price is not advised.',
    tests: [`${PURSE}worth-it.test.ts`],
  },
  {
    id: 'purse.manure-not-counted',
    file: `${PURSE}field-need.ts`,
    from: 'target: facts.rate && less(facts.rate.target, manure)',
    to: 'target: facts.rate && facts.rate.target',
    protects: 'Manure is counted before anything is bought.',
    tests: plan,
  },
  {
    id: 'purse.poor-land-fed',
    file: `${PURSE}purse-plan.ts`,
    from: "return seen === POOR && manureTonnes < facts.mendedBy ? why('poor_soil') : null",
    to: 'return null',
    protects: 'Maize that stays knee high is not fed from the bag before the land is mended.',
    tests: plan,
  },
  {
    id: 'purse.poorest-answers-in-full',
    file: `${PURSE}response.ts`,
    from: 'look === LOOKS[0] ? facts.poorest : 1',
    to: '1',
    protects: 'The poorest land answers half as well.',
    tests: [`${PURSE}response.test.ts`],
  },
  {
    id: 'purse.bad-year-as-usual',
    file: `${PURSE}response.ts`,
    from: 'store: store * water }',
    to: 'store }',
    protects: 'A year that bears half is worked out with half.',
    tests: [`${PURSE}response.test.ts`],
  },
  {
    id: 'purse.too-much-at-once',
    file: `${PURSE}splits.ts`,
    from: '  holdDown(rows, bought, limits)\n',
    to: '',
    protects: 'No feeding has more nitrogen than the soil holds at once.',
    tests: [`${PURSE}splits.test.ts`, ...fields],
  },
  {
    id: 'purse.under-25-kept',
    file: `${PURSE}offers.ts`,
    from: 'least: Math.ceil((LEAST_KG_HA * hectares) / stepKg - 1e-9)',
    to: 'least: 1',
    protects: 'Nothing is bought of which less than 25 kg/ha would be spread.',
    tests: fields,
  },
  {
    id: 'purse.limits-passed',
    file: `${PURSE}purchase.ts`,
    from: 'nextCost > purse + NEARLY || nextN > limitN || nextP > limitP || nextK > limitK',
    to: 'nextCost > purse + NEARLY',
    protects: 'No purchase passes what the crop bears.',
    tests: fields,
  },
  {
    id: 'purse.dearer-than-need-be',
    file: `${PURSE}cheapest-bags.ts`,
    from: 'cost + worth.n * lackN + worth.p * lackP + worth.k * lackK > bestCost + NEARLY',
    to: 'cost + 2 * worth.n * lackN + worth.p * lackP + worth.k * lackK > bestCost + NEARLY',
    protects: 'Bags for a rate cost no more than the cheapest of all purchases.',
    tests: [`${PURSE}bag-mix.property.test.ts`],
  },
  {
    id: 'purse.caps-burn',
    file: `${PURSE}caps.ts`,
    from: 'return bears(count) ? count : { caps: Math.floor(most / gramsPerCap / size) * size, stands: 1 }',
    to: 'return count',
    protects: 'No cap is named that burns the stand.',
    tests: [`${PURSE}caps.test.ts`],
  },
]
