import { applyHighContrast } from './lib/high-contrast.ts'
import { showNavigationProgress } from './lib/navigation-progress.ts'

// Inline classic script: it runs before the page's modules and requests them after the browser has painted the server's
// HTML. Only classic scripts have `document.currentScript`.
const { modules = '' } = document.currentScript?.dataset ?? {}

applyHighContrast()
// React creates errors while its script loads. Their stack traces would double the parse time when developer tools are open.
Error.stackTraceLimit = 0

function loadModules() {
  const [entry, ...others] = modules.split(' ')
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (entry) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

// A background tab never paints, so it may load at once.
if (document.hidden) loadModules()
else requestAnimationFrame(() => setTimeout(loadModules))

showNavigationProgress()
