// npm run audit: asks npm's registry for known vulnerabilities of the packages in package-lock.json. Needs no
// node_modules. Exits with 0 for none, 1 for some, 2 when the registry did not answer.
import { auditOf } from './lib/audit.mjs'

const { code, text } = auditOf()
console.log(text)
process.exitCode = code
