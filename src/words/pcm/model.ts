import type { modelCheckWords as english } from '../en/model.ts'

export const modelCheckWords: typeof english = {
  numbers:
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|double|dozen|twice)\b/gi,
  negators: /\b(no|nobody|never|nothing)\b/gi,
  common: 'dey no for make don go wetin una you fit your am the and',
  baits: 'moni kol namba',
}
