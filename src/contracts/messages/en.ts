/** English: the specification's exact texts. The other catalogues have the same keys, or `check` fails. */
export const en = {
  'app.loading': 'Loading...',
  'app.error': 'Something went wrong. Please try again.',
  'notFound.title': 'Page Not Found',
}

export type Messages = Record<keyof typeof en, string>
