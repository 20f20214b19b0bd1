/** Where in the list of advice that begins whose day has passed: it is not kept for use without network. */
export const PAST_ADVISORIES = 'past-advice'
