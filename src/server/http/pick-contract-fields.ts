import type * as z from 'zod/mini'

type Contract = z.ZodMiniType
type Choose = (value: never) => unknown

const cachedPickers = new WeakMap<Contract, Choose>()

/** Copies the fields of a contract from our own values: `parse` without validation. */
export const pickContractFields = <Out>(contract: z.ZodMiniType<Out>, value: unknown): Out =>
  chooserOf(contract)(value as never) as Out

function chooserOf(contract: Contract): Choose {
  const made = cachedPickers.get(contract) ?? createPicker(contract)
  cachedPickers.set(contract, made)
  return made
}

const identityPicker: Choose = (value) => value
const PLAIN_SCHEMA_TYPES = ['string', 'number', 'boolean', 'enum', 'literal', 'custom', 'null']

function createPicker(contract: Contract): Choose {
  const def = defOf(contract)
  if (PLAIN_SCHEMA_TYPES.includes(def.type)) return identityPicker
  if (def.type === 'nullable' || def.type === 'optional') return pickUnlessNull(chooserOf(def.innerType))
  if (def.type === 'array') return pickEach(chooserOf(def.element))
  if (def.type === 'object') return shapePicker(def.shape)
  if (def.type === 'record') return recordPicker(def)
  if (def.type === 'union') {
    const [choose, ...others] = new Set(def.options.map(chooserOf))
    if (choose === identityPicker && others.length === 0) return identityPicker
  }
  return (value) => contract.parse(value)
}

interface Def {
  type: string
  innerType: Contract
  element: Contract
  shape: Record<string, Contract>
  options: Contract[]
  keyType: Contract
  valueType: Contract
  entries: Record<string, string>
}

const defOf = (contract: Contract): Def => (contract as unknown as { def: Def }).def

const pickUnlessNull = (choose: Choose): Choose =>
  choose === identityPicker
    ? identityPicker
    : (value) => (value === null || value === undefined ? value : choose(value))

const pickEach = (choose: Choose): Choose =>
  choose === identityPicker ? identityPicker : (values: never[]) => values.map(choose)

/** Handles a record with listed keys like an object; other records keep all keys. */
function recordPicker({ keyType, valueType }: Def): Choose {
  const def = defOf(keyType)
  if (def.type === 'enum')
    return shapePicker(Object.fromEntries(Object.values(def.entries).map((key) => [key, valueType])))
  const choose = chooserOf(valueType)
  if (choose === identityPicker) return identityPicker
  return (value: Record<string, never>) =>
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, choose(one)]))
}

function shapePicker(shape: Record<string, Contract>): Choose {
  const fields = Object.entries(shape).map(([name, contract]) => ({
    name,
    choose: chooserOf(contract),
    fallsBack: defOf(contract).type === 'default',
  }))
  return cachePerFrozenValue((value: Record<string, never>) => {
    const chosen: Record<string, unknown> = {}
    for (const { name, choose, fallsBack } of fields) {
      const one = value[name]
      if (one !== undefined || fallsBack) chosen[name] = choose === identityPicker ? one : choose(one as never)
    }
    return chosen
  })
}

/** Caches copies of frozen objects, which many responses share. */
function cachePerFrozenValue(choose: (value: Record<string, never>) => object): Choose {
  const chosen = new WeakMap<object, object>()
  return (value: Record<string, never>) =>
    Object.isFrozen(value) ? chosen.getOrInsertComputed(value, () => Object.freeze(choose(value))) : choose(value)
}
