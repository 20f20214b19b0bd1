import { fieldRefusalError } from '../../contracts/refusals.ts'

const NAME_FIELDS = ['firstName', 'lastName'] as const
type Names = { [Field in (typeof NAME_FIELDS)[number]]?: string | null | undefined }

const foldCase = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Reports whether a name impersonates the app. */
export const impersonatesApp = (app: string, name: string): boolean =>
  foldCase(name)
    .split(/[^\p{L}\p{N}]+/u)
    .includes(foldCase(app))

/** Refuses a person's name that contains the name of the app, because messages in that name would deceive. @throws AppError invalid on that field */
export function refuseAppName(app: string, names: Names): void {
  const field = NAME_FIELDS.find((each) => impersonatesApp(app, names[each] ?? ''))
  if (field) throw fieldRefusalError(field, 'name.ofApp')
}
