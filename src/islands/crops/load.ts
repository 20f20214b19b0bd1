export const loadCropDialog = () => import('./crop-dialog.tsx')
