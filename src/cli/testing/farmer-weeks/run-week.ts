import { join } from 'node:path'
import type { Priority } from '../../../contracts/farm.ts'
import type { Gona } from '../gona.ts'
import type { Item } from './shapes.ts'
import { csv, type Row } from './weather.ts'

/** Runs `gona advisories explain` for a field in this weather, or in the place's usual weather. */
export async function runWeek(
  gona: Gona,
  field: Record<string, string | number>,
  weather: Row[] | null,
): Promise<Item[]> {
  const args = Object.entries(field).flatMap(([name, value]) => [`--${name}`, String(value)])
  if (weather) {
    const file = join(gona.dataDir, '..', 'weather.csv')
    await Bun.write(file, csv(weather))
    args.push('--forecast', file)
  }
  const { code, out, err } = await gona.run(['advisories', 'explain', ...args])
  if (code !== 0) throw new Error(err)
  return given(out)
}

/** Parses blocks that begin with GIVEN: rule, category and priority, then title, content, reason and SMS. */
function given(out: string): Item[] {
  const items: Item[] = []
  let item: Item | null = null
  for (const line of out.split('\n')) {
    const head = line.match(/^GIVEN\s+(\S+)\s+([\w-]+),\s*(high|medium|low)\b/)
    if (head) {
      item = { rule: head[1]!, category: head[2]!, priority: head[3] as Priority, title: '', content: '', sms: '' }
      items.push(item)
    } else if (/^\S/.test(line)) item = null
    else if (item && /^ {2}\S/.test(line)) addLine(item, line.trim())
  }
  return items
}

function addLine(item: Item, text: string) {
  if (text.startsWith('SMS:')) item.sms = text.slice(4).trim()
  else if (text.startsWith('Why:')) return
  else if (!item.title) item.title = text
  else item.content += `${item.content ? '\n' : ''}${text}`
}
