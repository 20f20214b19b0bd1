import { useEffect, useState } from 'react'

/** Returns an object URL of a picture or recording while the component is mounted; null without one. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
