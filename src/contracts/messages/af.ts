import { en, type Messages } from './en.ts'

export const af: Messages = { ...en }
