/** Writes docs/drawings.md and its files from the tables of drawings. */
import { documents } from './drawings/documents.ts'

for (const [path, text] of documents()) await Bun.write(`${import.meta.dir}/../${path}`, text)
