import { en, type Messages } from './en.ts'

export const ha: Messages = { ...en }
