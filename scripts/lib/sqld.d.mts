export const sqld: string
