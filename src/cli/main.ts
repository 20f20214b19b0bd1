import { loadAssets } from '../server/http/assets.ts'

const a = await loadAssets()
console.log(import.meta.dir, JSON.stringify(a.manifest), (await a.read(a.manifest.stylesheet)).length)
