const LONGEST_SIDE = 1280
const QUALITY = 0.8

/**
 * Makes a smaller copy of a picture on the phone: at most 1280 px, WebP or else JPEG. Returns the original if it is
 * smaller, or if the browser cannot decode it; the server then reports the error.
 */
export function shrinkImage(file: File): Promise<Blob> {
  const copy = shrunkImages.get(file) ?? smallCopy(file)
  shrunkImages.set(file, copy)
  return copy
}

/** Cached copies: the upload cache recognises a picture by its copy. */
const shrunkImages = new WeakMap<File, Promise<Blob>>()

async function smallCopy(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const copy = (await encodeCanvas(canvas, 'image/webp')) ?? (await encodeCanvas(canvas, 'image/jpeg'))
    return copy && copy.size < file.size ? copy : file
  } catch {
    return file
  }
}

/** Null if the browser cannot write the type; it returns a PNG then. */
const encodeCanvas = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, QUALITY),
  )
