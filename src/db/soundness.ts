export async function integrityErrors(
  rows: (pragma: string) => Record<string, unknown>[] | Promise<Record<string, unknown>[]>,
): Promise<string[]> {
  const integrity = (await rows('PRAGMA integrity_check')).map((row) => String(row.integrity_check))
  const orphans = await rows('PRAGMA foreign_key_check')
  return [
    ...integrity.filter((line) => line !== 'ok'),
    ...orphans.map((row) => `${row.table} row ${row.rowid} points to a row that is not there`),
  ]
}
