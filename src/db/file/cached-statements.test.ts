import { expect, test } from 'bun:test'
import { SqliteWithCache } from './cached-statements.ts'

test('a statement has one plan, whatever values are bound', () => {
  const sqlite = new SqliteWithCache(':memory:', { strict: false })
  sqlite.run('create table tasks (id integer, done integer)')
  sqlite.run('create index tasks_open on tasks (id) where done = 0')
  const planWith = (done: number) =>
    sqlite
      .prepare<{ detail: string }, [number]>('explain query plan select id from tasks where done = ? order by id')
      .all(done)
      .map(({ detail }) => detail)
  expect(planWith(0)).toEqual(planWith(1))
  expect(planWith(0)).not.toContain('SCAN tasks USING INDEX tasks_open')
  sqlite.close()
})

test('question marks in literals and names are no placeholders', () => {
  const sqlite = new SqliteWithCache(':memory:', { strict: false })
  const statement = sqlite.prepare<Record<string, string>, [string]>(`select '?''?' as "a?", ? as \`b?\``)
  expect(statement.all('c')).toEqual([{ 'a?': "?'?", 'b?': 'c' }])
  sqlite.close()
})
