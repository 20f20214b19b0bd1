export interface Crowd {
  /** Notes one more. @returns whether it is one of many at once */
  joins(): boolean
}

/** Two hundred and fifty a second: the machine has no time to spare then. */
const MANY = { requests: 25, withinMs: 100 }

/** Whether many ask at once, by how often they come: what is answered in one turn is never seen waiting. */
export function createCrowd(
  now: () => number = performance.now.bind(performance),
  { requests, withinMs } = MANY,
): Crowd {
  const came = Array.from({ length: requests }, () => Number.NEGATIVE_INFINITY)
  let next = 0
  return {
    joins() {
      const time = now()
      const since = time - came[next]!
      came[next] = time
      next = (next + 1) % requests
      return since < withinMs
    },
  }
}
