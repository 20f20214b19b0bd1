import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { forBrowser } from '../../scripts/client/scripts.ts'

const PACKAGES = `${import.meta.dir}/../../node_modules`

test('the browser gets React and react-query as published', async () => {
  const filters: RegExp[] = []
  forBrowser({}).setup({
    onLoad: ({ filter, namespace }: { filter: RegExp; namespace?: string }) => namespace ?? filters.push(filter),
    onResolve: () => undefined,
  } as never)
  expect(filters.length).toBeGreaterThan(0)
  const rewritten: string[] = []
  let files = 0
  for (const name of ['react', 'react-dom', 'scheduler', '@tanstack'])
    for await (const path of new Glob('**/*.js').scan({ cwd: `${PACKAGES}/${name}`, absolute: true })) {
      files++
      if (filters.some((filter) => filter.test(path))) rewritten.push(path)
    }
  expect(rewritten).toEqual([])
  expect(files).toBeGreaterThan(50)
})
