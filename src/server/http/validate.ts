import { zValidator } from '@hono/zod-validator'
import type { Context, MiddlewareHandler, ValidationTargets } from 'hono'
import type * as z from 'zod/mini'
import { refusalOfIssues } from '../../contracts/refusals.ts'
import { technicalError } from '../../shared/errors.ts'
import type { AppEnv } from './context.ts'

const DEPTH_MAX = 20

/** Parses a request part with its contract. @throws AppError invalid per field; unsupported_media unless JSON */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
): MiddlewareHandler<
  AppEnv,
  string,
  { in: { [K in Target]: z.input<Schema> }; out: { [K in Target]: z.output<Schema> } }
> {
  const parse = zValidator(target, schema, (result) => {
    if (!result.success) throw refusalOfIssues(result.error.issues)
  })
  return (async (c: Context<AppEnv>, next: () => Promise<void>) => {
    if (target === 'json') await requireJson(c)
    return parse(c as never, next)
  }) as never
}

/** Treats a blank body as `{}`, so that missing fields are named. */
async function requireJson(c: Context<AppEnv>): Promise<void> {
  const text = await c.req.text()
  if (text.trim() === '') {
    c.req.bodyCache.text = Promise.resolve('{}') as never
    return
  }
  const type = c.req.header('content-type')?.split(';')[0]?.trim() ?? ''
  if (!/^application\/([\w.-]+\+)?json$/i.test(type)) {
    throw technicalError('unsupported_media', 'Please send the request body as application/json')
  }
  if (depthOf(text) > DEPTH_MAX) throw technicalError('invalid', 'The request body is nested too deeply')
  try {
    JSON.parse(text)
  } catch {
    throw technicalError('invalid', 'The request body is not valid JSON')
  }
}

/** Returns the bracket depth outside strings, checked before JSON.parse, which recurses. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const char = json[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return deepest
}
