const PREFIX = 'gona.stageSetupComplete.'

/** Kept by person: a phone is shared by a household. */
export function isStageSetupDone(userId: string): boolean {
  try {
    return localStorage.getItem(PREFIX + userId) === 'true'
  } catch {
    return true
  }
}

export function keepStageSetupDone(userId: string): void {
  try {
    localStorage.setItem(PREFIX + userId, 'true')
  } catch {
    // No storage: the wizard is then never opened by itself.
  }
}
