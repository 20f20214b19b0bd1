import { brotliDecompressSync } from 'node:zlib'
import { serve } from './executable.ts'

interface Weight {
  html: number
  css: number
  script: number
}

const KB = 1024

/** Size of each page over the wire (brotli): readable = HTML + CSS; script = all of a first visit. */
export async function measurePages() {
  const served = await serve()
  const cookie = await signedIn(served.url)
  const pages = [
    '/',
    '/signin',
    '/register',
    '/terms',
    '/privacy',
    'home',
    '/weather',
    '/advisories',
    '/community',
    '/profile',
    '/notifications',
  ]
  const figures: { what: string; value: number; unit: string; aim?: number }[] = []
  for (const page of pages) {
    const path = page === 'home' ? '/' : page
    const signedIn = !['/', '/signin', '/register', '/terms', '/privacy'].includes(page)
    const weight = await weigh(served.url, path, signedIn ? cookie : '')
    const readable = (weight.html + weight.css) / KB
    figures.push({
      what: `${page} readable (html ${(weight.html / KB).toFixed(1)} + css ${(weight.css / KB).toFixed(1)})`,
      value: readable,
      unit: 'KB',
      aim: page === '/' || page === 'home' ? 14 : 20,
    })
    if (weight.script > 0)
      figures.push({ what: `${page} script on a first visit`, value: weight.script / KB, unit: 'KB', aim: 100 })
  }
  await served.stop()
  return figures
}

async function weigh(origin: string, path: string, cookie: string): Promise<Weight> {
  const page = await bytesOf(origin + path, cookie)
  const html = new TextDecoder().decode(page.encoding === 'br' ? brotliDecompressSync(page.bytes) : page.bytes)
  const addresses = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]!))]
  const sum = async (urls: string[]) =>
    (await Promise.all(urls.map((url) => bytesOf(origin + url, cookie)))).reduce(
      (total, { bytes }) => total + bytes.length,
      0,
    )
  return {
    html: page.bytes.length,
    css: await sum(addresses(/<link rel="stylesheet" href="([^"]+)"/g)),
    script: await sum((/data-modules="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean)),
  }
}

async function bytesOf(url: string, cookie: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br', cookie }, decompress: false })
  return { bytes: new Uint8Array(await response.arrayBuffer()), encoding: response.headers.get('content-encoding') }
}

/** Registers a farmer with crops and advice. @returns the cookies */
export async function signedIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      phone: '+2348031234567',
      password: 'secret-of-aisha',
      confirmPassword: 'secret-of-aisha',
      firstName: 'Aisha',
      location: { name: 'Kano', lat: 12.0, lng: 8.52 },
      farmSize: '1-5',
      primaryCrops: 'maize,cassava',
      irrigationMethod: 'rain-fed',
      soilType: 'loam',
    }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const init = { method: 'POST', headers: { cookie } }
  await fetch(`${origin}/api/crops/initialize`, init)
  await fetch(`${origin}/api/advisories/generate`, init)
  return cookie
}
