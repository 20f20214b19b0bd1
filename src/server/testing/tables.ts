import { Glob } from 'bun'
import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'

const FOLDER = `${import.meta.dir}/../../db/schema`
const files = await Promise.all([...new Glob('*.ts').scanSync(FOLDER)].map((file) => import(`${FOLDER}/${file}`)))

/** Every table of the schema. */
export const TABLES: SQLiteTable[] = files.flatMap(Object.values).filter((value) => is(value, SQLiteTable))
