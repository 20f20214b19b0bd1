import { en, type Messages } from './en.ts'

export const yo: Messages = { ...en }
