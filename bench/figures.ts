/** One measured number with its aim. */
export interface Figure {
  what: string
  value: number
  unit: string
  aim?: number | undefined
  /** The aim is a minimum. */
  least?: boolean
}

export function printFigure({ what, value, unit, aim, least }: Figure): void {
  const shown = value < 10 ? value.toFixed(2) : value.toFixed(0)
  const reached = aim === undefined || (least ? value >= aim : value <= aim)
  const verdict = aim === undefined ? '' : `aim ${aim}${reached ? '' : '  NOT REACHED'}`
  console.log(`${what.padEnd(64)} ${shown.padStart(9)} ${unit.padEnd(6)} ${verdict}`.trimEnd())
}

/** CPU time of this process in s, which other processes affect least. */
export function processorClock(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
}
