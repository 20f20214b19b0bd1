/** Maximum characters of a field in forms and calls. */
export const MAX_LENGTH = {
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
  question: 500,
  /** An answer to a question. */
  text: 600,
} as const

export const MIN_LENGTH = { phone: 10, password: 6 } as const
