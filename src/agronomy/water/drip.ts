/** What a drip line brings. */
export interface Emitters {
  /** Litres an hour of one emitter, as printed on it or caught in a bottle. */
  litresAnHour: number
  /** Metres between emitters on a line, and between lines. */
  spacing: number
  lineSpacing: number
}

/** mm an hour over the field: litres an hour of one emitter over the ground it serves. */
export const dripRate = ({ litresAnHour, spacing, lineSpacing }: Emitters): number =>
  litresAnHour / (spacing * lineSpacing)

/** Minutes to run the drip for a gross depth (mm), to five minutes. */
export const dripMinutes = (grossMm: number, emitters: Emitters): number =>
  Math.max(5, Math.round(((grossMm / dripRate(emitters)) * 60) / 5) * 5)
