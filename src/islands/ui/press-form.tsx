import type { ReactNode } from 'react'

/** A form that is only a button. With script its press is `onPress`, unless it is still `pending`. */
export function PressForm({
  action,
  pending = false,
  onPress,
  children,
}: {
  action: string
  pending?: boolean
  onPress: () => unknown
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void onPress()
      }}
    >
      {children}
    </form>
  )
}
