/** Number of times that words were replaced since the start; caches of rendered words compare it. */
let changes = 0

export const wordChanges = (): number => changes
export const noteWordChange = (): void => {
  changes++
}
