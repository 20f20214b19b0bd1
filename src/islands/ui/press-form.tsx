import type { ReactNode } from 'react'

/** Form with only a button. With JavaScript a press calls `onPress`, unless `pending`. */
export function SingleButtonForm({
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
