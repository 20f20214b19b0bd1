import * as z from 'zod/mini'
import type { Foundation } from '../foundation/foundation.ts'

const completionSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) })

interface ModelRequest {
  instructions: string
  data: unknown
  maxTokens: number
  format: { name: string; schema: object }
  signal: AbortSignal
}

export type LanguageModel = ReturnType<typeof createLanguageModel>

export function createLanguageModel({ config, fetch }: Pick<Foundation, 'config' | 'fetch'>) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base = 'https://api.openai.com/v1', OPENAI_MODEL: model } = config
  return {
    enabled: Boolean(model && (key || config.OPENAI_BASE_URL)),

    /** Returns the JSON that the model answers. @throws Error for any other answer, and when `signal` ends it */
    async complete({ instructions, data, maxTokens, format, signal }: ModelRequest): Promise<unknown> {
      const response = await fetch(`${base.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({
          model,
          temperature: 0.2,
          max_tokens: maxTokens,
          response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: JSON.stringify(data) },
          ],
        }),
        signal,
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return JSON.parse(completionSchema.parse(await response.json()).choices[0]?.message.content ?? '')
    },
  }
}
