/** The most characters that a field takes, by its name in forms and calls alike. */
export const LONGEST = {
  phone: 40,
  password: 200,
  username: 50,
  email: 200,
  firstName: 100,
  lastName: 100,
  location: 200,
  title: 200,
  region: 100,
  content: 5000,
} as const

/** The fewest. */
export const SHORTEST = { phone: 10, password: 6 } as const
