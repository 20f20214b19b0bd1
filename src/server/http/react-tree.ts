import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IDENTIFIER_PREFIX, IslandRoot } from '../../islands/lib/island-root.tsx'
import { createQueryClient } from '../../islands/lib/query-client.ts'
import { StaticContentShell } from '../../islands/shell/still-shell.tsx'

export { ISLAND_ELEMENT_ID, STATE_ELEMENT_ID } from '../../islands/lib/island-root.tsx'

type Root = Omit<Parameters<typeof IslandRoot>[0], 'client'>

export function renderTree(root: Root, reads: readonly { key: readonly unknown[]; data: unknown }[]): string {
  const client = createQueryClient()
  for (const { key, data } of reads) client.setQueryData(key, data)
  return renderToString(createElement(IslandRoot, { ...root, client }), { identifierPrefix: IDENTIFIER_PREFIX })
}

export const staticIsland = (content: string) => () => createElement(StaticContentShell, { content })
