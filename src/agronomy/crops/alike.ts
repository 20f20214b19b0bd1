/**
 * Copies of objects that have the same names in the same order, undefined where one lacks a name: what is of one shape is
 * read without searching for its names, in every rule and for every crop.
 */
export function alike<T extends object>(objects: readonly T[]): T[] {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))] as (keyof T)[]
  return objects.map((object) => Object.fromEntries(names.map((name) => [name, object[name]])) as T)
}
