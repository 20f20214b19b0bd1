/** Words and orders that Naijá has and English has not: "wey", "di", "no spray". */
const NAIJA =
  /\b(?:abeg|am|chop|comot|dat|dem|dey|di|dis|don|e (?:don|go|must|no)|fit|im|na|pikin|sabi|una|wetin|wey|make (?:you|di)|one (?:acre|hectare)|better seed|no (?:bag|be|break|buy|cut|enter|give|go|harvest|hoe|plant|put|spend|spray|take|touch|turn|water))\b/i

/** True for a text with a word or an order of Naijá. */
export const hasNaija = (text: string): boolean => NAIJA.test(text)
