import { type ReactNode, useState } from 'react'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { SingleButtonForm } from './press-form.tsx'

/** Button that reports bad wording, once. It stays pressed; the text does not change. `children` are the form's hidden fields. */
export function ReportBadWordingButton({
  action,
  onPress,
  children,
}: {
  action: string
  onPress: () => unknown
  children?: ReactNode
}) {
  const t = useTranslate()
  const [reported, setReported] = useState(false)
  const press = () => {
    setReported(true)
    return onPress()
  }
  return (
    <SingleButtonForm action={action} pending={reported} onPress={press}>
      {children}
      <Button type="submit" variant={reported ? 'primary' : 'quiet'} aria-pressed={reported}>
        {t('advisory.badlySaid')}
      </Button>
    </SingleButtonForm>
  )
}
