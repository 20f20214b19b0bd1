import { invalidField } from '../errors.ts'

/** What many people choose first, here and elsewhere, beyond what `isWalk` sees; lower case. */
const WORDS = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pass1234 letmein welcome welcome1 admin administrator root user guest
  login access master default changeme secret sunshine princess iloveyou ilove you monkey dragon shadow football
  baseball basketball superman batman pokemon naruto starwars whatever freedom trustno1 michael jessica jennifer daniel
  charlie jordan andrew joshua matthew ashley nicole thomas george robert hunter ranger killer ninja computer internet
  samsung nokia iphone google facebook twitter whatsapp instagram cheese chocolate banana cookie summer winter flower
  butterfly family friends forever lovely loveyou lovers babygirl sweety angels mother father mummy daddy jesus jesus1
  jesuschrist iluvjesus godisgood godislove godislord blessed blessing favour grace glory praise amen123 hallelujah
  allah allahu bismillah muhammad mohammed alhamdulillah inshallah ibrahim abdullahi fatima aisha amina emmanuel
  samuel joseph blessings success goodluck money moneyman million nigeria nigeria1 naija naija1 namibia windhoek
  lagos abuja kano ibadan chelsea chelseafc arsenal arsenal1 liverpool manutd manchester united barcelona realmadrid
  ronaldo messi champion eagles farmer farming farmers maize cassava harvest gonagona qwerty qwerty1 azerty qwertz
  1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsx qazwsxedc zaq12wsx zaq1zaq1 abc123 abcd1234 a1b2c3 a1b2c3d4
  123qwe 123abc 1234qwer qwe123 asd123 zxc123 test test123 testing demo demo123 sample example hello hello1 hello123`
    .split(/\s+/)
    .filter((word) => word.length >= 4),
)
const WALKS = [
  '01234567890',
  '11223344556677889900',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const SENTENCE =
  'Many people use this password, so it is easy to guess. Please choose another, like two words only you would put together.'

/**
 * True only where it is obvious: one of the most common words, alone or with digits counted up behind it; one to three
 * characters over and over; neighbours on the keyboard, in the alphabet or in counting.
 */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase()
  const word = text.replace(/(?<=\D)(0|1|12|123|1234|12345|123456)[!.]?$|[!.]$/, '')
  return WORDS.has(text) || (word !== 'secret' && WORDS.has(word)) || isRepeated(text) || isWalk(text)
}

const isRepeated = (text: string) => /^(.{1,3})\1+$/s.test(text)

/** Each part of at least three characters is a walk one way: `123456`, `fedcba`, `qwerty`, `qwe123`, `123321`. */
function isWalk(text: string): boolean {
  const backwards = WALKS.map((walk) => [...walk].reverse().join(''))
  let rest = text
  while (rest.length > 0) {
    const step = [...WALKS, ...backwards].map((walk) => sharedStart(rest, walk)).reduce((a, b) => Math.max(a, b), 0)
    if (step < Math.min(3, rest.length)) return false
    rest = rest.slice(step)
  }
  return true
}

/** How many characters at the start of `text` follow each other in `walk`. */
function sharedStart(text: string, walk: string): number {
  const from = walk.indexOf(text[0]!)
  let length = 0
  while (from >= 0 && length < text.length && walk[from + length] === text[length]) length++
  return length
}

/** @throws AppError invalid on `field`, with why and what to do. */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) throw invalidField(field, SENTENCE)
}
