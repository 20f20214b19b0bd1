import { registerLazy } from '../lib/later.ts'

export const loadProfileDialog = registerLazy(() => import('./profile-dialog.tsx'))
