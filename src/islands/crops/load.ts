import { registerLazyComponent } from '../lib/lazy-component.ts'

export const loadCropDialog = registerLazyComponent(() => import('./crop-dialog.tsx'))
