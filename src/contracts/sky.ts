export type SkyCondition = 'rainy' | 'cloudy' | 'sunny'

export function skyFromDescription(description: string): SkyCondition {
  if (/rain|drizzle/.test(description)) return 'rainy'
  return description.includes('cloud') ? 'cloudy' : 'sunny'
}

/** Classifies a forecast day: by code (01 clear, 02-04 cloud, 09-11 rain), else by the description. */
export function skyFromCode(icon: string, description: string): SkyCondition {
  const code = Number.parseInt(icon, 10)
  if (code === 1) return 'sunny'
  if (code >= 2 && code <= 4) return 'cloudy'
  if (code >= 9 && code <= 11) return 'rainy'
  return skyFromDescription(description)
}
