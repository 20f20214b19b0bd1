import { registerLazyComponent } from '../lib/later.ts'

export const loadProfileDialog = registerLazyComponent(() => import('./profile-dialog.tsx'))
