import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/field.tsx'

/** Digits in the order of a phone's keypad. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Keys of which one tap is one press. */
export function KeyButtons({ keys }: { keys: readonly string[] }) {
  return (
    <div className="handset-keys">
      {keys.map((key) => (
        <button key={key} type="submit" name="press" value={key} className="button button-secondary">
          {key}
        </button>
      ))}
    </div>
  )
}

/** Input for several keys, or words, at once. */
export function TypedKeysForm() {
  const { t } = usePage()
  return (
    <>
      <TextInput label={t('practice.keys')} name="press" maxLength={160} autoComplete="off" />
      <Button type="submit" icon="send" wide>
        {t('practice.send')}
      </Button>
    </>
  )
}
