import { useEffect, useState } from 'react'

/** Address of a picture or recording on this phone, while it is shown; null for none. */
export function useBlobAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
