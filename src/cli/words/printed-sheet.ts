import { LANGUAGES, type Language } from '../../contracts/languages.ts'
import { correctionCells } from '../../words/correcting/file.ts'
import type { WordsRow } from '../../words/correcting/rows.ts'

const STYLE = `
@page { size: A4; margin: 12mm }
body { font: 10pt/1.35 system-ui, "DejaVu Sans", sans-serif; color: #000; background: #fff; margin: 0 }
h1 { font-size: 15pt; margin: 0 0 2mm }
p { margin: 0 0 3mm }
table { width: 100%; border-collapse: collapse }
th, td { border: .3mm solid #555; padding: 1.5mm; text-align: left; vertical-align: top }
th { background: #eee }
tr { break-inside: avoid }
thead { display: table-header-group }
.say { font-size: 11pt; font-weight: 600 }
.small { font-size: 8pt; color: #333 }
.tick { width: 14mm } .right { width: 42% }
.sign td { height: 14mm }
@media screen { body { max-width: 190mm; margin: 8mm auto; padding: 0 4mm } }
`

/** Returns a printable HTML page of the dangerous sentences, for a native speaker to correct and sign. */
export function printedSheet(language: Language, rows: readonly WordsRow[], on: string): string {
  const { name } = LANGUAGES[language]
  const lines = rows.map((row, n) => {
    const cells = correctionCells(row)
    const literal = row.literal ? `<br><span class="small">Word for word: ${escapeHtml(row.literal)}</span>` : ''
    return `<tr><td>${n + 1}<br><span class="small">${escapeHtml(cells.danger)}</span></td>
<td>${escapeHtml(row.english)}</td>
<td class="right"><span class="say" lang="${language}">${escapeHtml(row.present)}</span><br><span class="small" lang="${language}">${escapeHtml(row.example)}</span>${literal}</td>
<td class="tick">☐</td></tr>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${name}: the sentences that can hurt</title><style>${STYLE}</style></head>
<body><h1>${name}: the sentences that can hurt</h1>
<p>Farmers plant, spray and spend by these ${rows.length} sentences. Please read each as a farmer would. Does it say the same as the English, and could nobody take it for something else?
Tick it. If not, write the right words beside it. Leave everything in braces { } as it is. Printed on ${on}.</p>
<table><thead><tr><th>No.</th><th>English</th><th>${name}, and an example</th><th>Right</th></tr></thead>
<tbody>
${lines.join('\n')}
</tbody></table>
<table class="sign"><tbody><tr><td>Read by (name, town)</td><td></td><td>Day</td><td></td><td>Signature</td><td></td></tr></tbody></table>
</body></html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
