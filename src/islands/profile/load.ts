import { forLater } from '../lib/later.ts'

export const loadProfileDialog = forLater(() => import('./profile-dialog.tsx'))
