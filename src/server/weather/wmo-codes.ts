/** WMO weather codes as used by Open-Meteo (https://open-meteo.com/en/docs): lower-case text, and icon without `d` or `n`. Screens search the text for "rain", "drizzle" and "cloud". */
const CODES: Record<number, [words: string, icon: string]> = {
  0: ['clear sky', '01'],
  1: ['mainly clear', '01'],
  2: ['partly cloudy', '02'],
  3: ['overcast clouds', '04'],
  45: ['fog', '50'],
  48: ['freezing fog', '50'],
  51: ['light drizzle', '09'],
  53: ['drizzle', '09'],
  55: ['heavy drizzle', '09'],
  56: ['light freezing drizzle', '09'],
  57: ['freezing drizzle', '09'],
  61: ['light rain', '10'],
  63: ['moderate rain', '10'],
  65: ['heavy rain', '10'],
  66: ['light freezing rain', '13'],
  67: ['freezing rain', '13'],
  71: ['light snow', '13'],
  73: ['snow', '13'],
  75: ['heavy snow', '13'],
  77: ['snow grains', '13'],
  80: ['light rain showers', '09'],
  81: ['rain showers', '09'],
  82: ['violent rain showers', '09'],
  85: ['light snow showers', '13'],
  86: ['heavy snow showers', '13'],
  95: ['thunderstorm with rain', '11'],
  96: ['thunderstorm with rain and hail', '11'],
  99: ['thunderstorm with rain and heavy hail', '11'],
}

/** Describes a code; for a missing or unknown one, uses the amount of rain. */
export function describeWmoCode(
  code: number | null | undefined,
  { rain, night = false }: { rain: number; night?: boolean },
): { description: string; icon: string } {
  const [description, icon] = CODES[code ?? -1] ?? CODES[rain > 0 ? 61 : 1]!
  return { description, icon: `${icon}${night ? 'n' : 'd'}` }
}
