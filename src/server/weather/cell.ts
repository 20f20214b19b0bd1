/** A 0.1° square whose places share their weather. Providers get its centre, never a farm's location. */
export interface WeatherCell {
  /** `12.0,8.6` */
  key: string
  lat: number
  lng: number
}

export function weatherCellOf({ lat, lng }: { lat: number; lng: number }): WeatherCell {
  const [row, column] = [roundToTenth(lat), roundToTenth(lng)]
  return { key: `${row.toFixed(1)},${column.toFixed(1)}`, lat: row, lng: column }
}

const roundToTenth = (degrees: number) => Math.round(degrees * 10) / 10

/** Reads `lat,lng`, as in the key of a cell. */
export function parsePoint(text: string): [lat: number, lng: number] {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number)
  return [lat, lng]
}
