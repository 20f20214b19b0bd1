import type { ReactNode } from 'react'

type Part<Props> = (props: Props) => ReactNode
/** Puts a part's ready HTML in its place. */
export type Splice = <Props extends object>(inner: Part<Props>, props: Props) => ReactNode

let splice: Splice | null = null

/**
 * A component whose HTML the server makes once for what it shows, and then puts into every page that shows it. Its props
 * say all that it shows: it reads nothing of the page but its language, asks for no data, and puts no `useId` into its HTML.
 * What differs from person to person goes into the prop `says`, and nothing is concluded from it but whether it is there;
 * the other props choose the HTML, functions aside. It begins and ends with an element. In the browser it is what it was.
 */
export const part =
  <Props extends object>(inner: Part<Props>): Part<Props> =>
  (props) =>
    splice ? splice(inner, props) : inner(props)

/** While a page is made with ready parts. */
export function splicing<Made>(by: Splice, make: () => Made): Made {
  const before = splice
  splice = by
  try {
    return make()
  } finally {
    splice = before
  }
}
