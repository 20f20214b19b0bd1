/** How often words were put over others since the start: whoever keeps something made of words makes it anew with another. */
let changes = 0

export const wordChanges = (): number => changes
export const noteWordChange = (): void => {
  changes++
}
