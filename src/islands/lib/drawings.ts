import { DRAWINGS_PATH, type DrawingId, SYMBOL_PREFIX } from '../../contracts/drawing-ids.ts'

/** Delay that collects the drawings of one page into one request (ms). */
const TOGETHER_MS = 30

const requestedDrawings = new Set<DrawingId>()
let waitingDrawings: DrawingId[] = []

/** Loads a drawing that the page lacks, once. Offline the text beside it remains. */
export function loadDrawing(id: DrawingId): void {
  if (requestedDrawings.has(id) || document.getElementById(SYMBOL_PREFIX + id)) return
  requestedDrawings.add(id)
  if (waitingDrawings.push(id) === 1) setTimeout(() => void bringWaiting(), TOGETHER_MS)
}

async function bringWaiting(): Promise<void> {
  const ids = waitingDrawings.sort()
  waitingDrawings = []
  try {
    const answer = await fetch(`${DRAWINGS_PATH}${ids}.svg?v=${document.body.dataset.drawings}`)
    if (!answer.ok) throw new Error(`${answer.status}`)
    const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    sheetOfPage().append(...sheet.querySelectorAll('symbol'))
  } catch {
    // The next use of the drawing retries.
  } finally {
    for (const id of ids) requestedDrawings.delete(id)
  }
}

function sheetOfPage(): Element {
  const there = document.querySelector('svg.drawings')
  if (there) return there
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('class', 'drawings')
  sheet.setAttribute('width', '0')
  sheet.setAttribute('height', '0')
  sheet.setAttribute('aria-hidden', 'true')
  document.body.prepend(sheet)
  return sheet
}
