import { registerLazyComponent } from '../lib/lazy-component.ts'

export const loadProfileDialog = registerLazyComponent(() => import('./profile-dialog.tsx'))
