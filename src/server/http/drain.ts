const QUIET_MS = 150
const PATIENCE_MS = 1500
const LOOK_MS = 10

/**
 * Bun shuts kept connections at once when it stops, also with a request on its way. So from the moment of ending answers
 * wait until the door is shut: whoever is busy with us waits too, and sends nothing into a connection that closes.
 */
export function createDrain() {
  let doorIsShut: Promise<void> | null = null
  let cameLast = 0

  return {
    /** An answer on its way out: while ending it waits for the door, and says that its connection closes. */
    async answer(made: Response | Promise<Response>): Promise<Response> {
      if (doorIsShut) cameLast = performance.now()
      const response = await made
      if (!doorIsShut) return response
      await doorIsShut
      response.headers.set('Connection', 'close')
      return response
    },

    /** Calls `shut` as soon as no request came for a moment, after 1.5 s at the latest, and then lets the answers go. */
    async end(shut: () => void): Promise<void> {
      const door = Promise.withResolvers<void>()
      doorIsShut = door.promise
      const began = performance.now()
      cameLast = began
      for (let now = began; now - cameLast < QUIET_MS && now - began < PATIENCE_MS; now = performance.now())
        await Bun.sleep(LOOK_MS)
      shut()
      door.resolve()
    },
  }
}
