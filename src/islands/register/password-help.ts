import { checkPassword } from '../../contracts/calls/accounts.ts'
import { ApiError, sendRequest } from '../lib/api.ts'

/** Words of our languages that everybody can type on any phone and pronounce. */
const PASSWORD_WORDS =
  'goro tafiya ruwa rana wata kasuwa doki kifi itace fure dutse kogi hanya gida tauraro zuma damina rijiya ile omi oko igi ewe eja oja ona afefe irawo ulo mmiri osisi azu ugwu anwu ukwa ala mango drum market bridge cloud basket lamp stone boat garden honey path salt door seed leaf field river spoon candle mirror ladder window bottle button carpet hammer'.split(
    ' ',
  )

/** Suggests a password of two words and two digits; with ten sign-in attempts per 15 minutes, guessing it takes years. */
export function suggestPassword(): string {
  const [one = 0, other = 0, number = 0] = crypto.getRandomValues(new Uint32Array(3))
  return `${PASSWORD_WORDS[one % PASSWORD_WORDS.length]}-${PASSWORD_WORDS[other % PASSWORD_WORDS.length]}-${10 + (number % 90)}`
}

/** Returns the server's errors for a password, by field; none without a response. */
export async function fetchPasswordErrors(password: string, phone: string): Promise<Record<string, string>> {
  const { method, path } = checkPassword
  return sendRequest(method, path, { password, phone }).then(
    () => ({}),
    (error: unknown) => (error instanceof ApiError ? error.fields : {}),
  )
}
