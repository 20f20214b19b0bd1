/** A request as one thread hands it to another. */
export interface HandedOver {
  number: number
  url: string
  headers: [name: string, value: string][]
  /** Of the client's socket. */
  address: string
}

/** What the other thread made of it; null when it could not. */
export interface HandedBack {
  number: number
  answer: { status: number; headers: [name: string, value: string][]; body: Uint8Array<ArrayBuffer> } | null
}

export const handOver = (number: number, { url, headers }: Request, address: string): HandedOver => ({
  number,
  url,
  headers: [...headers],
  address,
})

export const requestOf = ({ url, headers }: HandedOver): Request => new Request(url, { headers })

export async function handBack(number: number, answer: Response): Promise<HandedBack> {
  return { number, answer: { status: answer.status, headers: [...answer.headers], body: await answer.bytes() } }
}

export const responseOf = ({ status, headers, body }: NonNullable<HandedBack['answer']>): Response =>
  new Response(body, { status, headers })
