import { en, type Messages } from './en.ts'

export const ng: Messages = { ...en }
