import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AskedAdvisory {
  title: string
  content: string
}

/** An OpenAI-compatible endpoint (`POST /v1/chat/completions`) with responses set by a test. */
export async function startLanguageModel(say: (asked: AskedAdvisory[], attempt: number) => unknown | Promise<unknown>) {
  const requests: {
    authorization: string | undefined
    body: { model: string; messages: { role: string; content: string }[]; response_format: unknown }
  }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    requests.push({ authorization: request.headers.authorization, body })
    const said = await say(JSON.parse(body.messages.at(-1).content), requests.length)
    if (typeof said === 'number') {
      response.writeHead(said).end('{}')
      return
    }
    const content = typeof said === 'string' ? said : JSON.stringify(Array.isArray(said) ? { advisories: said } : said)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
