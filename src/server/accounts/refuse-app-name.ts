import { refuseField } from '../../contracts/refusals.ts'

const NAME_FIELDS = ['firstName', 'lastName'] as const
type Names = { [Field in (typeof NAME_FIELDS)[number]]?: string | null | undefined }

const foldCase = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Reports whether a name impersonates the app. */
export const impersonatesApp = (app: string, name: string): boolean =>
  foldCase(name)
    .split(/[^\p{L}\p{N}]+/u)
    .includes(foldCase(app))

/** @throws AppError invalid, naming the field in which a person entered the app's own name */
export function refuseAppName(app: string, names: Names): void {
  const field = NAME_FIELDS.find((each) => impersonatesApp(app, names[each] ?? ''))
  if (field) throw refuseField(field, 'name.ofApp')
}
