import { registerLazy } from '../lib/later.ts'

export const loadCropDialog = registerLazy(() => import('./crop-dialog.tsx'))
