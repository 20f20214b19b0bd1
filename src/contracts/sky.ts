export type Sky = 'rainy' | 'cloudy' | 'sunny'

export function skyOf(description: string): Sky {
  if (/rain|drizzle/.test(description)) return 'rainy'
  return description.includes('cloud') ? 'cloudy' : 'sunny'
}

/** Classifies a forecast day: by code (01 clear, 02-04 cloud, 09-11 rain), else by the description. */
export function skyByIcon(icon: string, description: string): Sky {
  const code = Number.parseInt(icon, 10)
  if (code === 1) return 'sunny'
  if (code >= 2 && code <= 4) return 'cloudy'
  if (code >= 9 && code <= 11) return 'rainy'
  return skyOf(description)
}
