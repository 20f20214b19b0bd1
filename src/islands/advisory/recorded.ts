/** Time limit to load all recordings of one advisory, ms; slow networks need less. */
const PATIENCE_MS = 15_000

export const canPlayAudio = () => 'AudioContext' in globalThis

/**
 * Plays recordings without gaps once all are loaded, because half a sentence can mean something else. Call from a press
 * handler. @throws if a recording fails to load or decode; silent after `stop`
 */
export async function playRecordings(addresses: readonly string[], stop: AbortSignal): Promise<void> {
  const sound = new AudioContext()
  const abort = new AbortController()
  const giveUp = () => abort.abort()
  const patience = setTimeout(giveUp, PATIENCE_MS)
  stop.addEventListener('abort', giveUp)
  try {
    const clips = await Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(address, { signal: abort.signal })
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        return sound.decodeAudioData(await answer.arrayBuffer())
      }),
    )
    clearTimeout(patience)
    if (!stop.aborted) await playClips(sound, clips, stop)
  } catch (error) {
    if (!stop.aborted) throw error
  } finally {
    clearTimeout(patience)
    stop.removeEventListener('abort', giveUp)
    void sound.close()
  }
}

/** Resolves when the last recording has ended or `stop` is signalled. */
async function playClips(sound: AudioContext, clips: AudioBuffer[], stop: AbortSignal): Promise<void> {
  // Some phones suspend audio until it is resumed.
  await sound.resume()
  await new Promise<void>((done) => {
    stop.addEventListener('abort', () => done(), { once: true })
    let at = sound.currentTime
    for (const [n, clip] of clips.entries()) {
      const source = sound.createBufferSource()
      source.buffer = clip
      source.connect(sound.destination)
      source.start(at)
      at += clip.duration
      if (n === clips.length - 1) source.onended = () => done()
    }
  })
}
