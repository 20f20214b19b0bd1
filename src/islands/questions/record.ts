import { RECORDING_MAX_BYTES } from '../../contracts/questions.ts'

const TYPE = 'audio/webm;codecs=opus'
/** Bit rate at which speech is clear and 20 seconds take 33 to 38 KB. Constant, because old iPhones require that. */
const OPTIONS: MediaRecorderOptions & { audioBitrateMode: 'constant' } = {
  mimeType: TYPE,
  audioBitsPerSecond: 12_000,
  audioBitrateMode: 'constant',
}
const LONGEST_MS = 20_000
/** Part length, ms. A recording that gets too large ends with its last complete part. */
const PART_MS = 1000

/** Returns whether recording is possible; not on http outside localhost, where browsers give no microphone. */
export const canRecordAudio = () =>
  globalThis.MediaRecorder?.isTypeSupported(TYPE) === true && navigator.mediaDevices?.getUserMedia !== undefined

/** Records from the microphone until `stop`, 20 seconds at most; null if nothing was recorded. @throws without a microphone or permission */
export async function recordAudio(stop: AbortSignal, onStart: () => void): Promise<Blob | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  try {
    return stop.aborted ? null : await recordStream(stream, stop, onStart)
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function recordStream(stream: MediaStream, stop: AbortSignal, onStart: () => void): Promise<Blob | null> {
  const recorder = new MediaRecorder(stream, OPTIONS)
  const parts: Blob[] = []
  let left = RECORDING_MAX_BYTES
  recorder.ondataavailable = ({ data }) => {
    left -= data.size
    if (left >= 0) parts.push(data)
    else end()
  }
  const end = () => recorder.state !== 'inactive' && recorder.stop()
  const over = new Promise((done) => {
    recorder.onstop = done
    recorder.onerror = done
  })
  recorder.start(PART_MS)
  onStart()
  const limit = setTimeout(end, LONGEST_MS)
  stop.addEventListener('abort', end)
  await over
  clearTimeout(limit)
  const whole = new Blob(parts, { type: TYPE })
  return whole.size > 0 ? whole : null
}

export const base64Of = (blob: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
