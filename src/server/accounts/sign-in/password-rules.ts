import { readFileSync } from 'node:fs'
import { MAX_LENGTH, MIN_LENGTH } from '../../../contracts/lengths.ts'
import { fieldRefusalError } from '../../../contracts/refusals.ts'
import { firstItem } from '../../../shared/lookups.ts'
import listFile from './data/common-passwords.txt' with { type: 'file' }

/** Common passwords in the region that the published list lacks; lower case. */
const WORDS_HERE = new Set(
  `p@ssword admin administrator root user guest login ilove ninja nokia iphone twitter whatsapp instagram mummy daddy
  jesus jesuschrist iluvjesus godisgood godislove godislord favour grace glory amen123 hallelujah allah allahu
  alhamdulillah inshallah abdullahi aisha amina blessings money nigeria nigeria1 naija naija1 namibia windhoek lagos
  abuja kano ibadan chelseafc messi farming farmers maize cassava gonagona qwertz zaq1zaq1 test demo sample example
  hello`.split(/\s+/),
)
const KEYBOARD_WALKS = [
  '01234567890',
  '11223344556677889900',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]

/** Finds obvious passwords only: listed ones, alone or with digits appended; repetitions; keyboard or alphabet sequences. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  const word = text.replace(/(?<=\D)(0|1|12|123|1234|12345|123456)[!.]?$|[!.]$/, '')
  return isRepeated(text) || isWalk(text) || WORDS_HERE.has(text) || WORDS_HERE.has(word) || isListed(text, word)
}

/** Reads the file each time: setting a password is rare and takes 20 ms of argon2id anyway, and the list uses no memory. */
function isListed(...texts: string[]): boolean {
  const list = `\n${readFileSync(listFile, 'utf8')}`
  return texts.some((text) => !text.includes('\n') && list.includes(`\n${text}\n`))
}

const isRepeated = (text: string) => /^(.{1,3})\1+$/s.test(text)

/** Reports whether a text consists of sequences of at least three characters, each in one direction: `123456`, `fedcba`, `qwerty`, `qwe123`, `123321`. */
function isWalk(text: string): boolean {
  const backwards = KEYBOARD_WALKS.map((walk) => [...walk].reverse().join(''))
  let rest = text
  while (rest.length > 0) {
    const step = [...KEYBOARD_WALKS, ...backwards]
      .map((walk) => sharedStart(rest, walk))
      .reduce((a, b) => Math.max(a, b), 0)
    if (step < Math.min(3, rest.length)) return false
    rest = rest.slice(step)
  }
  return true
}

/** Returns how many characters at the start of `text` follow each other in `walk`. */
function sharedStart(text: string, walk: string): number {
  const from = walk.indexOf(firstItem(text))
  let length = 0
  while (from >= 0 && length < text.length && walk[from + length] === text[length]) length++
  return length
}

/** @throws AppError invalid on `field` for a password that is too short or too long */
export function refusePasswordLength(password: string, field: string): void {
  if (password.length < MIN_LENGTH.password) throw fieldRefusalError(field, 'password.short')
  if (password.length > MAX_LENGTH.password) throw fieldRefusalError(field, 'password.long')
}

/** Refuses an easily guessed password. @throws AppError invalid on `field`, with the reason and a remedy */
export function refuseCommonPassword(password: string, field: string): void {
  refusePasswordLength(password, field)
  if (isCommonPassword(password)) throw fieldRefusalError(field, 'password.common')
}

/** Refuses the person's own phone (E.164) or its end, however it is written. @throws AppError invalid on `field` */
export function refusePhoneAsPassword(password: string, phone: string, field: string): void {
  if (/[^\d\s+()-]/.test(password)) return
  const digits = password.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length >= 6 && phone.endsWith(digits)) throw fieldRefusalError(field, 'password.ownPhone')
}
