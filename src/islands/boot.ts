import { showBright } from './lib/bright.ts'
import { showGoing } from './lib/going.ts'

// Inline classic script: runs before the page's modules and requests them after the browser has painted the server's
// HTML. Only a classic script has `document.currentScript`.
const { modules = '' } = document.currentScript?.dataset ?? {}

showBright()
// React makes errors while its script is read. Their stacks would cost a second parse when developer tools listen.
Error.stackTraceLimit = 0

function load() {
  const [entry, ...others] = modules.split(' ')
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (entry) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

// A page in a background tab never paints; it may load at once.
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))

showGoing()
