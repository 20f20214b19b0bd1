/** Puts a sentence in the place of another; its path is that of `sentencesOf`. False where there is none. */
export function setSentence(words: unknown, path: string, sentence: string): boolean {
  if (!words || typeof words !== 'object') return false
  const rooms = words as Record<string, unknown>
  // A key may hold full stops itself: `advice.rules.rain.heavy.sms`.
  for (const key of Object.keys(rooms)) {
    if (key === path && typeof rooms[key] === 'string') {
      rooms[key] = sentence
      return true
    }
    if (path.startsWith(`${key}.`) && setSentence(rooms[key], path.slice(key.length + 1), sentence)) return true
  }
  return false
}
