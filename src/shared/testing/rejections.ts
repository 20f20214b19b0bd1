// `expect(promise).rejects` waits inside the matcher and lets no `setImmediate` run meanwhile, on which writes depend: a
// test can hang. These wait outside it.

type Attempt = Promise<unknown> | (() => Promise<unknown>)

/** Resolves to the reason with which `attempt` is rejected. @throws when it is not */
export async function rejectionOf(attempt: Attempt): Promise<unknown> {
  let value: unknown
  try {
    value = await (typeof attempt === 'function' ? attempt() : attempt)
  } catch (reason) {
    return reason
  }
  throw new Error(`It was not rejected, but resolved to ${Bun.inspect(value)}.`)
}

/** Resolves to a function that throws the reason with which `attempt` is rejected, for `toThrow`. @throws when it is not */
export async function rethrowing(attempt: Attempt): Promise<() => never> {
  const reason = await rejectionOf(attempt)
  return () => {
    throw reason
  }
}
