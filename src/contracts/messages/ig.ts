import { en, type Messages } from './en.ts'

export const ig: Messages = { ...en }
