import { registerLazyComponent } from '../lib/later.ts'

export const loadCropDialog = registerLazyComponent(() => import('./crop-dialog.tsx'))
