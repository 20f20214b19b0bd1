import { useEffect, useRef, useState } from 'react'
import { thumbnailOf } from '../../contracts/community.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'

interface PictureProps {
  src: string
  author: string
  whole?: boolean
  lessData: boolean
}

/**
 * Picture of a post in a box of known size, so that nothing moves when the file arrives. Lists show a thumbnail, because
 * farmers pay by the byte; `whole` shows the full picture, with zoom and a link to the file. In data-saving mode the
 * picture loads on request.
 */
export function Picture({ src, author, whole, lessData }: PictureProps) {
  const t = useTranslate()
  const [asked, setAsked] = useState(!lessData)
  const [large, setLarge] = useState(false)
  const { image, failed, onError } = useLoadFailure()
  if (failed) {
    return (
      <p className="picture picture-none soft">
        <Icon name="image" />
        {t('community.imageUnavailable')}
      </p>
    )
  }
  if (!asked) {
    return (
      <p className="picture picture-none soft">
        <Button variant="secondary" icon="image" onClick={() => setAsked(true)}>
          {t('data.showPicture')}
        </Button>
      </p>
    )
  }
  const shown = (
    <img
      ref={image}
      className={whole ? 'picture picture-whole' : 'picture'}
      src={large ? src : thumbnailOf(src)}
      srcSet={whole ? undefined : `${thumbnailOf(src)} 320w, ${src} 1280w`}
      sizes={whole ? undefined : '(min-width: 40rem) 40rem, 10rem'}
      width={640}
      height={480}
      alt={t('community.image', { name: author })}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  )
  return whole ? (
    <a
      className="picture-link"
      href={src}
      target="_blank"
      rel="noreferrer"
      onClick={large ? undefined : onPlainClick(() => setLarge(true))}
    >
      {shown}
    </a>
  ) : (
    shown
  )
}

function useLoadFailure() {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  // The image may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  return { image, failed, onError: () => setFailed(true) }
}
