/**
 * Whether an outlay is advised: what it brings beside its cost must be more than so many times the cost (AKILIMO: strictly).
 * @param factor 1.8 for who avoids risk, 1.0, 0.2 for who likes it
 */
export const pays = (sales: number, cost: number, factor: number): boolean => sales - cost > factor * cost
