import { type SQL, sql } from 'drizzle-orm'
import type { Cost } from '../../contracts/channel-figures.ts'

export const costSumColumns = (cost: SQL) => ({
  currency: sql<string>`case when ${cost} like '___ %' then substr(${cost}, 1, 3) else '' end`,
  amount: sql<number>`coalesce(sum(cast(substr(${cost}, 5) as real)), 0)`,
})

export const totalCost = (groups: { currency: string; amount: number; n: number }[]): Cost => ({
  paid: groups
    .filter(({ currency }) => currency !== '')
    .map(({ currency, amount }) => ({ currency, amount: Math.round(amount * 10_000) / 10_000 }))
    .sort((a, b) => b.amount - a.amount),
  unpriced: groups.filter(({ currency }) => currency === '').reduce((sum, { n }) => sum + n, 0),
})
