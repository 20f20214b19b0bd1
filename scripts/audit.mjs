// npm run audit: asks npm's registry which of the packages in package-lock.json have known weaknesses. Needs no node_modules.
// Ends with 0 when it knows of none, 1 when it knows of some, 2 when it could not be asked.
import { auditOf } from './lib/audit.mjs'

const { code, text } = auditOf()
console.log(text)
process.exitCode = code
