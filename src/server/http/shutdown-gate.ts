const QUIET_MS = 150
const PATIENCE_MS = 1500
const LOOK_MS = 10

/** Holds responses during shutdown until the listener is closed, because Bun closes keep-alive connections in the middle of requests. */
export function createShutdownGate() {
  let endpointIsClosed: Promise<void> | null = null
  let cameLast = 0

  return {
    /** Returns a response; while stopping, waits for the listener to close and adds `Connection: close`. */
    async answer(made: Response | Promise<Response>): Promise<Response> {
      if (endpointIsClosed) cameLast = performance.now()
      const response = await made
      if (!endpointIsClosed) return response
      await endpointIsClosed
      response.headers.set('Connection', 'close')
      return response
    },

    /** Waits for a moment without requests (at most 1.5 s), calls `shut`, then releases the held responses. */
    async end(shut: () => void): Promise<void> {
      const door = Promise.withResolvers<void>()
      endpointIsClosed = door.promise
      const began = performance.now()
      cameLast = began
      for (let now = began; now - cameLast < QUIET_MS && now - began < PATIENCE_MS; now = performance.now())
        await Bun.sleep(LOOK_MS)
      shut()
      door.resolve()
    },
  }
}
