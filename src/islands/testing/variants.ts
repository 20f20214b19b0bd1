import type * as z from 'zod/mini'

/** A changed copy of some data, and what was changed. */
export interface Variant {
  name: string
  data: unknown
}

type Contract = z.ZodMiniType
interface Def {
  type: string
  innerType: Contract
  element: Contract
  shape: Record<string, Contract>
  options: Contract[]
  entries: Record<string, string>
  values: unknown[]
  valueType: Contract
}
const defOf = (contract: Contract): Def => (contract as unknown as { def: Def }).def

/** Small counts, at which texts and conditions change. */
const COUNTS = [0, 1, 2]
/** Most values of an enumeration that are tried; longer lists, such as crops, look alike. */
const OF_A_LIST = 8
/** Days and times, which are never empty. */
const IS_TIME = /^\d{4}-\d\d-\d\d/
/** Stands for any text; pages take it for a day too. */
const SOME_TEXT = '2026-07-01'

/** Returns each change of one value that a contract allows: nothing, none, one, another kind, the other answer. */
export function variantsOf(contract: Contract, data: unknown, name = ''): Variant[] {
  const def = defOf(contract)
  switch (def.type) {
    case 'nullable':
    case 'optional': {
      const none = def.type === 'nullable' ? null : undefined
      if (data === null || data === undefined) return present(def.innerType, name)
      return [{ name: `${name} ${none}`, data: none }, ...variantsOf(def.innerType, data, name)]
    }
    case 'boolean':
    case 'string':
    case 'number':
      return plainVariants(data, name)
    case 'enum':
    case 'literal':
      return valuesOf(def)
        .filter((value) => value !== data)
        .slice(0, OF_A_LIST)
        .map((value) => ({ name: `${name} ${value}`, data: value }))
    case 'array':
      return (data as unknown[]).length > 0
        ? listVariants(data, name, (item) => variantsOf(def.element, item, `${name}[]`))
        : present(def.element, name, (item) => [item])
    case 'object':
      return fieldVariants(data, (key) => def.shape[key], Object.keys(def.shape), name)
    case 'record':
      return fieldVariants(data, () => def.valueType, Object.keys(data as object).slice(0, 1), name)
    case 'union': {
      const own = def.options.find((option) => option.safeParse(data).success)
      return own ? variantsOf(own, data, name) : []
    }
    default:
      return []
  }
}

/** Returns the changes of data without a contract: properties of a page. Some may be impossible. */
export function untypedVariants(data: unknown, name = ''): Variant[] {
  if (data === null || data === undefined) return []
  const none = { name: `${name} null`, data: null }
  if (Array.isArray(data)) return [none, ...listVariants(data, name, (item) => untypedVariants(item, `${name}[]`))]
  if (typeof data !== 'object') return [...(typeof data === 'boolean' ? [] : [none]), ...plainVariants(data, name)]
  return [
    none,
    ...Object.entries(data).flatMap(([key, value]) =>
      untypedVariants(value, `${name}.${key}`).map((each) => ({ ...each, data: { ...data, [key]: each.data } })),
    ),
  ]
}

function plainVariants(data: unknown, name: string): Variant[] {
  if (typeof data === 'boolean') return [{ name: `${name} ${!data}`, data: !data }]
  if (typeof data === 'number')
    return COUNTS.filter((count) => count !== data).map((count) => ({ name: `${name} ${count}`, data: count }))
  return typeof data === 'string' && data !== '' && !IS_TIME.test(data) ? [{ name: `${name} empty`, data: '' }] : []
}

function listVariants(data: unknown, name: string, ofItem: (item: unknown) => Variant[]): Variant[] {
  const [first, ...others] = data as unknown[]
  if (first === undefined) return []
  return [
    { name: `${name} none`, data: [] },
    ...(others.length > 0 ? [{ name: `${name} one`, data: [first] }] : []),
    ...ofItem(first).map((each) => ({ ...each, data: [each.data, ...others] })),
  ]
}

const fieldVariants = (
  data: unknown,
  contractOf: (key: string) => Contract | undefined,
  keys: readonly string[],
  name: string,
): Variant[] =>
  keys.flatMap((key) => {
    const contract = contractOf(key)
    const whole = data as Record<string, unknown>
    return contract
      ? variantsOf(contract, whole[key], `${name}.${key}`).map((each) => ({
          ...each,
          data: { ...whole, [key]: each.data },
        }))
      : []
  })

function present(contract: Contract, name: string, wrap = (sample: unknown) => sample): Variant[] {
  const sample = sampleOf(contract)
  return sample === undefined ? [] : [{ name: `${name} present`, data: wrap(sample) }]
}

const valuesOf = ({ type, entries, values }: Def): readonly unknown[] =>
  type === 'enum' ? Object.values(entries) : values

/** Returns some value of a contract; undefined for a custom one. */
function sampleOf(contract: Contract): unknown {
  const def = defOf(contract)
  switch (def.type) {
    case 'boolean':
      return true
    case 'number':
      return 1
    case 'string':
      return SOME_TEXT
    case 'enum':
    case 'literal':
      return valuesOf(def)[0]
    case 'nullable':
    case 'optional':
      return sampleOf(def.innerType)
    case 'array': {
      const item = sampleOf(def.element)
      return item === undefined ? undefined : [item]
    }
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, each]) => [key, sampleOf(each)] as const)
      return fields.some(([key, value]) => value === undefined && defOf(def.shape[key]!).type !== 'optional')
        ? undefined
        : Object.fromEntries(fields)
    }
    default:
      return undefined
  }
}
