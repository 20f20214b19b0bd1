/** Number of times that words were replaced since the start; caches of rendered words compare it. */
let changeCount = 0

export const countWordChanges = (): number => changeCount
export const noteWordChange = (): void => {
  changeCount++
}
