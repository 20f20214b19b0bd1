/** All of React that the server needs: loaded with the first page of it, for the start needs none. */
export { createElement } from 'react'
export { renderToString } from 'react-dom/server'
export {
  IDENTIFIER_PREFIX,
  ISLAND_ELEMENT_ID,
  IslandRoot,
  STATE_ELEMENT_ID,
} from '../../islands/lib/island-root.tsx'
export { createQueryClient } from '../../islands/lib/query-client.ts'
export { StillShell } from '../../islands/shell/still-shell.tsx'
export { createParts } from './parts.ts'
