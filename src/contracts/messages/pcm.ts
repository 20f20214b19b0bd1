import { en, type Messages } from './en.ts'

export const pcm: Messages = { ...en }
