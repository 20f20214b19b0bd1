// Playwright reporter that writes results as `bun test` does, for results.mjs.
import { relative } from 'node:path'
import { root } from './paths.mjs'

export default class {
  /** Only the first try counts: a test that needs a retry has failed. */
  onTestEnd(test, result) {
    if (result.retry > 0) return
    const [, , , ...names] = test.titlePath()
    const name = [test.parent.project()?.name, ...names].filter(Boolean).join(' > ')
    const time = `[${result.duration}.00ms]`
    const lines = [`${relative(root, test.location.file)}:`]
    if (result.status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
      lines.push(`(skip) ${name}: ${reason ?? 'it did not run'}`)
    } else if (result.status === test.expectedStatus) lines.push(`(pass) ${name} ${time}`)
    else lines.push(...result.errors.map(textOf), ...result.attachments.flatMap(logOf), `(fail) ${name} ${time}`)
    write(lines)
  }

  onError(error) {
    write(['# Unhandled error', '-'.repeat(20), textOf(error), '-'.repeat(20)])
  }

  onStdOut(text) {
    process.stdout.write(text)
  }

  onStdErr(text) {
    process.stderr.write(text)
  }

  printsToStdio() {
    return true
  }
}

const write = (lines) => process.stdout.write(`${lines.join('\n')}\n`)

const textOf = ({ message, value, stack, snippet }) => [stack ?? message ?? value, snippet].filter(Boolean).join('\n')

const logOf = ({ name, contentType, body, path }) => {
  if (path) return [`${name}: ${relative(root, path)}`]
  return contentType === 'text/plain' && body ? [`${name}:`, body.toString().slice(-4000)] : []
}
