import { showBright } from './lib/bright.ts'
import { showGoing } from './lib/going.ts'

// Stands in the page and runs before any of its modules: lets the browser paint the server's HTML first, then asks for
// them. A classic script, so that it finds its own element.
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
