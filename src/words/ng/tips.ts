import type { tips as english } from '../en/tips.ts'

export const tips: typeof english = {
  irrigation: [
    'Finda evi lya za momidhi: nge lya gama lya tutike eke, tegelela.',
    'Tekela ongula nenge konguloshi; etango lyomutenya otali kutha omeya.',
    'Omwiidhi gwa kukuta kombanda yevi otagu pungula omeya.',
  ],
  fertilizer: [
    'Tula uushosho mevi lya tuta u siikile; pombanda otawu kana.',
    'Tango kutha po omwiidhi, opo waa palutha omwiidhi.',
    'Uushosho wiimuna otawu kwatha evi.',
  ],
  pest: [
    'Enda mepya lwaali moshiwike, tala kohi yomafo.',
    'Tango toola niikaha, omutoko nneem; omuti ohugunina.',
    'Pula omunambelewa gwuunamapya manga inoo longitha omuti gwiipuka.',
  ],
  disease: [
    'Kutha po iimeno tayi alwa mepya.',
    'Ino longa momafo ga tuta: oto taandeleke omikithi.',
    'Ombuto ombwanawa nokulundulula iimeno otayi keelele omikithi.',
  ],
  harvest: [
    'Kukutika pombaili, hapevi nenge pondjila.',
    'Teya iilya momayego: nge tayi pepe, oya kukuta.',
    'Ino gongela yi na uuwulu niiwanawa, ino yi lya.',
  ],
  other: [
    'Nyola esiku lyokukuna, omvula naashoka wa longitha.',
    'Pula omushiinda ta longo nawa.',
    'Tala ehunganeko lyonkalo yombepo manga inoo longitha omuti gwiipuka, ino palutha nenge ino teya.',
  ],
}
