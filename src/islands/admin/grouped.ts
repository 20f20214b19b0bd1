/** `12,345`, the same on both sides whatever their locale. */
export const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')
