import { forLater } from '../lib/later.ts'

export const loadCropDialog = forLater(() => import('./crop-dialog.tsx'))
