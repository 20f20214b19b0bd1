import { PALETTE } from '../../src/drawings/shapes.ts'
import { symbolOf } from '../../src/drawings/symbols.ts'
import { allSheets, type Sheet } from './sheets.ts'

const CELL = { width: 100, height: 116, across: 8 }
const TILE = 88

/** Returns the generated files: path and text. A test compares them with the drawings. */
export function documents(): [path: string, text: string][] {
  const sheets = allSheets()
  return [
    ['docs/drawings.md', markdown(sheets)],
    ['docs/drawings/try-out.html', tryOut(sheets)],
    ...sheets.map((sheet) => [`docs/drawings/${sheet.name}.svg`, picture(sheet)] as [string, string]),
  ]
}

const symbolsOf = (sheet: Sheet) => sheet.drawings.map(({ id }) => symbolOf(id)).join('')

function picture(sheet: Sheet): string {
  const rows = Math.ceil(sheet.drawings.length / CELL.across)
  const cells = sheet.drawings.map(({ number, id }, n) => {
    const [x, y] = [(n % CELL.across) * CELL.width + 6, Math.floor(n / CELL.across) * CELL.height + 6]
    return `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="12" fill="${PALETTE.paper}"/><use href="#d-${id}" x="${x + 4}" y="${y + 4}" width="${TILE - 8}" height="${TILE - 8}"/><text x="${x + TILE / 2}" y="${y + TILE + 16}">${number}</text>`
  })
  const size = `${CELL.across * CELL.width} ${rows * CELL.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><rect width="100%" height="100%" fill="#fff"/>${symbolsOf(sheet)}<g font-family="sans-serif" font-size="14" text-anchor="middle">\n${cells.join('\n')}\n</g></svg>\n`
}

const markdown = (sheets: Sheet[]) => `# Drawings

Pictures for those who read slowly. The same drawing means the same thing on every screen and on paper. None ever stands alone: words stand beside it, and where there is one, a voice.
What is to be left alone is red *and* crossed. People have brown hands; a picture holds one tool, and no arrow means anything.

This page, the sheets of pictures and [the sheet to try them out](drawings/try-out.html) are written by \`bun scripts/drawings.ts\`; a test holds them to what is drawn.

Each is drawn on a grid of 64 by 64 in flat colours of one palette with a dark edge of 2, as data in \`src/drawings\`. Its id is typed in \`src/contracts/drawing-ids.ts\`. A screen writes \`<Drawing of="action.weed" />\`;
the server puts what a page refers to into that page, and what a page gets to know later comes from \`/drawings/\`. All of them stay within 25 KB of brotli, those of a page within 2 KB (the registration, which shows
every crop, within 5): a test holds it.

## Trying them out

A drawing is a draft until farmers have named it. Ten farmers a language, one by one, half of them women, some who do not read. Print [the sheet](drawings/try-out.html), cover the other pictures, and ask of each: *What is this? What would you do?* Say nothing else.
A tick is for whoever says what stands below, in any words. **Nine or ten ticks of ten (at least 85 %): it stays.** Fewer: write down what they saw instead, draw it anew, and try it in a second round on others.

${sheets.map(chapter).join('\n')}`

const chapter = ({ name, title, drawings }: Sheet) => `## ${title}

![${title}, numbered](drawings/${name}.svg)

| number | drawing | understood as |
|---|---|---|
${drawings.map(({ number, id, meaning }) => `| ${number} | \`${id}\` | ${meaning} |`).join('\n')}
`

const FARMERS = 10

/** Printable sheet without captions, in random order, so that no picture explains the next. */
function tryOut(sheets: Sheet[]): string {
  const columns = Array.from({ length: FARMERS }, (_, n) => `<th>${n + 1}</th>`).join('')
  const boxes = '<td></td>'.repeat(FARMERS)
  const rows = sheets
    .flatMap(({ drawings }) => drawings)
    .sort((a, b) => Bun.hash.crc32(a.id) - Bun.hash.crc32(b.id))
    .map(
      ({ number, id }) =>
        `<tr><th>${number}</th><td class="picture"><svg viewBox="0 0 64 64"><use href="#d-${id}"/></svg></td>${boxes}<td></td><td class="said"></td></tr>`,
    )
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Drawings to try out on ten farmers</title>
<style>
body { font: 11pt sans-serif; margin: 10mm }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #777; padding: 1mm; text-align: center; min-width: 6mm }
thead { display: table-header-group }
tr { break-inside: avoid }
.picture { width: 26mm }
.picture svg { width: 24mm; height: 24mm; display: block; background: ${PALETTE.paper}; border-radius: 3mm; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.said { width: 50mm }
</style>
<svg width="0" height="0" style="position:absolute">${sheets.map(symbolsOf).join('')}</svg>
<h1>Drawings to try out</h1>
<p>Language: ____________________ Place: ____________________ Date: ______________ Asked by: ____________________</p>
<p>Show one picture at a time. Ask: “What is this? What would you do?” and say nothing else. ✓ for who says what stands at its number in docs/drawings.md, in any words; – for who does not. Nine or ten ✓ of ten: it stays. Fewer: write what they saw instead.</p>
<table>
<thead><tr><th>No.</th><th>Picture</th>${columns}<th>✓ of ${FARMERS}</th><th>What they saw instead</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}
